using System.Collections.Concurrent;
using Goldilocks.Results;

namespace Goldilocks.Probing;

/// <summary>One variant with what is to be tried on it.</summary>
/// <param name="Target">The variant.</param>
/// <param name="Sections">The sections.</param>
/// <param name="DocumentedExceptions">Full names of types; null where the facts state none.</param>
/// <param name="Known">What is recorded of it, and quoted; null where everything is tried and confirmed anew.</param>
public sealed record ProbeTask(ProbeTarget Target, IReadOnlyList<SectionName> Sections, IReadOnlyList<string>? DocumentedExceptions, KnownVariant? Known = null);

/// <summary>Runs the sections of all variants, some side by side, and records each as it ends.</summary>
/// <param name="places">Folders and limits.</param>
/// <param name="log">Where sections are recorded.</param>
/// <param name="progress">Receives how many sections of how many are done, and the last one.</param>
public sealed class ProbeCoordinator(ProbePlaces places, EventLog<ProbeEvent> log, Action<int, int, SectionProbed> progress)
{
    /// <summary>The sections whose methods are compiled once.</summary>
    private const string CompiledOnce = "compiled once";

    /// <summary>The attacks, of every family.</summary>
    private const string Attacks = "attacks";

    /// <summary>Runs what is not recorded yet.</summary>
    /// <param name="tasks">The variants.</param>
    /// <param name="recorded">What an earlier process recorded.</param>
    /// <param name="cancellation">Ends the children at work.</param>
    /// <exception cref="OperationCanceledException">It was interrupted; what is recorded stays.</exception>
    public void Run(IReadOnlyList<ProbeTask> tasks, IReadOnlyList<ProbeEvent> recorded, CancellationToken cancellation)
    {
        var sections = recorded.OfType<SectionProbed>().ToList();
        var done = sections.Select(section => (section.Key, section.Section.Name)).ToHashSet();
        var golden = new ConcurrentDictionary<VariantKey, SectionProbed>(sections.Where(section => section.Section.Name == ProbeTables.OwnPayloads).Select(section => KeyValuePair.Create(section.Key, section)));
        var all = tasks.SelectMany(task => task.Sections.Select(section => (task, section))).ToList();
        var left = all.Where(item => !done.Contains((item.task.Target.Key, item.section.Name))).ToList();
        var finished = all.Count - left.Count;
        SideBySide(left.Where(IsFirst).Select(item => new Work(item.task, [item.section])));
        var others = left.Where(item => !IsFirst(item)).ToList();
        foreach (var item in others.ToList())
        {
            if (Untried(item.task, item.section) is { } untried)
            {
                Record(untried);
                others.Remove(item);
            }
        }

        SideBySide(Works(others.Where(item => !item.section.IsNamedOnly)));

        // Each may take most of the memory.
        foreach (var work in Works(others.Where(item => item.section.IsNamedOnly)))
        {
            Try(work, Record, cancellation);
        }

        // One at a time from one queue: ranges would leave a core idle while the other works on a long variant.
        void SideBySide(IEnumerable<Work> works) => Parallel.ForEach(
            Partitioner.Create(works, EnumerablePartitionerOptions.NoBuffering), new ParallelOptions { MaxDegreeOfParallelism = ChildProcess.AtATime, CancellationToken = cancellation }, work => Try(work, Record, cancellation));

        // What the own payloads decide, a recorded table knows: with one they share a process.
        bool IsFirst((ProbeTask Task, SectionName Section) item) => item.Section.Name == ProbeTables.OwnPayloads && item.Task.Known?.IsUsable != true;

        SectionProbed? Untried(ProbeTask task, SectionName section) => NotTried(task, section, golden.GetValueOrDefault(task.Target.Key));

        void Record(SectionProbed probed)
        {
            log.Record(probed);
            if (probed.Section.Name == ProbeTables.OwnPayloads)
            {
                golden.TryAdd(probed.Key, probed);
            }

            progress(Interlocked.Increment(ref finished), all.Count, probed);
        }
    }

    /// <summary>
    /// What is tried together. Attacks share a process, capabilities another one, and what is compiled once a third; each of the other sections has its own. The attacks of all variants come first, because they take longest: a
    /// long one that is begun last leaves a core idle.
    /// </summary>
    private static IEnumerable<Work> Works(IEnumerable<(ProbeTask Task, SectionName Section)> items) =>
        from item in items
        group item.Section by item.Task into variant
        from together in variant.OrderBy(section => section.Name != ProbeTables.OwnPayloads).ThenBy(section => section.Sharing is not Sharing.First).GroupBy(Process)
        orderby together.Key == ProbeTables.CapabilityFamily, together.Count() == 1
        select new Work(variant.Key, [.. together]);

    /// <summary>A name for those that share a process.</summary>
    private static string Process(SectionName section) => section.Name == ProbeTables.OwnPayloads ? Attacks
        : section.Sharing is Sharing.None ? section.Name
        : ChildProcess.IsCompiledOnce(section.Name) ? CompiledOnce
        : section.Family == ProbeTables.CapabilityFamily ? section.Family
        : Attacks;

    private void Try(Work work, Action<SectionProbed> record, CancellationToken cancellation)
    {
        var (target, family) = (work.Task.Target, new ExceptionFamily(work.Task.DocumentedExceptions));
        var scratch = work.Sections.Count > 1 ? places.Scratch(target, "shared") : null;
        try
        {
            var together = scratch is null ? null : new SectionRun(
                new ChildRequest(target, [.. work.Sections.Select(section => section.Name)], places.Seed, Path.Combine(scratch, "run"), places.Payloads(target)) { Numbers = work.Task.Known?.Numbers(work.Sections) }, places.Budget).RunTogether(cancellation);
            foreach (var (index, section) in work.Sections.Index())
            {
                record(new SectionProbing(target, section, family, places, together?[index], work.Task.Known).Run(cancellation));
            }
        }
        finally
        {
            if (scratch is not null)
            {
                Directory.Delete(scratch, recursive: true);
            }
        }
    }

    /// <summary>The section as the first one of the variant shows it already, or as the recorded table does; null when it must be tried.</summary>
    private static SectionProbed? NotTried(ProbeTask task, SectionName section, SectionProbed? first) => first switch
    {
        { IsUnusable: true } => SectionProbing.NotTried(task.Target, section, inputs: 1, "its own payload ends the process or never comes back"),
        { Inapplicable: { } reasons } when reasons.TryGetValue(section.Name, out var reason) => SectionProbing.NotTried(task.Target, section, inputs: 0, reason),
        _ when task.Known is { IsUsable: true } known && known.WhyInapplicable(section) is { } reason => SectionProbing.NotTried(task.Target, section, inputs: 0, reason),
        _ when task.Known is { } known && known.Numbers(section) is [] => SectionProbing.Quoted(task.Target, section, known),
        _ => null,
    };

    /// <summary>What is tried at a time: a section, or several in one process.</summary>
    private sealed record Work(ProbeTask Task, IReadOnlyList<SectionName> Sections);
}
