using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Where the members of a base class stand first, a new one moves those of every class that derives from it.</summary>
public sealed class AddedToBase() : VersionCapability<V1.Trawler, V2.Trawler>("C01.base", "a member was added to the base class, and an old payload of the derived class is read")
{
    protected override bool IsOfConversion => true;

    protected override V1.Trawler Make() => new() { Number = 11, Own = 33, Text = "here" };

    protected override Judgement Judge(V2.Trawler read) => (read.Number, read.Added, read.Own, read.Text) switch
    {
        (11, 0, 33, "here") => Judgement.Pass(),
        (0, 0, 33, "here") => Judgement.NotApplicable("the members of the base class are lost, of which C17.base tells"),
        _ => Judgement.Fail($"11, 33 and here come back as {read.Number}, {read.Own} and {read.Text ?? "null"}, beside {read.Added}, silently"),
    };
}

/// <summary>The other way: an older program reads it.</summary>
public sealed class RemovedFromBase() : VersionCapability<V2.Trawler, V1.Trawler>("C02.base", "a member was removed from the base class, and an old payload of the derived class is read")
{
    protected override bool IsOfConversion => true;

    protected override V2.Trawler Make() => new() { Number = 11, Added = 22, Own = 33, Text = "here" };

    protected override Judgement Judge(V1.Trawler read) => (read.Number, read.Own, read.Text) switch
    {
        (11, 33, "here") => Judgement.Pass(),
        (0, 33, "here") => Judgement.NotApplicable("the members of the base class are lost, of which C17.base tells"),
        _ => Judgement.Fail($"11, 33 and here come back as {read.Number}, {read.Own} and {read.Text ?? "null"}, silently"),
    };
}
