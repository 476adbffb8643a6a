namespace Goldilocks.Reporting.Choosing;

/// <summary>Evidence that follows from the format, whichever library writes it.</summary>
/// <param name="formats">By name.</param>
public sealed class FormatEvidence(IReadOnlyDictionary<string, FormatFacts> formats) : IEvidenceSource
{
    /// <summary>Every common language.</summary>
    private const string Every = "*";

    /// <summary>It has one in any case: the library.</summary>
    private const string Own = "C#";

    /// <inheritdoc/>
    public Verdict? Judge(Requirement requirement, Candidate candidate, Wishes wishes)
    {
        if (requirement is not (Requirement.Text or Requirement.Binary or Requirement.CrossLanguage or Requirement.Schema or Requirement.Languages))
        {
            return null;
        }

        return candidate.Format is not { } name ? Verdict.Unknown(requirement, "its format is not recorded")
            : formats.GetValueOrDefault(name) is not { } format ? Verdict.Unknown(requirement, $"the format '{name}' is not described")
            : requirement switch
            {
                Requirement.Text => Say(requirement, format.IsText, $"{name} is {(format.IsText ? "text" : "binary")}", format),
                Requirement.Binary => Say(requirement, !format.IsText, $"{name} is {(format.IsText ? "text" : "binary")}", format),
                Requirement.Languages => Languages(name, format, wishes.Languages!),
                Requirement.CrossLanguage => Say(requirement, format.IsCrossLanguage, format.Implementations, format),
                _ => Say(requirement, format.SchemaLanguage is not null, format.SchemaLanguage is { } language ? $"described by {language}" : $"{name} has no schema of its own", format),
            };
    }

    private static Verdict Languages(string name, FormatFacts format, IReadOnlyList<string> wanted)
    {
        if (format.Languages is not { } known)
        {
            return format.IsCrossLanguage
                ? Verdict.Unknown(Requirement.Languages, $"the languages of {name} were not looked up")
                : Verdict.Excludes(Requirement.Languages, new Evidence(EvidenceKind.Format, format.Implementations, format.Source, format.Checked));
        }

        // That a list lacks a language does not show that nobody made it.
        var missing = known.Contains(Every) ? [] : wanted.Where(language => !known.Append(Own).Contains(language, StringComparer.OrdinalIgnoreCase)).ToList();
        var text = known.Contains(Every) ? format.Implementations : $"{name} has a maintained implementation in {string.Join(", ", wanted)}";
        return missing.Count == 0
            ? Verdict.Fits(Requirement.Languages, new Evidence(EvidenceKind.Format, text, format.LanguagesSource ?? format.Source, format.Checked))
            : Verdict.Unknown(Requirement.Languages, $"no maintained implementation of {name} for {string.Join(", ", missing)} is recorded; recorded are {string.Join(", ", known)} ({format.LanguagesSource ?? format.Source})");
    }

    private static Verdict Say(Requirement requirement, bool fits, string text, FormatFacts format)
    {
        var evidence = new Evidence(EvidenceKind.Format, text, format.Source, format.Checked);
        return fits ? Verdict.Fits(requirement, evidence) : Verdict.Excludes(requirement, evidence);
    }
}
