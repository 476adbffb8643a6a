using System.Runtime;

namespace Goldilocks.Worker.Measuring;

/// <summary>
/// Tells when the JIT has compiled all that is hot. Half of the wanted quiet lies before a probe, half after its promotion to the last tier: silence alone may as well be
/// that of a compiler that has not been given a core.
/// </summary>
/// <param name="quietNanoseconds">How long nothing may have been compiled, of CPU time.</param>
/// <param name="since">When it begins, on the clock that <see cref="IsProved"/> is asked with; nanoseconds.</param>
internal sealed class JitSilence(long quietNanoseconds, long since)
{
    /// <summary>So many times the wanted quiet without any compilation is believed without a promotion: where there are no tiers, none comes.</summary>
    private const long TimesWithoutTiers = 10;

    private long _methods = JitInfo.GetCompiledMethodCount();
    private TierProbe? _probe;

    /// <summary>True from the end of the first half of the quiet on: what is hot has most likely been compiled, and that is now being proved.</summary>
    public bool IsProbing => _probe is not null;

    /// <summary>Asked after every pass over the operations.</summary>
    /// <param name="now">On the same clock.</param>
    public bool IsProved(long now)
    {
        if (_probe is { IsPromoted: false })
        {
            _probe.Call();
        }

        var methods = JitInfo.GetCompiledMethodCount();
        if (methods != _methods)
        {
            _methods = methods;
            since = now;
        }

        if (now - since < quietNanoseconds / 2)
        {
            return false;
        }

        _probe ??= new TierProbe();
        return _probe.IsPromoted || now - since >= quietNanoseconds * TimesWithoutTiers;
    }
}
