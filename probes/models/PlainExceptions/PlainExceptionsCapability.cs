using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>C48.exception-own has the attribute and the constructor, by which some libraries write it in another way.</summary>
public sealed class PlainExceptions() : UnmarkedCapability<HasBlunder>("C48.exception-plain", "an exception of the program's own without [Serializable], in a member of its class, with a message and a number", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasBlunder Root)> Make() =>
    [
        ("an exception", new() { Value = new("here") { Number = 11 } }),
    ];

    protected override Likeness Compare(HasBlunder expected, HasBlunder actual) => Compare(actual.Value);

    /// <summary>Exact where the message and the number came back.</summary>
    internal static Likeness Compare(Blunder? actual) => actual switch
    {
        { Message: "here", Number: 11 } => Likeness.Exact,
        var read => Likeness.Lost($"here and 11 come back as {read?.Message ?? "null"} and {read?.Number.ToString() ?? "null"}"),
    };
}

/// <summary>The same when it was thrown.</summary>
public sealed class PlainThrownExceptions() : UnmarkedCapability<HasBlunder>("C48.exception-plain-thrown", "an exception of the program's own without [Serializable] that was thrown and caught, in a member of its class", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasBlunder Root)> Make() =>
    [
        ("an exception", new() { Value = Caught.Of(new Blunder("here") { Number = 11 }) }),
    ];

    protected override Likeness Compare(HasBlunder expected, HasBlunder actual) => PlainExceptions.Compare(actual.Value) is { Degree: Degree.Lost } lost ? lost : ExceptionLikeness.OfTrace(actual.Value!);
}
