namespace Goldilocks.Prober.Attacks;

/// <summary>Which prefixes of a payload are documents of their own: there a value is no wrong answer. A rule for each format that has such prefixes.</summary>
public static class LegalPrefixes
{
    /// <summary>
    /// Formats whose prefixes may be whole documents: a message of protobuf or Bond ends wherever a field ends, and YAML and CSV have no end mark. JSON, XML, msgpack, CBOR and BSON say
    /// where they end; what is left out there can only be white space.
    /// </summary>
    private static readonly string[] s_openEnded = ["protobuf", "protocol buffers", "yaml", "csv"];

    /// <summary>True where a prefix may be a whole document by itself.</summary>
    public static bool IsOpenEnded(ISubject subject) => s_openEnded.Any(format => subject.Format.Contains(format, StringComparison.OrdinalIgnoreCase));

    /// <summary>What is expected of the first <paramref name="length"/> bytes of the golden payload.</summary>
    public static Expectation Expect(ISubject subject, IRoot root, int length)
    {
        if (root.WhyNotRead is not null || IsOpenEnded(subject))
        {
            return Expectation.MayBeAnything;
        }

        // The whole value in fewer bytes is right: what was cut off was white space or padding. No bytes at all may stand for no value.
        return Expectation.RefusedOrRight(value => value is null && length == 0 ? null : root.FindDifference(root.MakeValue(), value));
    }
}
