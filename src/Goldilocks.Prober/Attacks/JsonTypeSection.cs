using System.Text;

namespace Goldilocks.Prober.Attacks;

/// <summary>Members such as <c>$type</c> of an object where any may stand.</summary>
internal sealed class JsonTypeSection() : TypeNameSection("json")
{
    private static readonly string[] s_members = ["$type", "__type", "_t", "@type", "type", "class"];

    private static readonly (string Words, Func<NamedCanary, string> Name)[] s_names =
    [
        ("with its assembly", canary => canary.QualifiedName),
        ("without its assembly", canary => canary.FullName),
        ("as a contract", canary => $"{canary.Name}:#{canary.Space}"),
    ];

    protected override IEnumerable<(string Words, Func<byte[]> Make)> Attacks(byte[] golden, NamedCanary canary) =>
        golden is not [(byte)'{', ..] || ByteSearch.OnlyPlaceOf(golden, Encoding.UTF8.GetBytes($"\"{canary.Place}\"")) is not { } place ? [] :
        from member in s_members
        from name in s_names
        let value = $$"""{"{{member}}":"{{name.Name(canary)}}","{{NamedCanary.Member}}":"{{NamedCanary.Value}}"}"""
        select ($"an object whose {member} names {canary.Name}, {name.Words}", (Func<byte[]>)(() => [.. golden[..place.Start], .. Encoding.UTF8.GetBytes(value), .. golden[place.End..]]));
}
