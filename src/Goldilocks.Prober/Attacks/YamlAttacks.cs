using System.Text;

namespace Goldilocks.Prober.Attacks;

/// <summary>Nesting that is skipped, and aliases that expand.</summary>
internal sealed class YamlAttackSection() : AttackSection(new YamlFormat(), static () =>
[
    .. Nesting.Skip("flow sequences", "["u8.ToArray(), [], "]"u8.ToArray()),
    .. Nesting.Skip("flow mappings", "{a: "u8.ToArray(), "1"u8.ToArray(), "}"u8.ToArray()),
    .. Nesting.In("flow sequences", CorpusMember.Text, 2, levels => [.. Nesting.Repeated("["u8.ToArray(), levels), .. Nesting.Repeated("]"u8.ToArray(), levels)]),
    .. Nesting.In("flow sequences", CorpusMember.List, 2, levels => [.. Nesting.Repeated("["u8.ToArray(), levels), .. Nesting.Repeated("]"u8.ToArray(), levels)]),
    .. Nesting.In("flow mappings", CorpusMember.Text, 5, levels => [.. Nesting.Repeated("{a: "u8.ToArray(), levels), (byte)'1', .. Nesting.Repeated("}"u8.ToArray(), levels)]),
    new("H13", "ten anchors, each of ten aliases to the one before, for a text", Place.Value, CorpusMember.Text, _ => Encoding.ASCII.GetBytes(Laughs())),
    new("H13", "ten anchors, each of ten aliases to the one before, in a member that the type does not have", Place.Skipped, CorpusMember.None, _ => Encoding.ASCII.GetBytes(Laughs())),
    new("H13", "ten anchors, each of ten aliases to the one before, for a list", Place.Value, CorpusMember.List, _ => Encoding.ASCII.GetBytes(Laughs())),
    new("H13", "an anchor that holds an alias to itself", Place.Skipped, CorpusMember.None, _ => "&a [*a, *a]"u8.ToArray()),
    new("H13", "a list that holds an alias to itself", Place.Value, CorpusMember.List, _ => "&a [1, *a]"u8.ToArray()),
    new("H17", "an alias to an anchor that is not there", Place.Value, CorpusMember.List, _ => "[*nothing]"u8.ToArray()),
    new("H17", "an alias to an anchor of another type", Place.Value, CorpusMember.List, _ => "[&a 1, &b {c: d}, *b, *a]"u8.ToArray()),
    new("H12", "a tag that names a class of the program", Place.Value, CorpusMember.Text, _ => "!Goldilocks.Workloads.Tree {Place: 1}"u8.ToArray()),
    new("H12", "a tag that names a class of the runtime", Place.Value, CorpusMember.Text, _ => "!<tag:yaml.org,2002:System.IO.FileInfo> {FileName: a}"u8.ToArray()),
    new("H16", "a number of a million digits for a double", Place.Value, CorpusMember.Double, _ => Nesting.Repeated("9"u8.ToArray(), Million)),
    new("H16", "a number of a million digits for an int", Place.Value, CorpusMember.Int, _ => Nesting.Repeated("9"u8.ToArray(), Million)),
    .. Ends,
    new("H19", "a text of a megabyte", Place.Value, CorpusMember.Text, _ => Nesting.Repeated("a "u8.ToArray(), Million / 2)),
    new("H19", "a flow sequence of 100,000 numbers for a list", Place.Value, CorpusMember.List, _ => [.. "[1"u8, .. Nesting.Repeated(", 1"u8.ToArray(), Many), (byte)']']),
])
{
    private const int Anchors = 10;
    private const int Million = 1_000_000;
    private const int Many = 100_000;

    /// <summary>What begins something in YAML, up to each place where it has not ended.</summary>
    private static readonly string[] s_begun =
    [
        "%", "%-", "%YAML", "%YAML ", "%YAML 1", "%YAML 1.", "%YAML 1.2", "%TAG", "%TAG ", "%TAG !", "%TAG ! ", "%TAG ! a", "&", "&a", "*", "!", "!<", "!<a", "!a!", "|", "|2", ">", ">-",
        "\"", "\"\\", "\"\\x4", "'", "[", "[1,", "{", "{a", "{a:", "{a: ", "?", "? a", "? a\n:", "-", "--", "---", "--- ", "#", "@",
    ];

    /// <summary>A reader that looks for the end of a name or a number may ask for the next letter again and again where there is none. The prefixes of a payload have few of these, because a writer uses little of YAML.</summary>
    private static IEnumerable<FormatAttack> Ends =>
        from begun in s_begun
        from place in new[] { (Before: false, Words: "alone"), (Before: true, Words: "behind a payload") }
        select new FormatAttack("H18", $"{begun.ReplaceLineEndings(" and in the next line ")} and the end, {place.Words}", Place.Document, CorpusMember.None, golden => [.. place.Before ? golden : [], .. place.Before && golden is [.., not (byte)'\n'] ? "\n"u8 : [], .. Encoding.ASCII.GetBytes(begun)]);

    /// <summary>Ten to the tenth power, if it is expanded.</summary>
    private static string Laughs() => "[" + string.Join(", ", Enumerable.Range(0, Anchors).Select(level =>
        FormattableString.Invariant($"&a{level} [{string.Join(", ", Enumerable.Repeat(level == 0 ? "1" : $"*a{level - 1}", Anchors))}]"))) + "]";
}
