using System.ComponentModel;
using System.Diagnostics;
using System.Globalization;
using Goldilocks.Catalog;
using Goldilocks.Processes;

namespace Goldilocks.Probing;

/// <summary>What a child is asked to do.</summary>
/// <param name="Target">The variant.</param>
/// <param name="Sections">The sections, one after the other.</param>
/// <param name="Seed">For what the section draws.</param>
/// <param name="Folder">The child's own folder.</param>
/// <param name="Payloads">The folder of the variant's golden payloads.</param>
internal sealed record ChildRequest(ProbeTarget Target, IReadOnlyList<string> Sections, ulong Seed, string Folder, string Payloads)
{
    /// <summary>The kind of the option that the variant is asked with, in lower case; null for none.</summary>
    public string? Option { get; init; }

    /// <summary>The only input to run; null for all.</summary>
    public int? Only { get; init; }

    /// <summary>The inputs to run, in this order, of the sections of which not all are run; null where all are of each.</summary>
    public IReadOnlyDictionary<string, IReadOnlyList<int>>? Numbers { get; init; }

    /// <summary>Processor time after which the only input hangs; null for the section's own limit.</summary>
    public double? HangSeconds { get; init; }

    /// <summary>True to compile without optimization, so that no method is inlined and every one has its frame when an exception is thrown. Slower, and with larger frames.</summary>
    public bool ShowsAllFrames { get; init; }

    /// <summary>Bytes to read instead of the input's own.</summary>
    public string? PayloadFile { get; init; }

    /// <summary>The input that <see cref="Only"/> was when it was recorded; null where the number is that of this run.</summary>
    public RecordedInput? Recorded { get; init; }
}

/// <summary>How a child ended.</summary>
/// <param name="ExitCode">128 and the signal's number where a signal ended it; null when the time was up.</param>
/// <param name="LeftBehind">The processes that it left, each with its fate.</param>
/// <param name="Used">Its processor time, as it was last seen.</param>
/// <param name="Elapsed">Its time on the clock.</param>
internal sealed record ChildEnd(int? ExitCode, IReadOnlyList<string> LeftBehind, TimeSpan Used, TimeSpan Elapsed);

/// <summary>Runs one child process and everything that it starts, and leaves nothing behind.</summary>
internal static class ChildProcess
{
    /// <summary>The section of deep values.</summary>
    private const string Depth = "depth";

    /// <summary>The capabilities on small stacks.</summary>
    private const string Stacks = "stacks";

    /// <summary>How many work at a time. More would let the children of one variant slow those of another, and none of them waits for anything.</summary>
    public static readonly int AtATime = Math.Clamp(Environment.ProcessorCount, 1, 4);

    private static readonly SemaphoreSlim s_free = new(AtATime);
    private static readonly TimeSpan s_look = TimeSpan.FromMilliseconds(200);

    /// <summary>Settings of the runtime.</summary>
    private static readonly Dictionary<string, string> s_environment = new()
    {
        ["DOTNET_DbgEnableMiniDump"] = "0",

        // Its sockets would stay in the folder for temporary files when a child is killed.
        ["DOTNET_EnableDiagnostics"] = "0",

        // A server's collector reserves memory for each core, which would count against the child's limit.
        ["DOTNET_gcServer"] = "0",

        // A process of a few inputs ends before counted calls pay.
        ["DOTNET_TieredPGO"] = "0",
    };

    /// <summary>True for a section whose methods are compiled once: it measures what a stack holds.</summary>
    public static bool IsCompiledOnce(string section) => section is Depth or Stacks;

    /// <summary>Starts it when fewer than <see cref="AtATime"/> work, and waits for its end, or for the end of the time.</summary>
    /// <param name="request">What it is asked to do.</param>
    /// <param name="isUp">Receives the processor time that it has used, and its time on the clock, a few times in each second. True ends it.</param>
    /// <param name="cancellation">Ends it.</param>
    /// <exception cref="OperationCanceledException">The tree was ended.</exception>
    public static ChildEnd Run(ChildRequest request, Func<TimeSpan, TimeSpan, bool> isUp, CancellationToken cancellation)
    {
        s_free.Wait(cancellation);
        try
        {
            return RunNow(request, isUp, cancellation);
        }
        finally
        {
            s_free.Release();
        }
    }

    private static ChildEnd RunNow(ChildRequest request, Func<TimeSpan, TimeSpan, bool> isUp, CancellationToken cancellation)
    {
        var watch = Stopwatch.StartNew();
        Directory.CreateDirectory(request.Folder);
        OddTimeZone.Write(request.Folder);
        using var tree = ProcessTree.Start(StartInfo(request));
        tree.Process.StandardInput.Close();
        using var registration = cancellation.Register(tree.Kill);
        tree.Process.OutputDataReceived += (_, _) => { };
        tree.Process.ErrorDataReceived += (_, _) => { };
        tree.Process.BeginOutputReadLine();
        tree.Process.BeginErrorReadLine();
        var (ended, used) = Wait(tree, isUp);
        int? exitCode = ended ? tree.Process.ExitCode : null;
        var leftBehind = tree.End();
        cancellation.ThrowIfCancellationRequested();
        return new ChildEnd(exitCode, leftBehind, used, watch.Elapsed);
    }

    private static (bool HasEnded, TimeSpan Used) Wait(ProcessTree tree, Func<TimeSpan, TimeSpan, bool> isUp)
    {
        var watch = Stopwatch.StartNew();
        var used = TimeSpan.Zero;
        while (!tree.WaitForExit(s_look))
        {
            used = Used(tree.Process) ?? used;
            if (isUp(used, watch.Elapsed))
            {
                return (false, used);
            }
        }

        return (true, used);
    }

    /// <summary>Null when it has just ended.</summary>
    private static TimeSpan? Used(Process process)
    {
        try
        {
            return process.TotalProcessorTime;
        }
        // The system's table of processes loses a process at another moment than the framework notices its end.
        catch (Exception exception) when (exception is InvalidOperationException or Win32Exception)
        {
            return null;
        }
    }

    private static ProcessStartInfo StartInfo(ChildRequest request)
    {
        var start = new ProcessStartInfo
        {
            RedirectStandardInput = true,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            UseShellExecute = false,

            // What a library writes to a relative path or to the folder for temporary files goes with the folder.
            WorkingDirectory = request.Folder,
        };
        // First, because it takes away every setting of the runtime that is there.
        DotnetHost.Prepare(start, request.Target.Program, s_environment);
        start.Environment["TMPDIR"] = start.Environment["TMP"] = start.Environment["TEMP"] = request.Folder;
        start.Environment["TZ"] = OddTimeZone.In(request.Folder);
        if (request.Sections.Any(IsCompiledOnce))
        {
            // A method that is compiled once more needs less stack from a moment that differs from process to process: 20,000 levels ended one process and not the next.
            start.Environment["DOTNET_TieredCompilation"] = "0";

            // The C library of Linux keeps the stacks of threads that ended, and gives one to a new thread that asks for a quarter of it: 256 KiB were 1 MiB, if a thread with 1 MiB had been there before. With
            // this it keeps the last one only.
            start.Environment["GLIBC_TUNABLES"] = "glibc.pthread.stack_cache_size=0";
        }

        if (request.ShowsAllFrames)
        {
            start.Environment["DOTNET_JITMinOpts"] = "1";
        }

        foreach (var argument in Arguments(request))
        {
            start.ArgumentList.Add(argument);
        }

        return start;
    }

    private static IEnumerable<string> Arguments(ChildRequest request) =>
    [
        "section",
        "folder=" + request.Folder,
        "payloads=" + request.Payloads,
        "variant=" + request.Target.Variant,
        "format=" + request.Target.Format,
        "sections=" + string.Join(',', request.Sections),
        "seed=" + request.Seed.ToString(CultureInfo.InvariantCulture),
        .. request.Option is { } option ? ["option=" + option] : Array.Empty<string>(),
        .. request.Only is { } only ? ["only=" + only.ToString(CultureInfo.InvariantCulture)] : Array.Empty<string>(),
        .. request.Numbers is { Count: > 0 } numbers ? ["numbers=" + string.Join(';', numbers.Select(section => $"{section.Key}:{string.Join(',', section.Value)}"))] : Array.Empty<string>(),
        .. request.HangSeconds is { } hang ? ["hang=" + hang.ToString(CultureInfo.InvariantCulture)] : Array.Empty<string>(),
        .. request.PayloadFile is { } file ? ["payload=" + file] : Array.Empty<string>(),
        .. request.Recorded is { } input
            ? ["probe=" + input.Probe, "model=" + input.Model, "stack=" + input.StackBytes.ToString(CultureInfo.InvariantCulture), "words=" + input.Words]
            : Array.Empty<string>(),
    ];
}
