using System.Runtime.InteropServices;
using Goldilocks.Probing;

namespace Goldilocks.Rooms.Tests.Probing;

/// <summary>Sections that share processes: each has its own time, and an end of the process is that of the section at work.</summary>
public sealed class SectionProgressTests : IDisposable
{
    private const ushort Untried = 0;
    private const ushort Started = 1;
    private const ushort Outcome = 64;
    private static readonly TimeSpan s_budget = TimeSpan.FromSeconds(60);
    private readonly string _process = Directory.CreateTempSubdirectory("goldilocks-sections-").FullName;

    [Fact]
    public void A_section_has_its_own_time_whatever_those_before_it_took()
    {
        var section = Section("second", Untried);

        section.Begin(Seconds(50), Seconds(50));

        Assert.False(section.IsUp(Seconds(110), Seconds(110)));
        Assert.True(section.IsUp(Seconds(111), Seconds(111)));
    }

    [Fact]
    public void The_time_of_all_its_processes_counts()
    {
        var section = Section("first", Outcome, Started);
        section.Begin(TimeSpan.Zero, TimeSpan.Zero);
        section.End(Ended(134, used: 40));

        section.Begin(TimeSpan.Zero, TimeSpan.Zero);

        Assert.True(section.IsUp(Seconds(21), Seconds(21)));
        Assert.Equal(Seconds(40), section.Result([]).Elapsed);
    }

    [Fact]
    public void A_section_that_is_cut_short_says_so_and_its_last_input_was_not_tried()
    {
        var section = Section("first", Outcome, Started, Untried);
        section.Begin(TimeSpan.Zero, TimeSpan.Zero);

        section.End(Ended(exitCode: null, used: 61));

        Assert.True(section.IsOver);
        var result = section.Result([]);
        Assert.Equal((3, 1, "the section took longer than its 60 s of processor time"), (result.Inputs, result.Tried, result.WhyNot));
    }

    [Fact]
    public void An_input_that_ended_the_process_has_its_outcome_and_the_section_goes_on()
    {
        var section = Section("first", Outcome, Started, Untried);
        section.Begin(TimeSpan.Zero, TimeSpan.Zero);

        section.End(Ended(139, used: 1));

        Assert.False(section.IsOver);
        Assert.Equal(2, section.Result([]).Tried);
        Assert.Equal([1], section.Result([]).Deaths.Keys);
    }

    [Fact]
    public void A_process_that_ends_before_the_first_input_of_a_later_section_says_nothing_of_it()
    {
        var section = Section("second");
        section.Begin(Seconds(1), Seconds(1));

        section.End(Ended(139, used: 2));

        Assert.False(section.IsOver);
    }

    [Fact]
    public void A_process_that_ends_before_the_first_input_of_its_first_section_says_that_it_could_not_begin()
    {
        var section = Section("first");
        section.Begin(TimeSpan.Zero, TimeSpan.Zero);

        section.End(Ended(139, used: 1));

        Assert.True(section.IsOver);
        Assert.StartsWith("the process ended before an input began: ", section.Result([]).WhyNot, StringComparison.Ordinal);
    }

    public void Dispose() => Directory.Delete(_process, recursive: true);

    private static TimeSpan Seconds(int seconds) => TimeSpan.FromSeconds(seconds);

    private static ChildEnd Ended(int? exitCode, int used) => new(exitCode, [], Seconds(used), Seconds(used));

    /// <summary>A section as a process left it.</summary>
    private SectionProgress Section(string name, params ushort[] journal)
    {
        var folder = Directory.CreateDirectory(Path.Combine(_process, name)).FullName;
        File.WriteAllBytes(Path.Combine(folder, "journal"), MemoryMarshal.AsBytes(journal.AsSpan()).ToArray());
        return new SectionProgress(new ChildFolder(_process, name), s_budget, isOfOneInput: false);
    }
}
