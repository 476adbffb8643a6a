using System.Runtime;

namespace Goldilocks.Worker;

/// <summary>
/// Decides when the JIT has compiled all hot code: a probe has gone through all its tiers, and meanwhile nothing else was compiled. Silence alone is no proof: the compiler may
/// have no core, or may wait for its timer (docs/experiments/warm-up.md).
/// </summary>
/// <param name="quietNanoseconds">CPU time and rests; half of it before the first probe, half without any compilation after the last one.</param>
/// <param name="patienceNanoseconds">After this time, methods that the measuring thread itself compiles count as part of the operation.</param>
/// <param name="startedAt">When it begins, on the clock that <see cref="IsProved"/> is called with; nanoseconds.</param>
internal sealed class JitSilence(long quietNanoseconds, long patienceNanoseconds, long startedAt)
{
    /// <summary>The probe itself in all its tiers, and the rare methods of an operation's long tail; a process that is not warm yet compiles hundreds.</summary>
    private const int ToleratedCompilations = 20;

    /// <summary>A method goes to the next tier after 30 calls, so a probe proves nothing when the slowest operation was called less often during its life.</summary>
    private const long Calls = 40;

    /// <summary>A silence of this many times the wanted length is accepted without the calls: in an operation of milliseconds, a method that is called only once takes little of the time.</summary>
    private const long TimesWithoutCalls = 4;

    /// <summary>A silence of this many times the wanted length is accepted without a promotion, because without tiers there is none.</summary>
    private const long TimesWithoutTiers = 10;

    private readonly long _startedAt = startedAt;
    private readonly CompilationCount _compilations = new(startedAt + patienceNanoseconds);
    private TierProbe? _probe;
    private bool _isShown;
    private long _probeBornAt;
    private long _callsOfProbe;
    private int _compiledDuringProbe;
    private long _silentSince = startedAt;

    /// <summary>True until a probe has shown that nothing else is left to compile, and whenever something has just been compiled: the runtime's own thread then needs a core.</summary>
    public bool IsCompilerAtWork { get; private set; } = true;

    /// <summary>Called after every pass over the operations.</summary>
    /// <param name="now">On the same clock.</param>
    /// <param name="calls">Calls of the operation that was called least in the pass.</param>
    public bool IsProved(long now, long calls)
    {
        var compiled = _compilations.Take(now);
        _silentSince = compiled > 0 ? now : _silentSince;
        _compiledDuringProbe += compiled;
        _callsOfProbe += calls;
        if (!_isShown && IsShown(now))
        {
            _isShown = true;
            _silentSince = now;
        }

        IsCompilerAtWork = !_isShown || now - _silentSince < quietNanoseconds / 10;
        return _isShown && now - _silentSince >= quietNanoseconds / 2;
    }

    private bool IsShown(long now)
    {
        if (_probe is null)
        {
            if (now - _startedAt >= quietNanoseconds / 2)
            {
                Probe(now);
            }

            return false;
        }

        _probe.Call(now);
        if (!_probe.IsPromoted)
        {
            return now - _silentSince >= quietNanoseconds * TimesWithoutTiers;
        }

        if (_callsOfProbe < Calls && now - _probeBornAt < quietNanoseconds * TimesWithoutCalls)
        {
            return false;
        }

        if (_compiledDuringProbe <= ToleratedCompilations)
        {
            return true;
        }

        Probe(now);
        return false;
    }

    private void Probe(long now)
    {
        _probe = new TierProbe();
        _probeBornAt = now;
        _callsOfProbe = 0;
        _compiledDuringProbe = 0;
    }
}

/// <summary>
/// How many methods were compiled since the last call. Some libraries compile in every operation (a stub to call a constructor). With them the JIT would never be
/// quiet, although all hot methods have reached their last tier. So in the end only other threads count: the tiers are compiled on one of the runtime's threads.
/// </summary>
/// <param name="patienceEnd">From this moment on, methods that the measuring thread compiles do not count; nanoseconds of the clock that <see cref="Take"/> is called with.</param>
internal sealed class CompilationCount(long patienceEnd)
{
    private int _all = (int)JitInfo.GetCompiledMethodCount();
    private int _byOthers = ByOthers();

    /// <summary>Asked by the measuring thread.</summary>
    public int Take(long now)
    {
        var (all, byOthers) = ((int)JitInfo.GetCompiledMethodCount(), ByOthers());
        var compiled = now < patienceEnd ? all - _all : byOthers - _byOthers;
        (_all, _byOthers) = (all, byOthers);
        return compiled;
    }

    private static int ByOthers() => (int)(JitInfo.GetCompiledMethodCount() - JitInfo.GetCompiledMethodCount(currentThread: true));
}
