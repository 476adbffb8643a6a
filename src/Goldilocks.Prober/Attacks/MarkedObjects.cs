using System.Text;
using System.Text.RegularExpressions;

namespace Goldilocks.Prober.Attacks;

/// <summary>Objects that a text names, each by a name of its own, because others may refer to them: a member <c>$id</c> in JSON, an anchor in YAML. Where nothing refers to them, a payload says the same without the names.</summary>
internal static partial class MarkedObjects
{
    /// <summary>The payload without these names.</summary>
    public static byte[] Without(byte[] payload) => Encoding.Latin1.GetBytes(Marks().Replace(Encoding.Latin1.GetString(payload), ""));

    [GeneratedRegex("""(?<=\{\s*)"\$id":\s*"[0-9]+",|(?<=^|: )&[A-Za-z0-9_]+[ ]?""", RegexOptions.Multiline)]
    private static partial Regex Marks();
}
