using System.Globalization;
using System.Numerics;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A member declared as object.</summary>
public sealed class ObjectMember() : ValuesCapability<Anything>("C14", "a member declared as object holds a number, a text, an object of a class and an array", "polymorphism")
{
    protected override IEnumerable<(string Name, Anything Root)> Make() =>
    [
        ("an int", new() { Value = 11 }),
        ("a string", new() { Value = "here" }),
        ("an object", new() { Value = new Something { Number = 11 } }),
        ("an array", new() { Value = new[] { 1, 2, 3 } }),
    ];

    protected override Likeness Compare(Anything expected, Anything actual) => (expected.Value, actual.Value) switch
    {
        (int or string, var value) when Equals(expected.Value, value) => Likeness.Exact,
        (Something, Something { Number: 11 }) => Likeness.Exact,
        (int[], int[] and [1, 2, 3]) => Likeness.Exact,
        (int, IConvertible value and not string) when value.ToInt64(null) == 11 => Likeness.Near($"the number comes back as a {value.GetType().Name}"),
        (var given, var value) => Likeness.Lost($"a {given!.GetType().Name} comes back as {value?.GetType().Name ?? "null"}"),
    };
}

/// <summary>What is neither a text nor a small number keeps its type only where the payload says it.</summary>
public sealed class ObjectTypes() : ValuesCapability<Anything>("C14.types", "a long, a decimal, dates, a duration, a Guid and bytes in a member declared as object", "polymorphism")
{
    protected override IEnumerable<(string Name, Anything Root)> Make() => AnyLikeness.OtherValues.Select(value => (value.Name, new Anything { Value = value.Value }));

    protected override Likeness Compare(Anything expected, Anything actual) => AnyLikeness.Compare(expected.Value, actual.Value);
}

/// <summary>What stands for no value is an object too. A format that has null takes it for that.</summary>
public sealed class ObjectsForNothing() : ValuesCapability<Anything>("C14.nothing", "DBNull in a member declared as object, and in an array of objects there", "polymorphism")
{
    /// <inheritdoc/>
    protected override IEnumerable<(string Name, Anything Root)> Make() => [("DBNull", new() { Value = DBNull.Value }), ("DBNull in an array", new() { Value = new object[] { 1, DBNull.Value } })];

    /// <inheritdoc/>
    protected override Likeness Compare(Anything expected, Anything actual) => (expected.Value, actual.Value) switch
    {
        (object[], System.Collections.IEnumerable read and not string) when read.Cast<object?>().Skip(1).ToList() is [var second] => Nothing(second),
        (DBNull, var read) => Nothing(read),
        (_, var read) => Likeness.Lost($"it comes back as {read?.GetType().Name ?? "null"}"),
    };

    private static Likeness Nothing(object? read) => read switch
    {
        DBNull => Likeness.Exact,
        null => Likeness.Near("DBNull comes back as null"),
        // A library's own class for a null, such as a JValue.
        _ when read.ToString() is "" => Likeness.Near($"DBNull comes back as a {read.GetType().Name} that is null"),
        _ => Likeness.Lost($"DBNull comes back as a {read.GetType().Name}"),
    };
}

/// <summary>A writer may know them as members that are declared as what they are, and not among objects.</summary>
public sealed class ObjectSystemTypes() : ValuesCapability<Anything>("C14.system", "a Type, a Version, a Uri, a BigInteger, a char, a DateOnly and an enumeration in a member declared as object", "polymorphism")
{
    protected override IEnumerable<(string Name, Anything Root)> Make() =>
    [
        ("a type", new() { Value = typeof(Something) }),
        ("a version", new() { Value = new Version(1, 2, 3, 4) }),
        ("an address", new() { Value = new Uri("https://example.org/a?b=c") }),
        ("a number without a limit", new() { Value = BigInteger.Pow(10, 30) + 1 }),
        ("a char", new() { Value = 'q' }),
        ("a day", new() { Value = new DateOnly(2020, 2, 3) }),
        ("an enumeration", new() { Value = DayOfWeek.Friday }),
    ];

    protected override Likeness Compare(Anything expected, Anything actual) => (expected.Value, actual.Value) switch
    {
        (Type given, not (null or Type)) when Text(actual.Value).StartsWith(given.FullName!, StringComparison.Ordinal) => Near(given, actual.Value),
        (DateOnly given, DateTime read) when read == given.ToDateTime(TimeOnly.MinValue) => Near(given, read),
        (DateOnly given, not (null or DateOnly)) when Text(actual.Value) == given.ToString("O", CultureInfo.InvariantCulture) => Near(given, actual.Value),
        (DayOfWeek given, not (null or DayOfWeek)) when Text(actual.Value) == given.ToString("D") => Near(given, actual.Value),
        (var given, var read) => AnyLikeness.Compare(given, read),
    };

    private static Likeness Near(object given, object read) => Likeness.Near($"a {given.GetType().Name} comes back as a {read.GetType().Name} that means the same");

    private static string Text(object value) => Convert.ToString(value, CultureInfo.InvariantCulture) ?? "";
}

/// <summary>Where a payload says the types of objects, a writer may leave out those of numbers.</summary>
public sealed class ObjectNumbers() : ValuesCapability<Anything>("C14.numbers", "a byte, an sbyte, a short, a ushort, a uint, the largest ulong and a float in a member declared as object", "polymorphism")
{
    protected override IEnumerable<(string Name, Anything Root)> Make() =>
    [
        ("a byte", new() { Value = (byte)200 }),
        ("an sbyte", new() { Value = (sbyte)-100 }),
        ("a short", new() { Value = (short)-30_000 }),
        ("a ushort", new() { Value = (ushort)60_000 }),
        ("a uint", new() { Value = 4_000_000_000u }),
        ("the largest ulong", new() { Value = ulong.MaxValue }),
        ("a float", new() { Value = 0.1f }),
    ];

    protected override Likeness Compare(Anything expected, Anything actual) => AnyLikeness.Compare(expected.Value, actual.Value);
}

/// <summary>A program puts it where it needs something that is equal to nothing else, such as a mark or a lock. It has no member that a reader could know it by.</summary>
public sealed class PlainObjects() : ValuesCapability<Anything>("C14.plain", "a plain object, new object(), in a member declared as object", "polymorphism")
{
    protected override IEnumerable<(string Name, Anything Root)> Make() => [("a plain object", new() { Value = new object() })];

    protected override Likeness Compare(Anything expected, Anything actual) => actual.Value?.GetType() is var read && read == typeof(object)
        ? Likeness.Exact
        : Likeness.Lost($"it comes back as {(read is null ? "null" : $"a {read.Name}")}");
}

/// <summary>Where nothing says what a text is, a reader may take it for a date or a number.</summary>
public sealed class ObjectValues() : ValuesCapability<Anything>("C14.values", "texts such as a date, null or 1e3, and decimals, in a member declared as object", "polymorphism")
{
    /// <summary>More digits than a double has.</summary>
    private static readonly decimal[] s_manyDigits = [12345678901234567890.12345678m, 0.1234567890123456789012345678m];

    /// <summary>Where an ordinary text does not come back as one at all, C14 says so, and nothing is special about these.</summary>
    protected override Judgement Try(ISubject subject) => Attempt.RoundTrip(subject, new Anything { Value = "here" }).Value is { Value: "here" }
        ? base.Try(subject)
        : Judgement.NotApplicable("no text comes back as a text from such a member");

    protected override IEnumerable<(string Name, Anything Root)> Make() =>
    [
        .. DifficultTexts.Plain.Select(text => (text.Name, new Anything { Value = text.Text })),
        .. DecimalLikeness.Values.Concat(s_manyDigits).Select(value => (DecimalLikeness.Show(value) + "m", new Anything { Value = value })),
    ];

    protected override Likeness Compare(Anything expected, Anything actual) => (expected.Value, actual.Value) switch
    {
        (string given, string read) => TextLikeness.Compare(given, read),
        (decimal given, decimal read) => DecimalLikeness.Compare(given, read),
        (decimal given, IConvertible read and not (string or DateTime or bool)) when read.ToDecimal(null) == given => Likeness.Near($"the number comes back as a {read.GetType().Name}"),
        (var given, var read) => Likeness.Lost($"a {given!.GetType().Name} comes back as {read?.GetType().Name ?? "null"}"),
    };
}
