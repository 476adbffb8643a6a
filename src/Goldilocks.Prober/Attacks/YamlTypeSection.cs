using System.Text;

namespace Goldilocks.Prober.Attacks;

/// <summary>Tags, and members such as <c>$type</c>, of a mapping where any value may stand; and a tag at the root. YAML 1.2.2 has the forms of tags in 6.8.1 and 6.9.1.</summary>
internal sealed class YamlTypeSection() : TypeNameSection("yaml")
{
    private static readonly string[] s_members = ["$type", "__type", "_type", "@type", "type", "class"];

    protected override IEnumerable<(string Words, Func<byte[]> Make)> Attacks(byte[] golden, NamedCanary canary)
    {
        if (golden is not [] and not [(byte)'{' or (byte)'<', ..] && PlaceOf(golden, canary) is { } place)
        {
            foreach (var tag in Tags(canary))
            {
                yield return ($"a mapping with the tag {tag}", () => Filled(golden, place, $"{tag} {{{NamedCanary.Member}: {NamedCanary.Value}}}"));
                yield return ($"a list of one mapping with the tag {tag}", () => Filled(golden, place, $"[{tag} {{{NamedCanary.Member}: {NamedCanary.Value}}}]"));
                yield return ($"a document whose root has the tag {tag}", () => [.. Encoding.UTF8.GetBytes($"--- {tag}\n"), .. golden]);
            }

            foreach (var member in s_members)
            {
                foreach (var name in (string[])[canary.Name, canary.FullName, canary.QualifiedName])
                {
                    yield return ($"a mapping whose {member} names {name}", () => Filled(golden, place, $"{{\"{member}\": \"{name}\", {NamedCanary.Member}: {NamedCanary.Value}}}"));
                }
            }
        }
    }

    /// <summary>A comma and a space must be escaped in a tag.</summary>
    private static IEnumerable<string> Tags(NamedCanary canary) =>
        from name in (string[])[canary.Name, canary.FullName, canary.QualifiedName.Replace(",", "%2C", StringComparison.Ordinal).Replace(" ", "%20", StringComparison.Ordinal)]
        from tag in (string[])[$"!{name}", $"!!{name}", $"!<tag:yaml.org,2002:{name}>", $"!<{name}>", $"!<!{name}>", $"!<tag:clr:{name}>"]
        select tag;

    private static Range? PlaceOf(byte[] golden, NamedCanary canary) =>
        ByteSearch.OnlyPlaceOfAny(golden, [.. new[] { canary.Place, $"\"{canary.Place}\"", $"'{canary.Place}'" }.Select(text => Encoding.UTF8.GetBytes($": {text}"))]) is { } place ? (place.Start.Value + 2)..place.End : null;

    private static byte[] Filled(byte[] golden, Range place, string value) => [.. golden[..place.Start], .. Encoding.UTF8.GetBytes(value), .. golden[place.End..]];
}
