using Goldilocks.Prober.Probes;

namespace Goldilocks.Prober.Children;

/// <summary>
/// Says of all sections of a variant which do not apply, and why: a process for each would cost more than asking. A section that is not listed is asked again in a process of its own.
/// </summary>
internal static class Applicability
{
    /// <summary>The file's name in the child's folder: a line with name, tab and reason for each. src/Goldilocks.Probing reads it.</summary>
    public const string FileName = "inapplicable.tsv";

    /// <summary>Writes the file.</summary>
    public static void Write(string folder, ISubject subject, IReadOnlyList<Section> sections)
    {
        var lines = from section in sections
                    let reason = section.WhyNot(subject)
                    where reason is not null
                    select $"{section.Name}\t{reason.ReplaceLineEndings(" ").Replace('\t', ' ')}\n";
        File.WriteAllText(Path.Combine(folder, FileName), string.Concat(lines));
    }
}
