using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>An old payload says nothing of the new members: they keep what the class gives them.</summary>
public sealed class AddBegunMembers() : VersionCapability<V1.BegunAdded, V2.BegunAdded>("C01.initial", "a truth value, a list and an array with initial values were added, and an old payload is read")
{
    protected override V1.BegunAdded Make() => new() { Given = 11 };

    protected override Judgement Judge(V2.BegunAdded read) => read.Given != 11
        ? Judgement.Fail($"11 comes back as {read.Given}")
        : read is { Enabled: true, Parts: [7], Codes: [8] } ? Judgement.Pass()
        : read is { Parts: null or [] or [7], Codes: null or [] or [8] } ? Judgement.Partial($"instead of their initial values the new members are {Lost(read)}")
        : Judgement.Fail("a new member has a value that is neither in the payload nor in the class");

    private static string Lost(V2.BegunAdded read) => string.Join(", ", new[] { read.Enabled ? "" : "false", Begun.Lost(read.Parts, "list"), Begun.Lost(read.Codes, "array") }.Where(text => text.Length > 0));
}

/// <summary>The old program has no such members.</summary>
public sealed class RemoveBegunMembers() : VersionCapability<V2.BegunAdded, V1.BegunAdded>("C02.initial", "a truth value, a list and an array with initial values were removed, or a program is older than the payload")
{
    protected override V2.BegunAdded Make() => Begun.Written();

    protected override Judgement Judge(V1.BegunAdded read) => SmallChanges.Removed(read.Given);
}

/// <summary>False is what the class does not begin with, so it must be written, and read by the number. A library that goes by names leaves the initial values.</summary>
public sealed class RenameBegunMembers() : VersionCapability<V1.BegunRenamed, V2.BegunRenamed>("C03.initial", "a truth value and a list with initial values were renamed and keep their numbers")
{
    protected override V1.BegunRenamed Make() => new() { Given = 11, Enabled = false, Parts = [1, 2] };

    protected override Judgement Judge(V2.BegunRenamed read) => read switch
    {
        { Given: 11, Working: false, Pieces: [1, 2] } => Judgement.Pass(),
        { Given: 11, Working: true, Pieces: [7] } => Judgement.Partial("their values are lost and they keep their initial ones, the other is kept"),
        { Given: 11, Pieces: null or [] or [7] } => Judgement.Partial("their values are lost, the other is kept"),
        _ => Judgement.Fail($"11, false, 1 2 come back as {read.Given}, {Begun.Text(read.Working)}, {Begun.Text(read.Pieces)}"),
    };
}

/// <summary>Their numbers go with them.</summary>
public sealed class ReorderBegunMembers() : VersionCapability<V1.BegunReordered, V2.BegunReordered>("C04.initial", "lists and a truth value with initial values were reordered and keep their numbers")
{
    protected override V1.BegunReordered Make() => new() { Apples = [1, 2], Enabled = false, Zebras = [3] };

    protected override Judgement Judge(V2.BegunReordered read) => read is { Apples: [1, 2], Enabled: false, Zebras: [3] }
        ? Judgement.Pass()
        : Judgement.Fail($"1 2, false, 3 come back as {Begun.Text(read.Apples)}, {Begun.Text(read.Enabled)}, {Begun.Text(read.Zebras)}");
}

/// <summary>Every int is a long. A 0 is what the class does not begin with.</summary>
public sealed class WidenBegunMembers() : VersionCapability<V1.BegunWidened, V2.BegunWidened>("C05.initial", "an int and a list of int with initial values became a long and a list of long")
{
    protected override V1.BegunWidened Make() => new() { Value = 0, Parts = [-1, 2], Tail = 55 };

    protected override Judgement Judge(V2.BegunWidened read) => read is { Value: 0, Parts: [-1, 2], Tail: 55 }
        ? Judgement.Pass()
        : Judgement.Fail($"0, -1 2, 55 come back as {read.Value}, {Begun.Text(read.Parts)}, {read.Tail}");
}

/// <summary>Only an exception is right.</summary>
public sealed class NarrowBegunMembers() : VersionCapability<V2.BegunWidened, V1.BegunWidened>("C06.initial", "a list of long with initial elements became a list of int, and the value does not fit")
{
    protected override V2.BegunWidened Make() => new() { Value = 11, Parts = [SmallChanges.DoesNotFit], Tail = 55 };

    protected override Judgement Judge(V1.BegunWidened read) => Judgement.Fail($"2^40 + 7 in the list comes back as {Begun.Text(read.Parts)}, silently");

    protected override Judgement Judge(Attempt<V1.BegunWidened> refused, Attempt<V2.BegunWidened> own) => Attempt.Refusal(refused, own);
}

/// <summary>One number became a list of numbers, which begins with another.</summary>
public sealed class MultiplyBegunMember() : VersionCapability<V1.BegunMultiplied, V2.BegunMultiplied>("C07.initial", "an int with an initial value became a list with initial elements")
{
    protected override V1.BegunMultiplied Make() => new() { Value = 11, Tail = 55 };

    protected override Judgement Judge(V2.BegunMultiplied read) => read is { Value: [7], Tail: 55 }
        ? Judgement.Partial("the list keeps its initial element, the rest is kept")
        : read is { Value: [7, 11], Tail: 55 } ? Judgement.Fail("11 is added to the initial element: 7 11, silently")
        : SmallChanges.Multiplied(read.Value, read.Tail);
}

/// <summary>What the old class has no place for is passed on by its program.</summary>
public sealed class PassOnBegunMembers() : PassedOnCapability<V2.BegunAdded, V1.BegunAdded>("C08.initial", "a truth value, a list and an array with initial values that an old program does not know survive it")
{
    protected override V2.BegunAdded Make() => Begun.Written();

    protected override bool IsWhole(V2.BegunAdded read) => read is { Given: 11, Enabled: false, Parts: [1, 2], Codes: [3] };
}

/// <summary>What the questions about members with initial values share.</summary>
internal static class Begun
{
    /// <summary>Of each member another value than its class begins with.</summary>
    public static V2.BegunAdded Written() => new() { Given = 11, Enabled = false, Parts = [1, 2], Codes = [3] };

    public static string Text<T>(IReadOnlyList<T>? list) => list is null ? "null" : list.Count == 0 ? "an empty list" : string.Join(' ', list);

    public static string Text(bool value) => value ? "true" : "false";

    /// <summary>What is there instead of the initial elements; empty where they are there.</summary>
    public static string Lost<T>(IReadOnlyCollection<T>? begun, string kind) => begun switch
    {
        null => "null for the " + kind,
        { Count: 0 } => $"no element in the {kind}",
        _ => "",
    };
}
