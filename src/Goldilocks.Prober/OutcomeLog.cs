using System.Globalization;

namespace Goldilocks.Prober;

/// <summary>
/// The kinds of outcome of a section, a line each, with the first input that ended so. An input's number in the journal is that of its kind, so that 16,000 inputs need some
/// twenty lines. A line is on disk before the journal names it.
/// </summary>
internal sealed class OutcomeLog : IDisposable
{
    /// <summary>The file's name in the child's folder. src/Goldilocks.Probing reads it too.</summary>
    public const string FileName = "outcomes.tsv";

    /// <summary>The file of notes, a line each: unlike an outcome, a note belongs to one input. src/Goldilocks.Probing reads it too.</summary>
    public const string NotesName = "notes.txt";

    /// <summary>How the only input that was asked for may end its process, a line each, by the number that the journal has then. src/Goldilocks.Probing reads it too.</summary>
    public const string EndsName = "ends.tsv";

    /// <summary>What the journal's numbers for the end of a process mean.</summary>
    public static readonly IReadOnlyDictionary<ushort, string> Ends = new Dictionary<ushort, string>
    {
        [Journal.Died] = Answers.Died,
        [Journal.DiedOfMemory] = Answers.DiedOfMemory,
        [Journal.Hung] = Answers.Hung,
        [Journal.DiedMaking] = Answers.DiedMaking,
        [Journal.HungMaking] = Answers.HungMaking,
    };

    private readonly Dictionary<string, ushort> _kinds = [];
    private readonly Dictionary<ushort, string> _ends = [];
    private readonly StreamWriter _output;
    private readonly StreamWriter _notes;

    private readonly string _endsPath;

    private OutcomeLog(string folder)
    {
        var path = Path.Combine(folder, FileName);
        _endsPath = Path.Combine(folder, EndsName);
        foreach (var columns in File.Exists(path) ? File.ReadLines(path).Select(line => line.Split('\t')) : [])
        {
            Add(columns[1], ushort.Parse(columns[0], CultureInfo.InvariantCulture), columns[5]);
        }

        _output = new StreamWriter(path, append: true) { NewLine = "\n", AutoFlush = true };
        _notes = new StreamWriter(Path.Combine(folder, NotesName), append: true) { NewLine = "\n", AutoFlush = true };
    }

    /// <summary>Opens the log of a folder, or makes it.</summary>
    public static OutcomeLog Open(string folder) => new(folder);

    /// <summary>How inputs of a kind ended their process, or that they took all memory when they were made; null for the others.</summary>
    public string? EndOf(ushort kind) => _ends.GetValueOrDefault(kind);

    /// <summary>The kind's number for the journal.</summary>
    /// <param name="input">The input.</param>
    /// <param name="number">Its number in the section; -1 for what belongs to no input.</param>
    /// <param name="seen">What became of it.</param>
    public ushort Record(ProbeInput input, int number, Observation seen)
    {
        foreach (var note in seen.Notes)
        {
            _notes.WriteLine(Escaped(Shortened(note)));
        }

        // A judgement belongs to one capability, so each is a kind of its own.
        var kind = Key(input, number, seen);
        if (_kinds.TryGetValue(kind, out var known))
        {
            return known;
        }

        var next = (ushort)Math.Min(Journal.FirstKind + _kinds.Count, Journal.AnotherKind);
        Add(kind, next, seen.Answer);
        _output.WriteLine(Line(next, kind, input, number, seen));
        return next;
    }

    /// <summary>Writes how the only input may end this process, so that no second process is needed to say how it did.</summary>
    /// <param name="input">The input.</param>
    /// <param name="number">Its number in the section.</param>
    /// <param name="hangSeconds">Processor time after which it hangs.</param>
    public void RecordPossibleEnds(ProbeInput input, int number, double hangSeconds) => File.WriteAllLines(_endsPath, Ends.Select(end =>
    {
        var seen = EndOfProcess(end.Value, hangSeconds);
        return Line(end.Key, Key(input, number, seen), input, number, seen);
    }));

    /// <summary>An end of a process. What hung has taken the time after which an input hangs.</summary>
    public static Observation EndOfProcess(string answer, double hangSeconds) => new() { Answer = answer, Milliseconds = answer == Answers.Hung ? hangSeconds * 1000 : 0 };

    public void Dispose()
    {
        _output.Dispose();
        _notes.Dispose();
    }

    private void Add(string kind, ushort number, string answer)
    {
        if (_kinds.TryAdd(kind, number) && (answer == Answers.OutOfMemoryMaking || Ends.Values.Contains(answer)))
        {
            _ends.Add(number, answer);
        }
    }

    private static string Key(ProbeInput input, int number, Observation seen) =>
        string.Join('|', input.Probe, input.Model, input.Direction, seen.Answer, seen.Exceptions, string.Join(',', seen.Remarked), seen.PlaceOfOurs, seen.Judgement is null ? "" : number);

    private static string Line(ushort kind, string key, ProbeInput input, int number, Observation seen) => string.Join('\t', Columns(kind, key, input, number, seen).Select(Escaped));

    private static IEnumerable<string> Columns(ushort kind, string key, ProbeInput input, int number, Observation seen) =>
    [
        kind.ToString(CultureInfo.InvariantCulture),
        key,
        input.Probe,
        input.Model.Text,
        input.Direction.ToString(),
        seen.Answer,
        seen.Exceptions,
        string.Join(',', seen.Remarked),
        number.ToString(CultureInfo.InvariantCulture),
        input.StackBytes.ToString(CultureInfo.InvariantCulture),
        seen.Milliseconds.ToString("F1", CultureInfo.InvariantCulture),
        seen.AllocatedBytes.ToString(CultureInfo.InvariantCulture),
        input.Words(),
        Shortened(seen.Text),
        seen.Judgement?.Verdict.ToString() ?? "",
        string.Join('\n', seen.Judgement?.Notes ?? []),
        seen.Judgement?.Evidence is { } evidence ? Convert.ToBase64String(evidence) : "",
        seen.PlaceOfOurs,
    ];

    /// <summary>Long enough for every value that a question names; shorter than the message of an exception with a payload in it.</summary>
    private const int LongestText = 2_000;

    private static string Shortened(string text) => text.Length <= LongestText ? text : text[..LongestText] + "…";

    /// <summary>A tab or a line's end inside a value would be taken for the file's own; so would a lone half of a character by the encoder.</summary>
    private static string Escaped(string text) => string.Concat(text.Select(character => character switch
    {
        '\\' => @"\\",
        '\t' => @"\t",
        '\n' => @"\n",
        '\r' => @"\r",
        _ when char.IsControl(character) || char.IsSurrogate(character) => "?",
        _ => character.ToString(),
    }));
}
