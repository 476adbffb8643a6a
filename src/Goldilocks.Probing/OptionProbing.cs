using System.Collections.Concurrent;
using System.Globalization;
using Goldilocks.Catalog;

namespace Goldilocks.Probing;

/// <summary>
/// What each option of a variant changes (C60). All questions whose answers follow from the library are asked of the variant as it is, and what it does not lose or end at is asked with one option, each time in a process of
/// its own. What an option makes worse is its answer. So a new question is asked with every option, and an option needs no question of its own.
/// </summary>
/// <param name="request">The variant, and a folder for all processes.</param>
/// <param name="budget">Processor time of each section.</param>
internal sealed class OptionProbing(ChildRequest request, TimeSpan budget)
{
    /// <summary>The section of the questions about options. src/Goldilocks.Prober has it too.</summary>
    public const string Section = "options";

    /// <summary>The section of two ways to write a class together (C61). Its answers follow from the library as well, and it takes so long that it is not asked once more with each option.</summary>
    public const string Pairs = "pairs";

    /// <summary>The sections whose answers follow from the library, its version and the values that it is given, and which are asked with each option. Those of the others may depend on time, threads, memory or the stack too.</summary>
    public static IReadOnlyList<string> Asked { get; } = ["foreign", "fsharp", "members", "polymorphism", "values", "versions"];

    /// <summary>What is said of the answers that are worse, in the order in which it is said.</summary>
    private static readonly (Worth Worth, string Words)[] s_words =
        [(Worth.Lost, "other values come back, silently"), (Worth.Ends, "the process ends"), (Worth.Refused, "it refuses"), (Worth.InPart, "in part")];

    /// <summary>The answers, by the IDs of the questions; of a kind that the adapter names no option of, none.</summary>
    /// <param name="kinds">What the program said of each kind.</param>
    /// <param name="cancellation">Ends the processes at work.</param>
    public Dictionary<string, RecordedCapability> Answers(IReadOnlyList<OutcomeKind> kinds, CancellationToken cancellation)
    {
        var named = kinds.Where(kind => kind.Verdict == nameof(CapabilityVerdict.Pass)).ToList();
        if (named.Count == 0)
        {
            return [];
        }

        var before = Ask(option: null, numbers: null, cancellation);
        var answers = new ConcurrentDictionary<string, RecordedCapability>();
        var sideBySide = new ParallelOptions { MaxDegreeOfParallelism = ChildProcess.AtATime, CancellationToken = cancellation };
        Parallel.ForEach(named, sideBySide, kind => answers[kind.Probe] = Compared(kind, before, Ask(Option(kind), before.Numbers, cancellation)));
        return answers.ToDictionary();
    }

    private static string Option(OutcomeKind kind) => kind.Probe[(kind.Probe.IndexOf('.', StringComparison.Ordinal) + 1)..];

    private Said Ask(string? option, IReadOnlyDictionary<string, IReadOnlyList<int>>? numbers, CancellationToken cancellation)
    {
        var folder = Path.Combine(request.Folder, option ?? "as-it-is");
        var asked = request with { Sections = Asked, Numbers = numbers, Option = option, Folder = Path.Combine(folder, "run"), Payloads = Path.Combine(folder, "payloads") };
        if (new SectionRun(asked, budget).RunTogether(cancellation) is not { } sections)
        {
            return new([], "a process that was asked left others behind");
        }

        var answers = from one in Asked.Zip(sections)
                      from kind in one.Second.Kinds
                      where kind.Verdict.Length > 0 || kind.IsEnd
                      select new Answer(one.First, kind.Number, CapabilityAnswer.Of(kind, one.Second.Deaths));
        return new([.. answers], sections.Select(section => section.WhyNot).FirstOrDefault(reason => reason is not null));
    }

    private static RecordedCapability Compared(OutcomeKind kind, Said before, Said with)
    {
        // A part of the questions would look like all of them.
        if ((before.WhyNot ?? with.WhyNot) is { } reason)
        {
            return new(kind.Probe, kind.Input, CapabilityVerdict.NotApplicable, $"{kind.Text}: not all could be asked: {reason}", []);
        }

        var worthBefore = before.Answers.ToDictionary(answer => answer.What.Id, answer => answer.Worth);
        var both = with.Answers.Where(answer => answer.Worth is not null && worthBefore.GetValueOrDefault(answer.What.Id) is not null).ToList();
        var worse = both.Where(answer => answer.Worth < worthBefore[answer.What.Id] && !IsChance(worthBefore[answer.What.Id], answer)).OrderBy(answer => answer.What.Id, StringComparer.Ordinal).ToList();
        return worse.Count == 0
            ? new(kind.Probe, kind.Input, CapabilityVerdict.Pass, string.Create(CultureInfo.InvariantCulture, $"{kind.Text}: no answer of {both.Count} is worse"), [])
            : new(kind.Probe, kind.Input, worse.Exists(answer => answer.Worth <= Worth.Lost) ? CapabilityVerdict.Fail : CapabilityVerdict.Partial, Words(kind.Text, worse, both.Count), [.. worse.Select(answer => $"{answer.What.Id}: {answer.What.What}")]);
    }

    /// <summary>Where a library writes to memory that is not its own, chance decides whether an exception comes first.</summary>
    private static bool IsChance(Worth? before, Answer with) => before == Worth.Refused && with.Worth == Worth.Ends && with.What.What.Contains("System.AccessViolationException", StringComparison.Ordinal);

    private static string Words(string option, List<Answer> worse, int all)
    {
        var groups = from words in s_words
                     let ids = worse.Where(answer => answer.Worth == words.Worth).Select(answer => answer.What.Id).ToList()
                     where ids.Count > 0
                     select $"{words.Words}: {string.Join(", ", ids)}";
        return string.Create(CultureInfo.InvariantCulture, $"{option}: {worse.Count} answers of {all} are worse; {string.Join("; ", groups)}");
    }

    /// <summary>What an answer is worth: the more, the better.</summary>
    private enum Worth
    {
        /// <summary>The process ends, or does not come back.</summary>
        Ends,

        /// <summary>A value comes back as another one, silently.</summary>
        Lost,

        /// <summary>An exception says that it does not work.</summary>
        Refused,

        /// <summary>It works in part.</summary>
        InPart,

        /// <summary>It works.</summary>
        Works,
    }

    /// <summary>What was answered.</summary>
    /// <param name="Answers">Each answer.</param>
    /// <param name="WhyNot">Why not all was asked; null where it was.</param>
    private sealed record Said(IReadOnlyList<Answer> Answers, string? WhyNot)
    {
        /// <summary>The questions whose answers an option can make worse, by their sections. To end a process once more for each option would take longer than all else.</summary>
        public IReadOnlyDictionary<string, IReadOnlyList<int>> Numbers { get; } = Answers.Where(answer => answer.Worth > OptionProbing.Worth.Lost).GroupBy(answer => answer.Section)
            .ToDictionary(section => section.Key, IReadOnlyList<int> (section) => [.. section.Select(answer => answer.Number).Order()]);
    }

    /// <summary>An answer with its place.</summary>
    /// <param name="Section">Of the question.</param>
    /// <param name="Number">Of the question in its section.</param>
    /// <param name="What">The answer.</param>
    private sealed record Answer(string Section, int Number, RecordedCapability What)
    {
        /// <summary>Null for what could not be asked.</summary>
        public Worth? Worth { get; } = What.Verdict switch
        {
            CapabilityVerdict.NotApplicable => null,
            CapabilityVerdict.Pass => OptionProbing.Worth.Works,
            CapabilityVerdict.Partial => OptionProbing.Worth.InPart,
            _ when CapabilityAnswer.EndsProcess(What) => OptionProbing.Worth.Ends,
            _ when AskedOf.IsSilentFailure(What) => OptionProbing.Worth.Lost,
            _ => OptionProbing.Worth.Refused,
        };
    }
}
