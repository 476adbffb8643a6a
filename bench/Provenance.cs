using System.Diagnostics;
using System.Globalization;
using Goldilocks.Results;

namespace Goldilocks.Bench;

/// <summary>Where the figures of an experiment come from, as its page under <c>docs/experiments/</c> must state it: command, commit, machine, and how steady the machine was.</summary>
internal sealed class Provenance
{
    private readonly List<double> _deviations = [];
    private MachineInfo? _machine;

    /// <summary>Takes a run of the experiment into account.</summary>
    public void Add(RunData run)
    {
        _machine ??= run.Info.Machine;
        if (PairDeviation.Of(run) is { } deviation)
        {
            _deviations.Add(deviation);
        }
    }

    /// <summary>Prints the facts that a reader needs to judge the table below.</summary>
    public void Print()
    {
        var arguments = string.Join(' ', Environment.GetCommandLineArgs().Skip(1).Select(argument => argument.Contains(' ', StringComparison.Ordinal) ? $"\"{argument}\"" : argument));
        Console.WriteLine();
        Console.WriteLine($"Command: `dotnet run -c Release --project bench -- {arguments}`");
        var machine = _machine ?? MachineProbe.Read(clock: "none", Runs.InRepository(), configuration: "none");
        Console.WriteLine(string.Create(
            CultureInfo.InvariantCulture,
            $"Commit: {Commit()}. Machine: {machine.Processor}, {machine.LogicalCores} logical cores, {machine.OperatingSystem}, {machine.Runtime}. Date: {DateTime.UtcNow:yyyy-MM-dd}."));
        if (_deviations.Count > 0)
        {
            Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"Pairs of samples scattered by {Median.Of(_deviations):0.0 %} (median of {_deviations.Count} runs)."));
        }

        Console.WriteLine();
    }

    /// <summary>Marked when files differ from it. It comes from git itself, which also knows worktrees.</summary>
    private static string Commit()
    {
        var start = new ProcessStartInfo("git", ["describe", "--always", "--dirty=, with changes", "--exclude=*"]) { WorkingDirectory = Runs.InRepository(), RedirectStandardOutput = true };
        using var git = Process.Start(start)!;
        var commit = git.StandardOutput.ReadToEnd().Trim();
        git.WaitForExit();
        return git.ExitCode == 0 ? commit : "unknown";
    }
}
