using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A format whose whole value must be an object or a document refuses it.</summary>
public sealed class TextRoots() : RootCapability<string>("C52.text", "the whole value is a text, also an empty one")
{
    protected override IReadOnlyList<string> Values => ["here", ""];

    protected override string Show(string value) => ValueChecks.Quoted(value);
}

/// <summary>Null has no form of its own in a format that knows neither null nor members that are left out.</summary>
public sealed class NullTextRoots() : NullRootCapability<string>("C25.root-text", "the whole value is declared as a text and is null");

/// <summary>A reader may take what was written for null for a list without elements.</summary>
public sealed class NullListRoots() : NullRootCapability<List<Kayak>>("C25.root-list", "the whole value is declared as a list and is null");

/// <summary>A number alone.</summary>
public sealed class NumberRoots() : RootCapability<int>("C52.number", "the whole value is a number")
{
    protected override IReadOnlyList<int> Values => [11, 0, -70_000];

    protected override string Show(int value) => value.ToString(CultureInfo.InvariantCulture);
}

/// <summary>A null number is not a zero.</summary>
public sealed class NullableRoots() : RootCapability<int?>("C52.nullable", "the whole value is a number that can be null, with a value and without one")
{
    protected override IReadOnlyList<int?> Values => [11, 0, null];

    protected override string Show(int? value) => value!.Value.ToString(CultureInfo.InvariantCulture);
}

/// <summary>An enumeration alone.</summary>
public sealed class EnumRoots() : RootCapability<Rapids>("C52.enum", "the whole value is an enumeration")
{
    protected override IReadOnlyList<Rapids> Values => [Rapids.Gentle, Rapids.None, Rapids.Wild];

    protected override string Show(Rapids value) => value.ToString();
}

/// <summary>Its parts of a second are told too.</summary>
public sealed class DateRoots() : RootCapability<DateTime>("C52.date", "the whole value is a date in UTC")
{
    protected override IReadOnlyList<DateTime> Values => [new(2024, 2, 29, 12, 34, 56, 789, DateTimeKind.Utc)];

    protected override string Show(DateTime value) => $"{value.ToString("yyyy-MM-ddTHH:mm:ss.fffffff", CultureInfo.InvariantCulture)} {value.Kind}";
}

/// <summary>A GUID alone.</summary>
public sealed class GuidRoots() : RootCapability<Guid>("C52.guid", "the whole value is a GUID")
{
    protected override IReadOnlyList<Guid> Values => [new("00112233-4455-6677-8899-aabbccddeeff"), Guid.Empty];

    protected override string Show(Guid value) => value.ToString();
}

/// <summary>Bytes alone.</summary>
public sealed class BytesRoots() : RootCapability<byte[]>("C52.bytes", "the whole value is an array of bytes, also an empty one")
{
    protected override IReadOnlyList<byte[]> Values => [[0, 1, 0x80, 0xFF], []];

    protected override string Show(byte[] value) => $"[{Convert.ToHexString(value)}]";
}

/// <summary>A list is what most services answer.</summary>
public sealed class ListRoots() : RootCapability<List<Kayak>>("C52.list", "the whole value is a List of objects")
{
    protected override IReadOnlyList<List<Kayak>> Values => [Kayaks.Three()];

    protected override string Show(List<Kayak> value) => Kayaks.Show(value);
}

/// <summary>A reader that counts on a first element has none.</summary>
public sealed class EmptyListRoots() : RootCapability<List<Kayak>>("C25.root-empty", "the whole value is a List without elements")
{
    protected override IReadOnlyList<List<Kayak>> Values => [[]];

    protected override string Show(List<Kayak> value) => Kayaks.Show(value);
}

/// <summary>An array is not a list to a library that writes the names of types.</summary>
public sealed class ArrayRoots() : RootCapability<Kayak[]>("C52.array", "the whole value is an array of objects")
{
    protected override IReadOnlyList<Kayak[]> Values => [[.. Kayaks.Three()]];

    protected override string Show(Kayak[] value) => Kayaks.Show(value);
}

/// <summary>The declaration does not say which class to make.</summary>
public sealed class InterfaceRoots() : RootCapability<IReadOnlyList<Kayak>>("C52.interface", "the whole value is declared as IReadOnlyList of objects")
{
    protected override IReadOnlyList<IReadOnlyList<Kayak>> Values => [Kayaks.Three()];

    protected override string Show(IReadOnlyList<Kayak> value) => Kayaks.Show(value);
}

/// <summary>No class of the program is in it.</summary>
public sealed class NumbersRoots() : RootCapability<List<int>>("C52.numbers", "the whole value is a List of numbers")
{
    protected override IReadOnlyList<List<int>> Values => [[3, 1, 2], [0]];

    protected override string Show(List<int> value) => $"[{string.Join(", ", value)}]";
}

/// <summary>Arrays of several lengths, also of none.</summary>
public sealed class JaggedRoots() : RootCapability<int[][]>("C52.jagged", "the whole value is an array of arrays of numbers")
{
    protected override IReadOnlyList<int[][]> Values => [[[3, 1], [2]], [[], [0]]];

    protected override string Show(int[][] value) => $"[{string.Join(", ", value.Select(row => row is null ? "null" : $"[{string.Join(", ", row)}]"))}]";
}

/// <summary>Its keys stand where the names of members stand elsewhere.</summary>
public sealed class DictionaryRoots() : RootCapability<Dictionary<string, Kayak>>("C52.dictionary", "the whole value is a Dictionary of objects by texts")
{
    protected override IReadOnlyList<Dictionary<string, Kayak>> Values => [Kayaks.Three().ToDictionary(kayak => $"key {kayak.Number}")];

    protected override string Show(Dictionary<string, Kayak> value) => Kayaks.Show(value);
}

/// <summary>A format whose names are texts has to write its keys as texts, or as pairs.</summary>
public sealed class NumberKeyRoots() : RootCapability<Dictionary<int, Kayak>>("C52.number-keys", "the whole value is a Dictionary of objects by numbers")
{
    protected override IReadOnlyList<Dictionary<int, Kayak>> Values => [Kayaks.Three().ToDictionary(kayak => kayak.Number)];

    protected override string Show(Dictionary<int, Kayak> value) => Kayaks.Show(value);
}

/// <summary>Its parts are fields.</summary>
public sealed class TupleRoots() : RootCapability<(int Number, string? Name)>("C52.tuple", "the whole value is a tuple")
{
    protected override IReadOnlyList<(int Number, string? Name)> Values => [(11, "here"), (0, null)];

    protected override string Show((int Number, string? Name) value) => $"({value.Number}, {value.Name ?? "null"})";
}

/// <summary>What the collections hold.</summary>
internal static class Kayaks
{
    public static List<Kayak> Three() => [new() { Number = 3, Name = "red" }, new() { Number = 0 }, new() { Number = -2, Name = "" }];

    public static string Show(IEnumerable<Kayak> kayaks) => $"[{string.Join(", ", kayaks.Select(Show))}]";

    public static string Show<TKey>(IReadOnlyDictionary<TKey, Kayak> kayaks) => $"[{string.Join(", ", kayaks.OrderBy(pair => pair.Key).Select(pair => $"{pair.Key}: {Show(pair.Value)}"))}]";

    private static string Show(Kayak? kayak) => kayak is null ? "null" : $"{kayak.Number.ToString(CultureInfo.InvariantCulture)} {(kayak.Name is { } name ? ValueChecks.Quoted(name) : "null")}";
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class DictionaryRootModel() : CapabilityModel<Dictionary<string, Kayak>>(Needs.Dictionary);

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class NumberKeyRootModel() : CapabilityModel<Dictionary<int, Kayak>>(Needs.Dictionary);
