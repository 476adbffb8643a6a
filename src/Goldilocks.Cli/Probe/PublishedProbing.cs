using System.Diagnostics;
using Goldilocks.Catalog;
using Goldilocks.Cli.Startup;
using Goldilocks.Commands;
using Goldilocks.Probing;
using Goldilocks.Results;

namespace Goldilocks.Cli.Probe;

/// <summary>
/// The section that asks for no child of the prober: it publishes each serializer trimmed and as a native program, with the host of start-ups, and starts each variant once. The prober itself looks for
/// models by reflection, which neither form of program keeps.
/// </summary>
public sealed class PublishedProbing(Checkout checkout, IBuildDisplay display)
{
    private const string Plain = "plain";
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(60);

    /// <summary>The section as it can be asked for. A native program takes half a minute of building, so it is tried only where its name is given.</summary>
    public static SectionName Section { get; } = new(PublishedVerdict.Section, ProbeTables.CapabilityFamily, IsNamedOnly: true);

    /// <summary>Publishes, starts, and records a section for each variant that is not recorded yet.</summary>
    /// <param name="settings">What is probed.</param>
    /// <param name="targets">The variants.</param>
    /// <param name="recorded">What an earlier process recorded.</param>
    /// <param name="record">Takes each section as it ends.</param>
    /// <param name="cancellation">Ends the build, or stops before the next start.</param>
    /// <exception cref="OperationCanceledException">It was interrupted; what is recorded stays.</exception>
    public void Run(ProbeSettings settings, IReadOnlyList<ProbeTarget> targets, IReadOnlyList<ProbeEvent> recorded, Action<SectionProbed> record, CancellationToken cancellation)
    {
        var done = recorded.OfType<SectionProbed>().Where(section => section.Section.Name == Section.Name).Select(section => section.Key).ToHashSet();
        var left = targets.Where(target => !done.Contains(target.Key)).ToList();
        if (left.Count == 0)
        {
            return;
        }

        var forms = FormsOf(settings);
        var plan = Plan(settings, left, [.. forms.Select(form => Column(form.Id, form.Mode))]);
        using var made = new StartupMaker(checkout, display).Make(plan, cancellation);
        var doubtful = new List<(ProbeTarget Target, IReadOnlyList<PublishedUse> Uses, TimeSpan Elapsed)>();
        foreach (var target in left)
        {
            cancellation.ThrowIfCancellationRequested();
            var started = Stopwatch.GetTimestamp();
            var uses = plan.Columns.Select(column => Use(target, column, made)).ToList();
            if (uses.Exists(use => use.Failure is not null))
            {
                doubtful.Add((target, uses, Stopwatch.GetElapsedTime(started)));
            }
            else
            {
                record(Probed(target, forms, uses, Stopwatch.GetElapsedTime(started)));
            }
        }

        if (doubtful.Count > 0)
        {
            RecordBesidePlain(settings, forms, doubtful, record, cancellation);
        }
    }

    /// <summary>Of a trimmed program only the built-in models keep their metadata, without which an answer cannot be compared.</summary>
    private static List<PublishedForm> FormsOf(ProbeSettings settings) => [.. PublishedVerdict.Forms.Where(form => settings.Model is null || form.Mode is not PublishMode.Trimmed)];

    /// <summary>What goes wrong is compared with a program that is not published: a library that reads another time than was written does so there, too.</summary>
    private void RecordBesidePlain(
        ProbeSettings settings,
        IReadOnlyList<PublishedForm> forms,
        IReadOnlyList<(ProbeTarget Target, IReadOnlyList<PublishedUse> Uses, TimeSpan Elapsed)> doubtful,
        Action<SectionProbed> record,
        CancellationToken cancellation)
    {
        var column = Column(Plain, PublishMode.None);

        // Versions are asked for only where the user did: a serializer that comes with the runtime has none of its own.
        var few = settings with { Serializers = settings.Serializers.Any(name => name.Contains('@', StringComparison.Ordinal)) ? settings.Serializers : [] };
        using var made = new StartupMaker(checkout, display).Make(Plan(few, [.. doubtful.Select(item => item.Target)], [column]), cancellation);
        foreach (var (target, uses, elapsed) in doubtful)
        {
            cancellation.ThrowIfCancellationRequested();
            var plain = Use(target, column, made).Troubles;
            record(Probed(target, forms, uses.Select(use => use with { TroublesOfPlain = plain }), elapsed));
        }
    }

    private StartupColumn Column(string name, PublishMode mode) => new(name, mode.Name(), checkout.Layout.Framework, mode, new Dictionary<string, string>());

    private static StartupPlan Plan(ProbeSettings settings, IReadOnlyList<ProbeTarget> targets, IReadOnlyList<StartupColumn> columns) => new(
        settings.Serializers.Count > 0 ? settings.Serializers : [.. targets.Select(target => target.Serializer).Distinct()],
        settings.Adapters,
        settings.Sources,
        columns,
        Starts: 1,
        Discarded: 0,
        Cold: false,
        Seed: 1,
        s_patience.TotalSeconds,
        settings.Model);

    private static SectionProbed Probed(ProbeTarget target, IReadOnlyList<PublishedForm> forms, IEnumerable<PublishedUse> uses, TimeSpan elapsed) => new(
        target.Serializer,
        target.Version,
        target.Variant,
        Section.Family,
        ProbeTables.Recorded(Section, forms.Count, forms.Count, null),
        HasReading: false,
        HasWriting: false,
        [],
        [],
        [.. forms.Zip(uses, PublishedVerdict.Of)],
        elapsed.TotalSeconds,
        []);

    private static PublishedUse Use(ProbeTarget target, StartupColumn column, Made<StartupSubject, ProgramEvent> made)
    {
        var program = ProgramOf(target, column, made);
        if (program.Outcome is { } failure)
        {
            return new PublishedUse(failure, [], [], []);
        }

        var wanted = new StartupKey(target.Serializer, target.Variant, program.Version, StartupKind.Used, column.Name);
        if (made.Ready.FirstOrDefault(item => item.Key == wanted) is not { } subject)
        {
            return new PublishedUse(new Unsupported("the published program does not have this variant"), [], [], []);
        }

        var result = new StartupProcess(subject.Environment, s_patience).Start(subject.Program, subject.FirstVerb, subject.Variant);
        return new PublishedUse(result.Outcome, [.. (result.Answer?.Types ?? []).Select(type => type.Type)], result.Answer?.Outcomes ?? [], program.DoubtfulAssemblies ?? []);
    }

    /// <summary>The only program of the serializer, or of several versions the right one. The version of one that comes with the runtime is that of the runtime that it is published with.</summary>
    private static ProgramEvent ProgramOf(ProbeTarget target, StartupColumn column, Made<StartupSubject, ProgramEvent> made)
    {
        var programs = made.Events.Where(program => program.Serializer == target.Serializer && program.Column == column.Name).ToList();
        return programs.Find(program => program.Version == target.Version) ?? programs[0];
    }
}
