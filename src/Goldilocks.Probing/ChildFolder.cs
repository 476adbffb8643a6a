using System.Globalization;
using System.Runtime.InteropServices;
using System.Text;

namespace Goldilocks.Probing;

/// <summary>Reads and mends what a child left in its folder. The formats are those of src/Goldilocks.Prober, which this project must not refer to.</summary>
/// <param name="process">The child's folder.</param>
/// <param name="section">The section, which has a folder of its own in it.</param>
internal sealed class ChildFolder(string process, string section)
{
    private const ushort Untried = 0;
    private const ushort Started = 1;
    private const ushort Died = 2;
    private const ushort Preparing = 5;
    private const ushort DiedMaking = 6;
    private const ushort DiedOfMemory = 8;
    private const ushort StartedAndFull = 9;
    private const int LongestSaying = 300;

    /// <summary>What the runtime says first.</summary>
    private const string StackOverflow = "Stack overflow.";

    private readonly string _folder = Path.Combine(process, section);

    /// <summary>The section.</summary>
    public string Section => section;

    private string JournalPath => Path.Combine(_folder, "journal");

    /// <summary>True when the section came to its end.</summary>
    public bool IsDone => File.Exists(Path.Combine(_folder, "done"));

    /// <summary>Why the section does not apply; null when it does.</summary>
    public string? WhyNot => TextOf("not-applicable");

    /// <summary>Why the section could not begin although it applies; null when it could.</summary>
    public string? NotBegun => TextOf("not-begun");

    /// <summary>Why other sections of the variant do not apply, by their names; empty where the child was not asked or did not come so far.</summary>
    public IReadOnlyDictionary<string, string> Inapplicable => (TextOf("inapplicable.tsv") ?? "").Split('\n', StringSplitOptions.RemoveEmptyEntries)
        .Select(line => line.Split('\t', 2)).Where(columns => columns.Length == 2).ToDictionary(columns => columns[0], columns => columns[1]);

    /// <summary>What was noted of inputs, once each.</summary>
    public IReadOnlyList<string> Notes => [.. (TextOf("notes.txt") ?? "").Split('\n', StringSplitOptions.RemoveEmptyEntries).Distinct()];

    /// <summary>The words for the only input that was asked for; null before it was made.</summary>
    public string? InputWords => TextOf("input.txt");

    /// <summary>The bytes of that input.</summary>
    public byte[] Payload => File.Exists(Path.Combine(_folder, "payload.bin")) ? File.ReadAllBytes(Path.Combine(_folder, "payload.bin")) : [];

    /// <summary>What is known of each input.</summary>
    public ushort[] Journal => File.Exists(JournalPath) ? MemoryMarshal.Cast<byte, ushort>(File.ReadAllBytes(JournalPath)).ToArray() : [];

    /// <summary>The input that was made or started and has no outcome; null when there is none.</summary>
    public int? Culprit => Journal.AsSpan().IndexOfAny(Started, Preparing, StartedAndFull) is var number and >= 0 ? number : null;

    /// <summary>How many inputs there are, and how many have an outcome, which may be that they were not tried.</summary>
    public (int Inputs, int Ended) Progress
    {
        get
        {
            var journal = Journal;
            return (journal.Length, journal.Count(state => state is not (Untried or Started or Preparing or StartedAndFull)));
        }
    }

    /// <summary>Records that the process ended while this was the input, or while it was made.</summary>
    /// <param name="number">The input.</param>
    /// <param name="isOfMemory">True where the runtime said that the system refused it memory.</param>
    public void MarkDied(int number, bool isOfMemory) => Mark(number, Journal[number] switch
    {
        Preparing => DiedMaking,
        StartedAndFull => DiedOfMemory,
        _ => isOfMemory ? DiedOfMemory : Died,
    });

    /// <summary>Takes back that an input was started, when its process was ended from outside.</summary>
    public void MarkUntried(int number) => Mark(number, Untried);

    /// <summary>What the process printed last before its end, the first lines of it: the runtime says there why it ends.</summary>
    public string LastWords()
    {
        if (!File.Exists(Path.Combine(process, "printed.txt")))
        {
            return "";
        }

        using var file = new FileStream(Path.Combine(process, "printed.txt"), FileMode.Open, FileAccess.Read, FileShare.ReadWrite);
        var start = new byte[Math.Min(file.Length, 4 * LongestSaying)];
        file.ReadExactly(start);
        var lines = Encoding.UTF8.GetString(start).Split('\n', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries);
        // Which frame a stack overflow ends in, and how often it repeats, differs from process to process.
        var said = string.Join(" | ", lines.Take(lines is [StackOverflow, ..] ? 1 : 2));
        return said.Length <= LongestSaying ? said : said[..LongestSaying];
    }

    /// <summary>The kinds of outcome, with how many inputs ended so.</summary>
    public IReadOnlyList<OutcomeKind> Kinds()
    {
        var journal = Journal;
        return [.. Rows("outcomes.tsv").Select(columns => Kind(columns, journal)), .. Rows("ends.tsv").Where(columns => journal.Contains(State(columns))).Select(columns => Kind(columns, journal))];
    }

    private IEnumerable<string[]> Rows(string name) =>
        (TextOf(name) ?? "").Split('\n', StringSplitOptions.RemoveEmptyEntries).Select(line => line.Split('\t')).Where(columns => columns.Length == OutcomeKind.Columns);

    private static ushort State(string[] columns) => ushort.Parse(columns[0], CultureInfo.InvariantCulture);

    private static OutcomeKind Kind(string[] columns, ushort[] journal)
    {
        var kind = OutcomeKind.Parse([.. columns.Select(Unescaped)]);
        var state = State(columns);
        var alike = Enumerable.Range(0, journal.Length).Where(number => journal[number] == state).ToList();
        return kind with { Alike = Math.Max(1, alike.Count), Others = [.. alike.Where(number => number != kind.Number).Take(OutcomeKind.KeptOthers)] };
    }

    private void Mark(int number, ushort state)
    {
        using var file = new FileStream(JournalPath, FileMode.Open, FileAccess.Write, FileShare.ReadWrite);
        file.Position = sizeof(ushort) * number;
        file.Write(MemoryMarshal.AsBytes([state]));
    }

    private string? TextOf(string name) => File.Exists(Path.Combine(_folder, name)) ? File.ReadAllText(Path.Combine(_folder, name)) : null;

    private static string Unescaped(string text)
    {
        if (!text.Contains('\\', StringComparison.Ordinal))
        {
            return text;
        }

        var whole = new StringBuilder();
        for (var index = 0; index < text.Length; index++)
        {
            whole.Append(text[index] == '\\' && index + 1 < text.Length ? text[++index] switch { 't' => '\t', 'n' => '\n', 'r' => '\r', var other => other } : text[index]);
        }

        return whole.ToString();
    }
}
