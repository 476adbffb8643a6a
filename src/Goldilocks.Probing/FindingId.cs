using System.Security.Cryptography;
using System.Text;
using Goldilocks.Catalog;

namespace Goldilocks.Probing;

/// <summary>Identities of findings: the same finding has the same one on every machine and day.</summary>
public static class FindingId
{
    private const int HashBytes = 4;

    /// <summary>In place of the stack, which identities held once: the same recursion ends a process on both stacks, and chance decided which one was named. With it, those of the small stack stay as they are.</summary>
    private const string AnyStack = "1572864";

    /// <summary><c>NAME-adapter-1a2b3c4d</c>: one for each place in an adapter that throws an exception of a type, whichever inputs make it do so.</summary>
    public static string OfAdapterFault(ProbeTarget target, OutcomeKind kind) =>
        $"{target.Serializer}-adapter-{Hash(string.Join('\n', target.Variant, kind.IsWriting ? "writing" : "reading", kind.Exceptions[0], kind.PlaceOfOurs))}";

    /// <summary><c>NAME-H03-1a2b3c4d</c>: the hash covers what tells one finding from another, and no number that may change.</summary>
    public static string Of(ProbeTarget target, OutcomeKind kind, ProbeGrade grade)
    {
        var what = string.Join('\n', target.Variant, kind.IsWriting ? "writing" : "reading", grade, grade == ProbeGrade.LeaksExceptions ? kind.Exceptions[0] : "", AnyStack);
        return $"{target.Serializer}-{kind.Probe}-{Hash(what)}";
    }

    private static string Hash(string what) => Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(what)).AsSpan(0, HashBytes));
}
