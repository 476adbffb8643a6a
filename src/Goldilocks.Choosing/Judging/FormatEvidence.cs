using Goldilocks.Choosing.Questions;

namespace Goldilocks.Choosing.Judging;

/// <summary>Evidence that follows from the format, whichever library writes it.</summary>
/// <param name="formats">By name.</param>
public sealed class FormatEvidence(IReadOnlyDictionary<string, FormatFacts> formats) : IEvidenceSource
{
    /// <inheritdoc/>
    public Verdict? Judge(Requirement requirement, Candidate candidate, Wishes wishes)
    {
        if (requirement is not (Requirement.Text or Requirement.Binary or Requirement.CrossLanguage or Requirement.Schema))
        {
            return null;
        }

        return candidate.Format is not { } name ? Verdict.Unknown(requirement, "its format is not recorded")
            : formats.GetValueOrDefault(name) is not { } format ? Verdict.Unknown(requirement, $"the format '{name}' is not described")
            : requirement switch
            {
                Requirement.Text => Say(requirement, format.IsText, $"{name} is {(format.IsText ? "text" : "binary")}", format),
                Requirement.Binary => Say(requirement, !format.IsText, $"{name} is {(format.IsText ? "text" : "binary")}", format),
                Requirement.CrossLanguage => Say(requirement, format.IsCrossLanguage, format.Implementations, format),
                _ => Say(requirement, format.SchemaLanguage is not null, format.SchemaLanguage is { } language ? $"described by {language}" : $"{name} has no schema of its own", format),
            };
    }

    private static Verdict Say(Requirement requirement, bool fits, string text, FormatFacts format)
    {
        var evidence = new Evidence(EvidenceKind.Format, text, format.Source, format.Checked);
        return fits ? Verdict.Fits(requirement, evidence) : Verdict.Excludes(requirement, evidence);
    }
}
