using System.Reflection;

namespace Goldilocks.Prober;

/// <summary>The entry of an adapter program that is probed: it tries the inputs of one section on one variant, and may die of any of them.</summary>
public static class ProberHost
{
    private const string Describe = "describe";
    private const string Section = "section";

    /// <summary>Processor time in which the own payloads of the library must be written and read. No attack is in them, and it is the first thing that a process does.</summary>
    private const double SecondsOfOwnPayloads = 5;

    /// <summary>Describes the program, or runs one section.</summary>
    /// <param name="workloads">The program's models.</param>
    /// <param name="variants">The adapter's variants.</param>
    /// <param name="program">The adapter's assembly, which may hold capabilities and sections beside its models.</param>
    /// <param name="arguments"><c>describe</c>, or <c>section</c> and what docs/probes.md lists.</param>
    /// <returns>The process's exit code: 0 when everything was tried, 2 for a request that makes no sense.</returns>
    public static int Run(IReadOnlyList<Workload> workloads, IReadOnlyList<Variant> variants, Assembly program, string[] arguments)
    {
        switch (arguments)
        {
            case [Describe, ..]:
                Description.Write(Console.Out, workloads, variants, program);
                return 0;
            case [Section, .. var rest]:
                RunSection(ChildJob.Parse(rest), workloads, variants, program);
                return 0;
            default:
                Console.Error.WriteLine($"Write '{Describe}', or '{Section}' with its arguments: see docs/probes.md.");
                return 2;
        }
    }

    /// <summary>
    /// The loop has a thread of its own, because the stack of the main thread is the system's choice. The process is ended at once: a library may have left threads that never end.
    /// </summary>
    private static void RunSection(ChildJob job, IReadOnlyList<Workload> workloads, IReadOnlyList<Variant> variants, Assembly program)
    {
        OutputFile.Claim(job.Folder);
        var plain = variants.First(variant => variant.Name == job.Variant);

        // Before anything else: an option may hold for the whole process, and the runtime looks once at some of its switches.
        var options = VariantOptions.Of(plain, isFirst: plain == variants.First(variant => !variant.IsFloor));
        var option = job.Option is { } kind ? options.First(option => option.Name == kind) : null;
        var asked = option?.Make() ?? plain;
        MemoryRefusals.Watch();
        var subject = new Subject(asked, job.Format, workloads, new GoldenPayloads(job.Payloads), [.. variants.Where(variant => variant != plain && !variant.IsFloor)], options, VariantOptions.CallOf(option));
        var sections = AllSections.Named(program, job.Sections);
        var thread = new Thread(() => Run(job, subject, sections, () => AllSections.Of(program), new InputRunner(subject, program)), Stacks.Small) { Name = "inputs" };
        thread.Start();
        thread.Join();
        ProcessEnd.Now();
    }

    private static void Run(ChildJob job, ISubject subject, IReadOnlyList<Section> asked, Func<IReadOnlyList<Section>> makeSections, InputRunner runner)
    {
        var watchdog = new Watchdog(Math.Max(SecondsOfOwnPayloads, asked.Max(section => section.HangSeconds)));
        watchdog.Start();
        foreach (var section in asked)
        {
            if (!new SectionLoop(job, subject, section, makeSections, runner, watchdog).Run())
            {
                return;
            }
        }
    }
}
