using System.Globalization;
using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Probing;

/// <summary>A form in which an application can be published.</summary>
/// <param name="Id">Of the capability.</param>
/// <param name="Question">What is asked.</param>
/// <param name="Mode">What is made of the adapter.</param>
public sealed record PublishedForm(string Id, string Question, PublishMode Mode);

/// <summary>What became of a variant in a published program.</summary>
/// <param name="Program">Null when there was a program and it started and ended well; otherwise why not.</param>
/// <param name="Read">The types that were written and read.</param>
/// <param name="Troubles">The types that were not, or that came back different.</param>
/// <param name="DoubtfulAssemblies">Assemblies of the library and its packages about which the compiler warned.</param>
public sealed record PublishedUse(Outcome? Program, IReadOnlyList<string> Read, IReadOnlyList<(string Type, Outcome Outcome)> Troubles, IReadOnlyList<string> DoubtfulAssemblies)
{
    /// <summary>The same types in a program that is not published. What goes wrong there in the same way says nothing of publishing.</summary>
    public IReadOnlyList<(string Type, Outcome Outcome)> TroublesOfPlain { get; init; } = [];

    /// <summary>The first type that does not work, or the first that works in a plain program and not in this one; null where there is none.</summary>
    public (string Type, Outcome Outcome)? Failure =>
        Troubles.Where(trouble => trouble.Outcome is not Unsupported && !TroublesOfPlain.Contains(trouble)).Select(trouble => ((string Type, Outcome Outcome)?)trouble).FirstOrDefault();
}

/// <summary>Judges a variant in a trimmed or native program. Pure functions.</summary>
/// <remarks>
/// Warnings about the adapter's own lines do not count: several variants share them, and some are about reflection that only Goldilocks needs. The warnings about whole assemblies say that the library's
/// code was not shown to be safe, also where the four types work.
/// </remarks>
public static class PublishedVerdict
{
    /// <summary>The section's name.</summary>
    public const string Section = "publishing";

    /// <summary>What is asked, in the order of the capabilities.</summary>
    public static IReadOnlyList<PublishedForm> Forms { get; } =
    [
        new("C44.nativeaot", "a program that is compiled ahead of time (Native AOT) writes and reads four types, and the compiler warns about none of the library's assemblies", PublishMode.NativeAot),
        new("C44.trimmed", "the same of a trimmed program", PublishMode.Trimmed),
    ];

    /// <summary>The judgement.</summary>
    public static RecordedCapability Of(PublishedForm form, PublishedUse use)
    {
        var (verdict, what) = Judge(use);
        return new RecordedCapability(form.Id, form.Question, verdict, what, []);
    }

    private static (CapabilityVerdict Verdict, string What) Judge(PublishedUse use)
    {
        return use switch
        {
            { Program: Unavailable or Unsupported } => (CapabilityVerdict.NotApplicable, use.Program.Reason),
            { Program: BuildFailed failed } => (CapabilityVerdict.Fail, $"it does not compile: {failed.Reason}"),
            { Program: { } ended } => (CapabilityVerdict.Fail, $"{ended.Name}: {ended.Reason}"),
            { Failure: (var type, var outcome) } => (CapabilityVerdict.Fail, $"{type}: {outcome.Name}: {outcome.Reason}"),
            { Read.Count: 0 } => (CapabilityVerdict.NotApplicable, use.Troubles.Count > 0 ? use.Troubles[0].Outcome.Reason : "the program used no type"),
            { DoubtfulAssemblies.Count: > 0 } => (CapabilityVerdict.Partial, string.Create(CultureInfo.InvariantCulture, $"it works on {use.Read.Count} types, and the compiler warns about {string.Join(", ", use.DoubtfulAssemblies)}")),
            _ => (CapabilityVerdict.Pass, ""),
        };
    }
}
