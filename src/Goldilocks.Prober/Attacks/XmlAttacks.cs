using System.Text;

namespace Goldilocks.Prober.Attacks;

/// <summary>Nesting that is skipped, entities that expand, and very many attributes.</summary>
internal sealed class XmlAttackSection() : AttackSection(new XmlFormat(), static () =>
[
    .. Nesting.Skip("elements", "<a>"u8.ToArray(), [], "</a>"u8.ToArray()),
    new("H13", "ten entities, each of ten of the one before: 10^9 letters", Place.Document, CorpusMember.None, golden => Defining(golden, Laughs(), "l9")),
    new("H13", "an entity of 100,000 letters, used 10,000 times", Place.Document, CorpusMember.None, golden => Defining(golden, $"<!ENTITY a \"{new string('a', Letters)}\">", string.Join(";&", Enumerable.Repeat("a", Uses)))),
    new("H13", "an entity that holds itself", Place.Document, CorpusMember.None, golden => Defining(golden, "<!ENTITY a \"&b;\"><!ENTITY b \"&a;\">", "a")),
    new("H13", "ten parameter entities, each of ten of the one before", Place.Document, CorpusMember.None, golden => Defining(golden, Parameters(), "a")),
    new("H19", "50,000 attributes", Place.Skipped, CorpusMember.None, _ => Encoding.ASCII.GetBytes($"<a{string.Concat(Enumerable.Range(0, Attributes).Select(number => FormattableString.Invariant($" a{number}='1'")))}/>")),
    new("H19", "50,000 prefixes of names", Place.Skipped, CorpusMember.None, _ => Encoding.ASCII.GetBytes($"<a{string.Concat(Enumerable.Range(0, Attributes).Select(number => FormattableString.Invariant($" xmlns:a{number}='urn:{number}'")))}/>")),
    new("H19", "50,000 different elements that the type does not have", Place.Skipped, CorpusMember.None, _ => [.. "1"u8, .. Enumerable.Range(0, Attributes).SelectMany(number => Encoding.ASCII.GetBytes(FormattableString.Invariant($"</zzUnknown><z{number}>1</z{number}><zzUnknown>")))]),
    new("H19", "a comment of a megabyte", Place.Skipped, CorpusMember.None, _ => [.. "<!--"u8, .. Nesting.Repeated("a "u8.ToArray(), Million / 2), .. "-->"u8]),
    new("H16", "a number of a million digits for a double", Place.Value, CorpusMember.Double, _ => Nesting.Repeated("9"u8.ToArray(), Million)),
    new("H16", "a number of a million digits for a decimal", Place.Value, CorpusMember.Decimal, _ => Nesting.Repeated("9"u8.ToArray(), Million)),
])
{
    private const int Letters = 100_000;
    private const int Uses = 10_000;
    private const int Attributes = 50_000;
    private const int Million = 1_000_000;
    private const int Entities = 10;

    /// <summary>The golden payload with definitions in front of its root, and a reference in the place of its text.</summary>
    private static byte[] Defining(byte[] golden, string definitions, string reference)
    {
        var document = Encoding.UTF8.GetString(golden);
        var root = XmlFormat.Root(golden);
        var changed = document.Replace($">{CorpusTargets.Text}<", $">&{reference};<", StringComparison.Ordinal);
        return Encoding.UTF8.GetBytes(changed.Insert(Encoding.UTF8.GetCharCount(golden.AsSpan(0, root)), $"<!DOCTYPE r [{definitions}]>"));
    }

    private static string Laughs() => string.Concat(Enumerable.Range(0, Entities).Select(level =>
        FormattableString.Invariant($"<!ENTITY l{level} \"{(level == 0 ? "a" : string.Concat(Enumerable.Repeat($"&l{level - 1};", Entities)))}\">")));

    private static string Parameters() => string.Concat(Enumerable.Range(0, Entities).Select(level =>
        FormattableString.Invariant($"<!ENTITY % p{level} \"{(level == 0 ? "<!-- a -->" : string.Concat(Enumerable.Repeat($"&#37;p{level - 1};", Entities)))}\">"))) + "%p9;<!ENTITY a \"a\">";
}
