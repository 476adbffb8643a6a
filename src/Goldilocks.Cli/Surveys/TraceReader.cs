using Microsoft.Diagnostics.Symbols;
using Microsoft.Diagnostics.Tracing;
using Microsoft.Diagnostics.Tracing.Etlx;
using Microsoft.Diagnostics.Tracing.EventPipe;
using Microsoft.Diagnostics.Tracing.Parsers.Clr;
using Microsoft.Diagnostics.Tracing.Stacks;
using Microsoft.Diagnostics.Tracing.Stacks.Formats;

namespace Goldilocks.Cli.Surveys;

/// <summary>Reads the trace of a session. Only stacks within the worker's measuring loop count: other threads wait, and the loop's own start is no part of the operation.</summary>
/// <param name="owners">Finds the owner of a frame.</param>
internal sealed class TraceReader(FrameOwners owners)
{
    private const string LoopClass = "Goldilocks.Worker.";
    private const string LoopMethod = ".Repeat";

    /// <summary>The loop's caller, which is never inlined: the JIT may inline the whole loop, adapter included, into it.</summary>
    private const string LoopCaller = "Goldilocks.Worker.SampleTimer.Measure";

    /// <summary>
    /// The place where a thread checks whether it must stop. The sampler waits a while for a thread to reach such a place before it stops the thread elsewhere. So these samples
    /// show how often a method checks, not how long it takes: with them, copying a few references was 88 % of reading books (docs/profile.md).
    /// </summary>
    private const string Poll = "System.Threading.Thread.<PollGC>";
    private readonly Dictionary<string, (TraceCodeAddress Frame, int Self, int Total)> _methods = [];
    private readonly Dictionary<CodeOwner, int> _owners = [];
    private readonly Dictionary<string, int> _polls = [];
    private readonly Dictionary<string, (long Bytes, Dictionary<string, long> Sites)> _types = [];
    private int _samples;
    private int _ticks;

    /// <summary>Reads the trace, and writes the speedscope file beside it.</summary>
    public TraceFindings Read(string traceFile, string speedscopeFile)
    {
        var indexed = TraceLog.CreateFromEventPipeDataFile(traceFile, traceFile + ".etlx", new TraceLogOptions { ContinueOnError = true });
        try
        {
            using var log = new TraceLog(indexed);
            foreach (var data in log.Events)
            {
                Enter(data);
            }

            WriteSpeedscope(log, speedscopeFile);
            return Findings();
        }
        finally
        {
            File.Delete(indexed);
        }
    }

    private void Enter(TraceEvent data)
    {
        switch (data)
        {
            case ClrThreadSampleTraceData when Operation(data.CallStack()) is { Count: > 0 } frames:
                EnterSample(frames);
                break;
            case GCAllocationTickTraceData tick when Operation(data.CallStack()) is { Count: > 0 } frames:
                EnterAllocation(tick, frames);
                break;
            default:
                break;
        }
    }

    /// <summary>The frames within the measuring loop, innermost first; empty when the stack is another.</summary>
    private static List<TraceCodeAddress> Operation(TraceCallStack? stack)
    {
        List<TraceCodeAddress> frames = [];
        for (; stack is not null; stack = stack.Caller)
        {
            var name = stack.CodeAddress.FullMethodName ?? "";
            frames.Add(stack.CodeAddress);
            if ((name.StartsWith(LoopClass, StringComparison.Ordinal) && name.Contains(LoopMethod, StringComparison.Ordinal)) || name.StartsWith(LoopCaller, StringComparison.Ordinal))
            {
                return frames;
            }
        }

        return [];
    }

    private void EnterSample(List<TraceCodeAddress> frames)
    {
        _samples++;
        if (frames.Count > 1 && FrameOwners.NameOf(frames[0]).StartsWith(Poll, StringComparison.Ordinal))
        {
            var asking = FrameOwners.NameOf(frames[1]);
            _polls[asking] = _polls.GetValueOrDefault(asking) + 1;
            return;
        }

        var owner = owners.Of(frames[0]);
        _owners[owner] = _owners.GetValueOrDefault(owner) + 1;
        foreach (var (name, frame) in frames.Select(frame => (Name: FrameOwners.NameOf(frame), frame)).DistinctBy(item => item.Name))
        {
            var (first, self, total) = _methods.GetValueOrDefault(name, (frame, 0, 0));
            _methods[name] = (first, self + (name == FrameOwners.NameOf(frames[0]) ? 1 : 0), total + 1);
        }
    }

    private void EnterAllocation(GCAllocationTickTraceData tick, List<TraceCodeAddress> frames)
    {
        _ticks++;
        var site = frames.FirstOrDefault(frame => owners.Of(frame) is CodeOwner.Library or CodeOwner.Adapter) is { } found ? FrameOwners.NameOf(found) : "";
        var (bytes, sites) = _types.GetValueOrDefault(tick.TypeName, (0, []));
        sites[site] = sites.GetValueOrDefault(site) + tick.AllocationAmount64;
        _types[tick.TypeName] = (bytes + tick.AllocationAmount64, sites);
    }

    private TraceFindings Findings()
    {
        var bytes = Math.Max(1, _types.Values.Sum(type => type.Bytes));
        IReadOnlyList<PolledMethod> polls = [.. _polls.OrderByDescending(poll => poll.Value).Select(poll => new PolledMethod(poll.Key, poll.Value))];
        double samples = Math.Max(1, _owners.Values.Sum());
        return new TraceFindings(
            _samples,
            polls,
            _ticks,
            _owners.ToDictionary(owner => owner.Key, owner => owner.Value / samples),
            [.. _methods.OrderByDescending(method => method.Value.Self).ThenByDescending(method => method.Value.Total).Select(method => new ProfiledMethod(
                method.Key, owners.ModuleOf(method.Value.Frame), owners.Of(method.Value.Frame), method.Value.Self / samples, method.Value.Total / samples))],
            [.. _types.OrderByDescending(type => type.Value.Bytes).Select(type => new ProfiledType(
                type.Key, (double)type.Value.Bytes / bytes, type.Value.Sites.MaxBy(site => site.Value).Key))]);
    }

    private static void WriteSpeedscope(TraceLog log, string path)
    {
        using var symbols = new SymbolReader(TextWriter.Null, "");
        var stacks = new MutableTraceEventStackSource(log) { OnlyManagedCodeStacks = true };
        new SampleProfilerThreadTimeComputer(log, symbols) { IncludeEventSourceEvents = false }.GenerateThreadTimeStacks(stacks);
        SpeedScopeStackSourceWriter.WriteStackViewAsJson(stacks, path);
    }
}
