using System.Runtime.CompilerServices;

namespace Goldilocks.Prober;

/// <summary>
/// Whether all that comes back without an option of the library comes back with it. Here it is only found that the adapter has such an option: src/Goldilocks.Probing asks all other questions once more with it, in a process
/// of its own, and compares the answers.
/// </summary>
/// <param name="id"><c>C60</c> and the name of the kind: <c>C60.nulls</c>.</param>
/// <param name="question">What is asked, in words.</param>
/// <param name="kind">Of the option.</param>
public abstract class OptionCapability(string id, string question, OptionKind kind) : Capability
{
    /// <inheritdoc/>
    public sealed override string Id => id;

    /// <inheritdoc/>
    public sealed override string Question => question;

    /// <inheritdoc/>
    public sealed override string Family => "options";

    /// <inheritdoc/>
    public sealed override Judgement Run(ISubject subject) => subject.Options.FirstOrDefault(option => option.Kind == kind) is { } option && VariantOptions.IsThere(option, subject)
        ? Judgement.Pass(option.Words)
        : Judgement.NotApplicable("the adapter names no such option of the library");
}

/// <summary>The options that a variant can be asked with: those of its library, the one that the runtime has, and other calls of the adapter.</summary>
internal static class VariantOptions
{
    /// <summary>The runtime's own switch, which is off where a program is published for a system that makes no code.</summary>
    private const string Switch = "System.Runtime.CompilerServices.RuntimeFeature.IsDynamicCodeSupported";

    /// <param name="variant">The variant.</param>
    /// <param name="isFirst">True for the first of its program. The options of the host are asked of no other: that would take as long as all else.</param>
    public static IReadOnlyList<VariantOption> Of(Variant variant, bool isFirst) => !isFirst ? variant.Options :
    [
        .. variant.Options,
        new(OptionKind.Emit, "IsDynamicCodeSupported = false", () => WithoutEmit(variant)),
        new(OptionKind.Stream, "from a stream that gives a few bytes at each read", () => variant),
        new(OptionKind.Segments, "from pieces of a few bytes", () => variant),
        new(OptionKind.Typed, "by a Type", () => variant),
        new(OptionKind.Pieces, "by the library's own pieces", () => variant),
    ];

    /// <summary>The call that an option stands for; null for any other option, and for none.</summary>
    public static OptionKind? CallOf(VariantOption? option) => option?.Kind is OptionKind.Stream or OptionKind.Segments or OptionKind.Typed or OptionKind.Pieces ? option.Kind : null;

    /// <summary>False for a call that the adapter does not have.</summary>
    public static bool IsThere(VariantOption option, ISubject subject) => CallOf(option) is not { } call || subject.Models.Where(subject.Takes).Select(subject.Open).FirstOrDefault() switch
    {
        null => false,
        var root => call switch
        {
            OptionKind.Stream => root.TakesStreams,
            OptionKind.Segments => root.TakesSegments,
            OptionKind.Typed => root.TakesRunTimeTypes,
            _ => root.TakesPieces,
        },
    };

    private static Variant WithoutEmit(Variant variant)
    {
        AppContext.SetSwitch(Switch, false);
        return RuntimeFeature.IsDynamicCodeSupported ? throw new InvalidOperationException($"The runtime had looked at {Switch} before it was set, so nothing would be another. Set it earlier in the process.") : variant;
    }
}
