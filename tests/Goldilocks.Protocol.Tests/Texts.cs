using FsCheck;
using FsCheck.Fluent;

namespace Goldilocks.Protocol.Tests;

/// <summary>Strings of characters that could break a line-based text protocol, and of any others.</summary>
internal static class Texts
{
    private static readonly string[] Troublesome =
        ["\n", "\r", "\r\n", "\\", "\\n", "\\\\", " ", "\t", "\0", "\u0085", "\u2028", "\uFEFF", "é", "\U0001F43B", "12\n", "sample", "="];

    /// <summary>Well-formed UTF-16, which is what UTF-8 can carry.</summary>
    public static Arbitrary<string> WellFormed { get; } = Gen
        .OneOf(Gen.Elements(Troublesome), Gen.Choose(0, 0xD7FF).Select(code => ((char)code).ToString()))
        .ArrayOf()
        .Select(string.Concat)
        .ToArbitrary();

    /// <summary>Frames with a well-formed verb and names, and any well-formed values.</summary>
    public static Arbitrary<Frame> Frames { get; } = WellFormed.Generator
        .ArrayOf()
        .Select(values => values.Aggregate(new Frame("verb"), (frame, value) => frame.With($"name-{value.Length % 3}", value)))
        .ToArbitrary();
}
