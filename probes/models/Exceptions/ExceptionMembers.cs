using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library that knows an exception by its base class alone loses what its own class has: the name of a parameter or of a file, a code, all inner exceptions but the first.</summary>
public sealed class ExceptionMembers() : ValuesCapability<HasFailure>("C48.exception-members", "exceptions of the runtime with members of their own: the name of a parameter and of a file, several exceptions inside, a code, data", "values")
{
    private const int Refused = 10061;

    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasFailure Root)> Make() =>
    [
        ("the name of a parameter", new() { Value = new ArgumentException("wrong", "size") }),
        ("the name of a parameter and its value", new() { Value = new ArgumentOutOfRangeException("size", 7, "too large") }),
        ("the name of a file", new() { Value = new FileNotFoundException("gone", "a.txt") }),
        ("two exceptions inside", new() { Value = new AggregateException("several", new InvalidOperationException("one"), new ArgumentException("two")) }),
        ("a code", new() { Value = new System.Net.Sockets.SocketException(Refused) }),
        ("the name of an object", new() { Value = new ObjectDisposedException("pool") }),
        ("data", new() { Value = new InvalidOperationException("here") { Data = { ["order"] = "7" } } }),
        ("the number of its kind", new() { Value = new InvalidOperationException("here") { HResult = Refused } }),
    ];

    protected override Likeness Compare(HasFailure expected, HasFailure actual) => (expected.Value!, actual.Value) switch
    {
        (_, null) => Likeness.Lost("it comes back as null"),
        var (given, read) when given.GetType() != read.GetType() => Likeness.Near($"it comes back as {read.GetType().Name}"),
        (ArgumentException given, ArgumentException read) => Likeness.OfEqual(given.ParamName, read.ParamName),
        (FileNotFoundException given, FileNotFoundException read) => Likeness.OfEqual(given.FileName, read.FileName),
        (AggregateException given, AggregateException read) => Likeness.OfEqual(string.Join(", ", given.InnerExceptions.Select(inner => inner.Message)), string.Join(", ", read.InnerExceptions.Select(inner => inner.Message))),
        (System.Net.Sockets.SocketException given, System.Net.Sockets.SocketException read) => Likeness.OfEqual(given.ErrorCode, read.ErrorCode),
        (ObjectDisposedException given, ObjectDisposedException read) => Likeness.OfEqual(given.ObjectName, read.ObjectName),
        ({ Data.Count: > 0 }, var read) => Likeness.OfEqual("7", read.Data["order"]),
        var (given, read) => Likeness.OfEqual(given.HResult, read.HResult),
    };
}
