using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>What is inside is a list, and its first is the one inside of every exception as well.</summary>
public sealed class SeveralExceptions() : ValuesCapability<HasSeveralFailures>("C48.exception-several", "an AggregateException with two inside", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasSeveralFailures Root)> Make() =>
    [
        ("two inside", new() { Value = new("outer", new InvalidOperationException("one"), new ArgumentException("two")) }),
    ];

    protected override Likeness Compare(HasSeveralFailures expected, HasSeveralFailures actual) => actual.Value switch
    {
        { InnerExceptions: [InvalidOperationException { Message: "one" }, ArgumentException { Message: "two" }] } => Likeness.Exact,
        { InnerExceptions: [{ Message: "one" }, { Message: "two" }] } => Likeness.Near("those inside come back by their messages"),
        { InnerExceptions.Count: var count } => Likeness.Lost($"two exceptions inside come back as {count}{(count == 2 ? " others" : "")}"),
        _ => Likeness.Lost("it comes back as null"),
    };
}
