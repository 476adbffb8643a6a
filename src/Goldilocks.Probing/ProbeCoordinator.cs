using System.Collections.Concurrent;
using Goldilocks.Probing.Children;
using Goldilocks.Probing.Grading;
using Goldilocks.Probing.Recording;
using Goldilocks.Results;

namespace Goldilocks.Probing;

/// <summary>One variant with what is to be tried on it.</summary>
/// <param name="Target">The variant.</param>
/// <param name="Sections">The sections.</param>
/// <param name="DocumentedExceptions">Full names of types; null where the facts state none.</param>
public sealed record ProbeTask(ProbeTarget Target, IReadOnlyList<SectionName> Sections, IReadOnlyList<string>? DocumentedExceptions);

/// <summary>Runs the sections of all variants, some side by side, and records each as it ends.</summary>
/// <param name="places">Folders and limits.</param>
/// <param name="log">Where sections are recorded.</param>
/// <param name="progress">Receives how many sections of how many are done, and the last one.</param>
public sealed class ProbeCoordinator(ProbePlaces places, EventLog<ProbeEvent> log, Action<int, int, SectionProbed> progress)
{
    /// <summary>More would let the children of one variant slow those of another, and none of them waits for anything.</summary>
    private static readonly int s_sideBySide = Math.Clamp(Environment.ProcessorCount, 1, 4);

    /// <summary>The section that shows whether anything else can be tried.</summary>
    private const string First = "golden";

    /// <summary>Runs what is not recorded yet.</summary>
    /// <param name="tasks">The variants.</param>
    /// <param name="recorded">What an earlier process recorded.</param>
    /// <param name="cancellation">Ends the children at work.</param>
    /// <exception cref="OperationCanceledException">It was interrupted; what is recorded stays.</exception>
    public void Run(IReadOnlyList<ProbeTask> tasks, IReadOnlyList<ProbeEvent> recorded, CancellationToken cancellation)
    {
        var sections = recorded.OfType<SectionProbed>().ToList();
        var done = sections.Select(section => (section.Serializer, section.Variant, section.Section.Name)).ToHashSet();
        var unusable = new ConcurrentDictionary<ProbeTarget, bool>(
            tasks.Where(task => sections.Exists(section => section.IsUnusable && section.Serializer == task.Target.Serializer && section.Variant == task.Target.Variant)).Select(task => KeyValuePair.Create(task.Target, true)));
        var all = tasks.SelectMany(task => task.Sections.Select(section => (task, section))).ToList();
        var left = all.Where(item => !done.Contains((item.task.Target.Serializer, item.task.Target.Variant, item.section.Name))).ToLookup(item => item.section.Name == First);
        var finished = all.Count - left.Sum(group => group.Count());
        Side(left[true]);
        Side(left[false]);

        // One at a time from one queue: ranges would leave a core idle while the other works on a long variant.
        void Side(IEnumerable<(ProbeTask Task, SectionName Section)> items) => Parallel.ForEach(
            Partitioner.Create(items, EnumerablePartitionerOptions.NoBuffering), new ParallelOptions { MaxDegreeOfParallelism = s_sideBySide, CancellationToken = cancellation }, Try);

        void Try((ProbeTask Task, SectionName Section) item)
        {
            var (task, section) = item;
            var probed = unusable.ContainsKey(task.Target)
                ? SectionProbing.Untried(task.Target, section)
                : new SectionProbing(task.Target, section, new ExceptionFamily(task.DocumentedExceptions), places).Run(cancellation);
            log.Record(probed);
            if (probed.IsUnusable)
            {
                unusable.TryAdd(task.Target, true);
            }

            progress(Interlocked.Increment(ref finished), all.Count, probed);
        }
    }
}
