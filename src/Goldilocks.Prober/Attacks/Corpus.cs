using System.Text;

namespace Goldilocks.Prober.Attacks;

/// <summary>What the standard says of a case.</summary>
internal enum StandardVerdict
{
    /// <summary>It is right, and it means the value that is stated. Another value is a wrong answer; a refusal departs from the standard.</summary>
    Accept,

    /// <summary>It is malformed. A reader that takes it departs from the standard.</summary>
    Refuse,

    /// <summary>Only an error is right, because the document is cut off or the value does not fit the member: any value but those that are stated is a wrong answer.</summary>
    Never,

    /// <summary>The standard leaves it open. Where values are stated, another one is a wrong answer.</summary>
    Open,
}

/// <summary>One line of a corpus.</summary>
/// <param name="Name">Stable, and unique in the corpus.</param>
/// <param name="Probe">The probe that it belongs to, such as <c>H16</c>.</param>
/// <param name="Place">What of a payload it replaces.</param>
/// <param name="Member">The member that is judged; <see cref="CorpusMember.None"/> where the whole value is.</param>
/// <param name="Verdict">The standard's.</param>
/// <param name="Bytes">In the notation of <see cref="CaseBytes"/>.</param>
/// <param name="Values">The values that are right; empty where all are, or where none is.</param>
/// <param name="Section">Of the standard.</param>
internal sealed record CorpusCase(string Name, string Probe, Place Place, CorpusMember Member, StandardVerdict Verdict, string Bytes, IReadOnlyList<string> Values, string Section);

/// <summary>The cases of one format, from <c>probes/corpora</c>. They are resources of this assembly, because the program of a probe reads no files.</summary>
internal sealed class Corpus
{
    private const int Columns = 7;

    private Corpus(string format, string standard, IReadOnlyList<CorpusCase> cases)
    {
        Format = format;
        Standard = standard;
        Cases = cases;
    }

    /// <summary>The format's name, as facts state it.</summary>
    public string Format { get; }

    /// <summary>The standard that the verdicts cite.</summary>
    public string Standard { get; }

    /// <summary>In the order of the file.</summary>
    public IReadOnlyList<CorpusCase> Cases { get; }

    /// <summary>The corpora that there are, by the names of their folders.</summary>
    public static IReadOnlyList<string> Folders { get; } =
    [
        .. typeof(Corpus).Assembly.GetManifestResourceNames()
            .Where(name => name.StartsWith(Prefix, StringComparison.Ordinal))
            .Select(name => name[Prefix.Length..])
            .Order(StringComparer.Ordinal),
    ];

    private static string Prefix => "corpus:";

    /// <summary>The corpus in that folder of <c>probes/corpora</c>.</summary>
    /// <exception cref="ArgumentException">There is none.</exception>
    /// <exception cref="FormatException">A line is wrong; the message names it.</exception>
    public static Corpus Load(string folder)
    {
        using var resource = typeof(Corpus).Assembly.GetManifestResourceStream(Prefix + folder)
            ?? throw new ArgumentException($"There is no corpus {folder}; there are {string.Join(", ", Folders)}.", nameof(folder));
        using var reader = new StreamReader(resource, Encoding.UTF8);
        var lines = reader.ReadToEnd().Split('\n', StringSplitOptions.RemoveEmptyEntries);
        return new Corpus(
            Stated(lines, "format"),
            Stated(lines, "standard"),
            [.. lines.Where(line => line[0] != '#').Skip(1).Select(line => Read(folder, line))]);
    }

    private static string Stated(string[] lines, string what)
    {
        var start = $"# {what}: ";
        return lines.First(line => line.StartsWith(start, StringComparison.Ordinal))[start.Length..];
    }

    private static CorpusCase Read(string folder, string line)
    {
        var cells = line.Split('\t');
        if (cells.Length != Columns || !Enum.TryParse<StandardVerdict>(cells[3], ignoreCase: true, out var verdict))
        {
            throw new FormatException($"probes/corpora/{folder}: this line does not have {Columns} cells and one of the four verdicts: {line}");
        }

        var (place, member) = Target(cells[2]);
        return new CorpusCase(cells[0], cells[1], place, member, verdict, cells[4], Values(cells[5], member, verdict), cells[6]);
    }

    /// <summary>The place and the member that a cell names.</summary>
    internal static (Place Place, CorpusMember Member) Target(string into) => into.Split(':') switch
    {
        ["document"] => (Place.Document, CorpusMember.None),
        ["skipped"] => (Place.Skipped, CorpusMember.None),
        ["file", var member] => (Place.File, Enum.Parse<CorpusMember>(member, ignoreCase: true)),
        ["members", var member] => (Place.Members, Enum.Parse<CorpusMember>(member, ignoreCase: true)),
        _ => (Place.Value, Enum.Parse<CorpusMember>(into, ignoreCase: true)),
    };

    /// <summary>An empty cell is the empty value where one must be accepted, and no statement otherwise.</summary>
    private static IReadOnlyList<string> Values(string cell, CorpusMember member, StandardVerdict verdict) => cell switch
    {
        "" when verdict == StandardVerdict.Accept && member is (CorpusMember.Text or CorpusMember.Bytes) => [""],
        "" => [],
        _ => cell.Split(" | "),
    };
}
