using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A reader that fills what a getter gives meets an object that is filled already.</summary>
public sealed class ComputedObjects() : RoundTripCapability<Orchard>("C17.computed-object", "a member that has a getter only gives the object of another member, which stands before it and has a list", "members")
{
    protected override bool IsOfConversion => true;

    protected override Orchard Make() => new() { Oldest = new() { Trees = [1, 2] } };

    protected override Judgement Judge(Orchard read) => ComputedParts.Judge(read.Oldest?.Trees);
}

/// <summary>The same of a part of a list.</summary>
public sealed class ComputedElements() : RoundTripCapability<Avenue>("C17.computed-element", "a member that has a getter only gives the first object of a list that stands before it, which has a list itself", "members")
{
    protected override bool IsOfConversion => true;

    protected override Avenue Make() => new() { Groves = [new() { Trees = [1, 2] }, new() { Trees = [3] }] };

    protected override Judgement Judge(Avenue read) => read.Groves is { Count: not 2 } groves
        ? Judgement.Fail($"2 objects come back as {groves.Count}, silently")
        : ComputedParts.Judge(read.Groves?[0].Trees);
}

/// <summary>The same of the list itself.</summary>
public sealed class ComputedLists() : RoundTripCapability<Hedgerow>("C17.computed-list", "a member that has a getter only gives the list of another member, which stands before it", "members")
{
    protected override bool IsOfConversion => true;

    protected override Hedgerow Make() => new() { Trees = [1, 2] };

    protected override Judgement Judge(Hedgerow read) => ComputedParts.Judge(read.Trees);
}

/// <summary>What became of the list of two elements.</summary>
internal static class ComputedParts
{
    public static Judgement Judge(List<int>? trees) => trees switch
    {
        [1, 2] => Judgement.Pass(),
        null => Judgement.Fail("the list is lost, silently"),
        _ => Judgement.Fail($"1, 2 comes back as {string.Join(", ", trees)}, silently"),
    };
}
