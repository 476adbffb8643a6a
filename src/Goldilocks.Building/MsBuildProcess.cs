using System.ComponentModel;
using System.Diagnostics;
using System.Globalization;
using Goldilocks.Processes;

namespace Goldilocks.Building;

/// <summary>One invocation of MSBuild over a list of builds, from its start until all of its processes have ended.</summary>
internal sealed class MsBuildProcess : IDisposable
{
    private const int KeptLines = 5;
    private static readonly TimeSpan s_nodesEnd = TimeSpan.FromSeconds(5);
    private readonly CompilerServer _compilerServer;
    private readonly JobsFile _jobs;
    private readonly ProcessTree _tree;
    private readonly Queue<string> _lastErrors = new();

    private MsBuildProcess(BuildLayout layout, BuildOptions options, IReadOnlyList<BuildJob> jobs)
    {
        _compilerServer = CompilerServer.For(jobs.Count);
        _jobs = JobsFile.Write(layout.Artifacts, jobs);
        var start = StartInfo(layout, Arguments(layout, options, jobs.Count));
        _tree = Sdk(start, () => ProcessTree.Start(start));
        _tree.EndWhenExited(s_nodesEnd);
        _tree.Process.ErrorDataReceived += (_, line) => Keep(line.Data);
        _tree.Process.BeginErrorReadLine();
    }

    public MsBuildOutput Output { get; } = new();

    /// <summary>Builds that took longer than they may, or were near to it when another one did; empty where the process ended for another reason.</summary>
    public IReadOnlyList<string> Overdue { get; private set; } = [];

    /// <summary>Why the process ended before it had built everything.</summary>
    public string Failure { get; private set; } = "";

    public static MsBuildProcess Start(BuildLayout layout, BuildOptions options, IReadOnlyList<BuildJob> jobs) => new(layout, options, jobs);

    /// <summary>Runs a program of the SDK to its end.</summary>
    /// <exception cref="BuildingException">There is no SDK.</exception>
    public static FinishedProgram Run(ProcessStartInfo start, TimeSpan limit, CancellationToken cancellation) => Sdk(start, () => FinishedProgram.Run(start, limit, cancellation));

    private static T Sdk<T>(ProcessStartInfo start, Func<T> run)
    {
        try
        {
            return run();
        }
        catch (Win32Exception exception)
        {
            throw new BuildingException($"'{start.FileName}' did not start: {exception.Message}. Check that the .NET SDK is on the path.");
        }
    }

    /// <summary>The events that MSBuild reports until it ends. It is killed when it is silent for too long, or when one build takes too long although it goes on printing.</summary>
    public async IAsyncEnumerable<BuildEvent> ReadAsync(
        BuildOptions limits,
        [System.Runtime.CompilerServices.EnumeratorCancellation] CancellationToken cancellation)
    {
        while (await ReadLineAsync(limits, cancellation) is { } line)
        {
            if (Output.Read(line) is { } said)
            {
                yield return said;
            }
        }
    }

    /// <summary>Ends all processes that still run: MSBuild and its nodes, and the compiler server.</summary>
    public async Task EndAsync()
    {
        if (_tree.Process.HasExited)
        {
            await Task.Run(() => _compilerServer.End(Output.ToolsFolder));
        }

        _tree.End();
    }

    public void Dispose()
    {
        _tree.Dispose();
        _jobs.Dispose();
    }

    private async Task<string?> ReadLineAsync(BuildOptions limits, CancellationToken cancellation)
    {
        var left = limits.TotalLimit - Output.LongestAtWork();
        var isTooLong = left < limits.SilenceLimit;
        using var patience = CancellationTokenSource.CreateLinkedTokenSource(cancellation);
        patience.CancelAfter(left < TimeSpan.Zero ? TimeSpan.Zero : isTooLong ? left : limits.SilenceLimit);
        try
        {
            if (await _tree.Process.StandardOutput.ReadLineAsync(patience.Token) is { } line)
            {
                return line;
            }
        }
        catch (OperationCanceledException) when (!cancellation.IsCancellationRequested)
        {
            // MSBuild ends as a whole. One that has been at work for nearly as long would have to begin again, and would wait as long once more.
            Overdue = isTooLong ? Output.AtWorkFor(limits.TotalLimit / 2) : [];
            Failure = isTooLong
                ? string.Create(CultureInfo.InvariantCulture, $"the build took too long and was ended; {limits.TotalLimit.TotalSeconds:0.#} s are the most")
                : string.Create(CultureInfo.InvariantCulture, $"the build printed nothing for {limits.SilenceLimit.TotalSeconds:0.#} s and was ended");
            return null;
        }

        await _tree.Process.WaitForExitAsync(cancellation);
        lock (_lastErrors)
        {
            Failure = string.Create(CultureInfo.InvariantCulture, $"the build process ended with exit code {_tree.Process.ExitCode} before this was built. {string.Join(' ', _lastErrors)}").TrimEnd();
        }

        return null;
    }

    private void Keep(string? line)
    {
        if (string.IsNullOrWhiteSpace(line))
        {
            return;
        }

        lock (_lastErrors)
        {
            _lastErrors.Enqueue(line.Trim());
            if (_lastErrors.Count > KeptLines)
            {
                _lastErrors.Dequeue();
            }
        }
    }

    private List<string> Arguments(BuildLayout layout, BuildOptions options, int builds)
    {
        string Full(string file) => JobsFile.Literal(Path.Combine(layout.MsBuildFiles, file));
        List<string> arguments =
        [
            "msbuild", Path.Combine(layout.MsBuildFiles, "BuildSerializers.proj"),
            string.Create(CultureInfo.InvariantCulture, $"-maxCpuCount:{Math.Clamp(builds, 1, options.Parallelism + options.SpareNodes)}"),
            "-nodeReuse:false", "-terminalLogger:off", "-noLogo", "-verbosity:minimal", "-consoleLoggerParameters:NoSummary;DisableConsoleColor",
            $"-p:GoldilocksJobs={JobsFile.Literal(_jobs.Path)}",
            $"-p:CustomAfterDirectoryBuildTargets={Full("Serializer.targets")}",
            $"-p:Configuration={BuildLayout.Configuration}",
            _compilerServer.Argument,

            // Analyzers are for the authors of adapters; source generators run nevertheless. No project references the program, and it is not started by its own name.
            "-p:RunAnalyzers=false", "-p:ProduceReferenceAssembly=false", "-p:UseAppHost=false",
        ];
        if (options.RetryUnavailable)
        {
            // NuGet keeps a registry's answers for half an hour.
            arguments.Add("-p:RestoreNoHttpCache=true");
        }

        return arguments;
    }

    public static ProcessStartInfo StartInfo(BuildLayout layout, IReadOnlyList<string> arguments)
    {
        var start = new ProcessStartInfo(DotnetHost.Path, arguments)
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            UseShellExecute = false,

            // MSBuild looks for global.json there.
            WorkingDirectory = layout.RepositoryRoot,
        };
        start.Environment["DOTNET_CLI_UI_LANGUAGE"] = "en";
        start.Environment["DOTNET_NOLOGO"] = "1";
        start.Environment["DOTNET_CLI_TELEMETRY_OPTOUT"] = "1";
        start.Environment["DOTNET_CLI_USE_MSBUILD_SERVER"] = "0";
        start.Environment["MSBUILDTERMINALLOGGER"] = "off";

        // Compilers that live for seconds: what a first run teaches the just-in-time compiler comes too late, a heap for each processor is more than they fill, and a collector beside the program costs more than it saves (docs/internals/building.md, "What a compiler costs").
        start.Environment["DOTNET_TieredPGO"] = "0";
        start.Environment["DOTNET_gcServer"] = "0";
        start.Environment["DOTNET_gcConcurrent"] = "0";
        return start;
    }
}
