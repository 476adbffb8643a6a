using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Results;

/// <summary>What is said of a machine before a run, from the texts of two looks.</summary>
public sealed class MachineConditionTests
{
    private const string Flags = "processor\t: 0\nflags\t\t: fpu vme sse2";
    private static readonly FrameworkLook Plain = new(HasDebugger: false, HasProfiler: false, MemoryUsed: 0.3, Cores: 2);

    [Fact]
    public void A_quiet_machine_of_one_s_own_gets_no_word() => Assert.Empty(Texts(Quiet(0), Quiet(100)));

    [Fact]
    public void Other_load_is_told_with_its_share_and_the_program_that_takes_most()
    {
        var before = Quiet(0) with { Processes = Used(("browser", 10, 1.0), ("shell", 11, 4.0)) };
        var after = Quiet(0) with { ProcessorTimes = Times(user: 40, idle: 160), Processes = Used(("browser", 10, 1.3), ("shell", 11, 4.0)) };

        Assert.Contains("used 20 % of this machine, browser most of all", Assert.Single(Texts(before, after)), StringComparison.Ordinal);
    }

    [Fact]
    public void Where_the_system_keeps_no_sum_the_processes_are_summed()
    {
        var before = Nothing with { Processes = Used(("indexer", 10, 1.0), ("other", 11, 1.0)) };
        var after = Nothing with { Processes = Used(("indexer", 10, 1.5), ("other", 11, 1.1)) };

        Assert.Contains("used 30 % of this machine, indexer", Assert.Single(Texts(before, after)), StringComparison.Ordinal);
    }

    [Fact]
    public void A_process_whose_number_was_given_to_another_program_is_not_taken_for_it()
    {
        var before = Nothing with { Processes = Used(("old", 10, 1.0)) };
        var after = Nothing with { Processes = Used(("new", 10, 1.9)) };

        Assert.Empty(Texts(before, after));
    }

    [Fact]
    public void Time_that_the_host_gave_to_others_is_no_load_of_this_machine()
    {
        var after = Quiet(0) with { ProcessorTimes = Times(idle: 190, steal: 10) };

        Assert.Contains("gave 5% of", Assert.Single(Texts(Quiet(0), after)).Replace(" %", "%", StringComparison.Ordinal), StringComparison.Ordinal);
    }

    [Fact]
    public void Swapping_is_told_when_it_goes_on_and_not_when_it_is_over()
    {
        Assert.Contains("swapped 7 pages", Assert.Single(Texts(Quiet(0) with { MemoryEvents = "pswpin 3\npswpout 10" }, Quiet(9) with { MemoryEvents = "pswpin 5\npswpout 15" })), StringComparison.Ordinal);
        Assert.Empty(Texts(Quiet(0) with { MemoryEvents = "pswpin 3\npswpout 10" }, Quiet(9) with { MemoryEvents = "pswpin 3\npswpout 10" }));
    }

    [Theory]
    [InlineData("50000 100000", "0.5 of 2 processors")]
    [InlineData("max 100000", null)]
    [InlineData("200000 100000", null)]
    [InlineData("nonsense", null)]
    public void A_container_with_a_part_of_the_processors_is_told(string quota, string? expected) => Expect(expected, Quiet(9) with { Quota = quota });

    [Fact]
    public void A_virtual_machine_is_told() => Expect("virtual machine", Quiet(9) with { Processors = Flags + " hypervisor" });

    [Fact]
    public void A_battery_and_a_quiet_profile_are_told()
    {
        Expect("plug it in", Quiet(9) with { MainsOnline = "0\n" });
        Expect(null, Quiet(9) with { MainsOnline = "1\n", PowerProfile = "balanced\n" });
        Expect("powerprofilesctl set performance", Quiet(9) with { PowerProfile = "low-power\n" });
    }

    [Fact]
    public void The_governor_is_told_before_a_run_and_left_to_the_report_that_tells_it_of_the_machine()
    {
        var condition = Assert.Single(MachineConditions.Of(Quiet(0), Quiet(9) with { Governor = "powersave\n" }, TimeSpan.FromSeconds(1), Plain));

        Assert.True(condition.IsInMachine);
        Expect(null, Quiet(9) with { Governor = "performance\n" });
    }

    [Fact]
    public void A_debugger_a_profiler_and_full_memory_are_told_on_every_system()
    {
        var texts = MachineConditions.Of(Nothing, Nothing, TimeSpan.FromSeconds(1), new FrameworkLook(true, true, 0.95, 2)).Select(condition => condition.Text).ToList();

        Assert.Equal(["A debugger", "CORECLR_EN", "95 % of th"], texts.Select(text => text[..10]));
    }

    [Theory]
    [InlineData("10.0.401", "10.0.401", "9.0.300", "11.0.100")]
    [InlineData("11.0.100", "11.0.100")]
    [InlineData("10.0.108", "10.0.101", "10.0.108", "10.0.401")]
    [InlineData("unknown", "9.0.300", "preview")]
    public void The_sdk_is_the_one_that_a_build_takes(string expected, params string[] installed) => Assert.Equal(expected, MachineProbe.SdkOf(installed));

    private static MachineLook Nothing { get; } = new(null, null, null, null, null, null, null, Used());

    private static MachineLook Quiet(int idle) => new(Times(idle: idle), null, Flags, null, null, null, null, Used());

    private static string Times(int user = 0, int idle = 0, int steal = 0) => $"cpu  {user} 0 0 {idle} 0 0 0 {steal} 0 0\ncpu0 1 2 3";

    private static Dictionary<int, (string Name, TimeSpan Used)> Used(params (string Name, int Id, double Seconds)[] processes) =>
        processes.ToDictionary(process => process.Id, process => (process.Name, TimeSpan.FromSeconds(process.Seconds)));

    private static List<string> Texts(MachineLook first, MachineLook second) => [.. MachineConditions.Of(first, second, TimeSpan.FromSeconds(1), Plain).Select(condition => condition.Text)];

    private static void Expect(string? part, MachineLook look)
    {
        var texts = Texts(Quiet(0), look);
        if (part is null)
        {
            Assert.Empty(texts);
        }
        else
        {
            Assert.Contains(part, Assert.Single(texts), StringComparison.Ordinal);
        }
    }
}
