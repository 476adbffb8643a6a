using System.Text;

namespace Goldilocks.Prober.Attacks;

/// <summary>One thing that another program may write where a class has a member of another type.</summary>
/// <param name="Question">The last part of the capability's identity: <c>fraction</c>.</param>
/// <param name="Place">What of a payload it replaces.</param>
/// <param name="Member">The member that is judged.</param>
/// <param name="Bytes">In the notation of <see cref="CaseBytes"/>.</param>
/// <param name="Words">What is written and for what: <c>2.2 for a long</c>.</param>
/// <param name="Values">Values that mean the same, and those of <paramref name="Ignored"/>; empty where only an exception is right.</param>
/// <param name="Ignored">Values that say that the member was passed over, as a documented rule of many readers is: for a name in another case the default of the member.</param>
/// <param name="MustBeRead">True where a refusal is wrong: the value fits the member, and the standard allows how it is written.</param>
internal sealed record ForeignCase(string Question, Place Place, CorpusMember Member, string Bytes, string Words, IReadOnlyList<string> Values, IReadOnlyList<string> Ignored, bool MustBeRead)
{
    /// <summary>No question, but what must be read before any other case in that place says something: a value as the class has it.</summary>
    public const string Simple = "simple";

    private const int Columns = 5;
    private const char Must = '!';
    private const string PassedOver = "ignored ";

    /// <summary>The cases of <c>probes/corpora/FOLDER/foreign.tsv</c>, which are resources of this assembly.</summary>
    /// <exception cref="ArgumentException">There are none for that format.</exception>
    /// <exception cref="FormatException">A line is wrong; the message names it.</exception>
    public static IReadOnlyList<ForeignCase> Of(string folder)
    {
        using var resource = typeof(ForeignCase).Assembly.GetManifestResourceStream("foreign:" + folder) ?? throw new ArgumentException($"probes/corpora/{folder} has no file foreign.tsv.", nameof(folder));
        using var reader = new StreamReader(resource, Encoding.UTF8);
        return [.. reader.ReadToEnd().Split('\n', StringSplitOptions.RemoveEmptyEntries).Where(line => line[0] != '#').Skip(1).Select(line => Read(folder, line))];
    }

    private static ForeignCase Read(string folder, string line)
    {
        var cells = line.Split('\t');
        if (cells.Length != Columns)
        {
            throw new FormatException($"probes/corpora/{folder}/foreign.tsv: this line does not have {Columns} cells: {line}");
        }

        var (place, member) = Corpus.Target(cells[1]);
        var values = cells[4].TrimStart(Must);
        var stated = values.Length == 0 ? [] : values.Split(" | ");
        return new ForeignCase(cells[0], place, member, cells[2], cells[3], [.. stated.Select(WithoutMark)], [.. stated.Where(value => value.StartsWith(PassedOver, StringComparison.Ordinal)).Select(WithoutMark)], cells[4].StartsWith(Must));
    }

    private static string WithoutMark(string value) => value.StartsWith(PassedOver, StringComparison.Ordinal) ? value[PassedOver.Length..] : value;
}
