using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A reader that fills the object that is there writes over the other member, and over what the program keeps.</summary>
public sealed class SharedInitialObject() : RoundTripCapability<Duet>("C25.initial-shared", "two members that begin with one object of the program, such as an instance that stands for none, written with others", "values")
{
    protected override bool IsOfConversion => true;

    protected override Duet Make()
    {
        Unset.Voice = new();
        return new() { Left = new() { Number = 11, Text = "here" }, Right = new() { Number = 22, Text = "there" } };
    }

    protected override Judgement Judge(Duet read) => (read.Left, read.Right, Unset.Voice) switch
    {
        ({ Number: 11, Text: "here" }, { Number: 22, Text: "there" }, { Number: 7, Text: null }) => Judgement.Pass(),
        ({ Number: 11, Text: "here" }, { Number: 22, Text: "there" }, var unset) => Judgement.Fail($"the object that the members begin with is changed from 7 to {unset.Number}, silently"),
        var (left, right, unset) => Judgement.Fail($"11 and 22 come back as {left?.Number.ToString() ?? "null"} and {right?.Number.ToString() ?? "null"}, and the object that the members begin with has {unset.Number} where it had 7, silently"),
    };
}

/// <summary>A reader that adds to the list that is there adds to all of them.</summary>
public sealed class SharedInitialList() : RoundTripCapability<TwoRosters>("C25.initial-shared-list", "two members that begin with one empty list of the program, written with other elements", "values")
{
    protected override bool IsOfConversion => true;

    protected override TwoRosters Make()
    {
        Unset.Roster = [];
        return new() { Left = [1], Right = [2, 3] };
    }

    protected override Judgement Judge(TwoRosters read) => (read.Left, read.Right, Unset.Roster) switch
    {
        ([1], [2, 3], []) => Judgement.Pass(),
        ([1], [2, 3], var unset) => Judgement.Fail($"the list that the members begin with has {unset.Count} elements, silently"),
        var (left, right, unset) => Judgement.Fail($"1, and 2 and 3, come back as {Shown(left)}, and {Shown(right)}, and the list that the members begin with has {unset.Count} elements, silently"),
    };

    private static string Shown(List<int>? list) => list is null ? "null" : list.Count == 0 ? "none" : string.Join(", ", list);
}
