namespace Goldilocks.Worker.Measuring;

/// <summary>
/// Tells when the JIT has compiled all that is hot: a probe has gone through all its tiers, and meanwhile nothing else was compiled. Silence alone may as well be that of a compiler
/// that has not been given a core, or of one that waits for its timer (docs/experiments/warm-up.md).
/// </summary>
/// <param name="quietNanoseconds">CPU time and rests; half of it before the first probe, half without any compilation after the last one.</param>
/// <param name="patienceNanoseconds">After so much time what the measuring thread itself compiles belongs to the operation.</param>
/// <param name="startedAt">When it begins, on the clock that <see cref="IsProved"/> is asked with; nanoseconds.</param>
internal sealed class JitSilence(long quietNanoseconds, long patienceNanoseconds, long startedAt)
{
    /// <summary>The probe itself in all its tiers, and the rare methods of an operation's long tail; a process that is not warm yet compiles hundreds.</summary>
    private const int ToleratedCompilations = 20;

    /// <summary>A method goes to the next tier after 30 calls, so the life of a probe in which the slowest operation was called less often says nothing.</summary>
    private const long Calls = 40;

    /// <summary>So many times the wanted quiet is believed without the calls: where an operation takes milliseconds, what it calls only once is not what takes them.</summary>
    private const long TimesWithoutCalls = 4;

    /// <summary>So many times the wanted quiet is believed without a promotion: where there are no tiers, none comes.</summary>
    private const long TimesWithoutTiers = 10;

    private readonly long _startedAt = startedAt;
    private readonly CompilationCount _compilations = new(startedAt + patienceNanoseconds);
    private TierProbe? _probe;
    private bool _isShown;
    private long _probeBornAt;
    private long _callsOfProbe;
    private int _compiledDuringProbe;
    private long _silentSince = startedAt;

    /// <summary>True until a probe has shown that nothing else is left to compile, and whenever something has just been compiled: what the runtime's own thread does needs a core.</summary>
    public bool IsCompilerAtWork { get; private set; } = true;

    /// <summary>Asked after every pass over the operations.</summary>
    /// <param name="now">On the same clock.</param>
    /// <param name="calls">Of that operation which was called least in the pass.</param>
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
