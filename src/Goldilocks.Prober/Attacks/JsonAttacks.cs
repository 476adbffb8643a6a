namespace Goldilocks.Prober.Attacks;

/// <summary>Nesting that is skipped, numbers and names of a megabyte, and very many of them.</summary>
internal sealed class JsonAttackSection() : AttackSection(new JsonFormat(), static () =>
[
    .. Nesting.Skip("arrays", "["u8.ToArray(), [], "]"u8.ToArray()),
    .. Nesting.Skip("objects", "{\"a\":"u8.ToArray(), "1"u8.ToArray(), "}"u8.ToArray()),
    .. Nesting.In("arrays", CorpusMember.Text, 2, levels => [.. Nesting.Repeated("["u8.ToArray(), levels), .. Nesting.Repeated("]"u8.ToArray(), levels)]),
    .. Nesting.In("arrays", CorpusMember.Rest, 2, levels => [.. Nesting.Repeated("["u8.ToArray(), levels), .. Nesting.Repeated("]"u8.ToArray(), levels)]),
    .. Nesting.In("objects", CorpusMember.Rest, 6, levels => [.. Nesting.Repeated("{\"a\":"u8.ToArray(), levels), (byte)'1', .. Nesting.Repeated("}"u8.ToArray(), levels)]),
    new("H15", "a member of extension data, 100,000 times", Place.Value, CorpusMember.Rest, _ => [.. "1"u8, .. Nesting.Repeated(",\"zzUnknown\":1"u8.ToArray(), Many)]),
    new("H19", "100,000 different members of extension data", Place.Value, CorpusMember.Rest, _ => [.. "1"u8, .. Enumerable.Range(0, Many).SelectMany(number => System.Text.Encoding.ASCII.GetBytes(FormattableString.Invariant($",\"z{number}\":1")))]),
    new("H16", "a number of a million digits for a double", Place.Value, CorpusMember.Double, _ => Nesting.Repeated("9"u8.ToArray(), Million)),
    new("H16", "a fraction of a million digits for a double", Place.Value, CorpusMember.Double, _ => [.. "0."u8, .. Nesting.Repeated("1"u8.ToArray(), Million)]),
    new("H16", "a number of a million digits for an int", Place.Value, CorpusMember.Int, _ => Nesting.Repeated("9"u8.ToArray(), Million)),
    new("H16", "a number of a million digits for a decimal", Place.Value, CorpusMember.Decimal, _ => Nesting.Repeated("9"u8.ToArray(), Million)),
    new("H16", "an exponent of 999,999,999 for a decimal", Place.Value, CorpusMember.Decimal, _ => "1e999999999"u8.ToArray()),
    new("H16", "an exponent of -999,999,999 for a decimal", Place.Value, CorpusMember.Decimal, _ => "1e-999999999"u8.ToArray()),
    new("H17", "a reference to an object that is not there, in the place of a text", Place.Value, CorpusMember.Text, _ => "{\"$ref\":\"999\"}"u8.ToArray()),
    new("H17", "a reference to the object around it, in the place of a text", Place.Value, CorpusMember.Text, _ => "{\"$ref\":\"1\"}"u8.ToArray()),
    new("H17", "a reference to the object around it, in the place of a list", Place.Value, CorpusMember.List, _ => "{\"$ref\":\"1\"}"u8.ToArray()),
    new("H17", "a list that holds a reference to itself", Place.Value, CorpusMember.List, _ => "{\"$id\":\"7\",\"$values\":[{\"$ref\":\"7\"}]}"u8.ToArray()),
    new("H17", "the number of the object around it, given again in a member that the type does not have", Place.Skipped, CorpusMember.None, _ => "{\"$id\":\"1\"}"u8.ToArray()),
    new("H17", "a reference to nothing in a member that the type does not have", Place.Skipped, CorpusMember.None, _ => "{\"$ref\":\"999\"}"u8.ToArray()),
    .. ReservedNames,
    .. NoNumbers,
    new("H15", "a member that the type does not have, 100,000 times", Place.Skipped, CorpusMember.None, _ => [.. "1"u8, .. Nesting.Repeated(",\"zzUnknown\":1"u8.ToArray(), Many)]),
    new("H19", "a megabyte of white space", Place.Value, CorpusMember.Int, _ => [.. Nesting.Repeated(" "u8.ToArray(), Million), (byte)'1']),
    new("H19", "a name of a megabyte that the type does not have", Place.Skipped, CorpusMember.None, _ => [.. "1,\""u8, .. Nesting.Repeated("z"u8.ToArray(), Million), .. "\":1"u8]),
    new("H19", "a text of 150,000 escaped characters", Place.Value, CorpusMember.Text, _ => [(byte)'"', .. Nesting.Repeated("\\u0041"u8.ToArray(), Many + (Many / 2)), (byte)'"']),
    new("H19", "100,000 different members that the type does not have", Place.Skipped, CorpusMember.None, _ => [.. "1"u8, .. Enumerable.Range(0, Many).SelectMany(number => System.Text.Encoding.ASCII.GetBytes(FormattableString.Invariant($",\"z{number}\":1")))]),
])
{
    private static readonly string[] s_reserved = ["$type", "$id", "$ref", "$values"];

    private static readonly string[] s_others = ["[1]", "{\"a\":1}", "null", "7", "true", ","];

    /// <summary>A reader that looks for such a member in every object expects a text in it.</summary>
    private static IEnumerable<FormatAttack> ReservedNames =>
        from name in s_reserved
        from value in s_others
        select new FormatAttack("H17", $"a member {name} at the beginning, which is {value}", Place.Document, CorpusMember.None, golden => [(byte)'{', .. System.Text.Encoding.ASCII.GetBytes($"\"{name}\":{value},"), .. golden.AsSpan(1)]);

    private static readonly string[] s_words = ["N2", "NaN", "Infinity", "-Infinity", "+1", ".5", "1.", "01", "0x1", "-", "1e", "t", "nul"];

    private static readonly string[] s_ends = ["", ",]", "]", "}"];

    /// <summary>A reader that goes by the first letter may take these for a number or a word, and the wrong bracket then meets it in a state that it does not expect.</summary>
    private static IEnumerable<FormatAttack> NoNumbers =>
        from word in s_words
        from end in s_ends
        from place in new[] { (Place: Place.Skipped, Member: CorpusMember.None, Words: "a member that the type does not have"), (Place: Place.Value, Member: CorpusMember.Int, Words: "an int") }
        select new FormatAttack("H16", $"{word}{end} for {place.Words}", place.Place, place.Member, _ => System.Text.Encoding.ASCII.GetBytes(word + end));

    private const int Million = 1_000_000;
    private const int Many = 100_000;
}
