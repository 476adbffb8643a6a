using System.Diagnostics;
using System.Reflection;
using System.Runtime.CompilerServices;

namespace Goldilocks.Worker;

/// <summary>
/// A method that was never called before. After enough calls it reaches the last tier, like all other hot code. So it distinguishes a compiler that has
/// nothing to do from one that has no core (docs/experiments/warm-up.md).
/// </summary>
/// <remarks>
/// Counting any compilation on any thread was rejected: the thread that reads the requests may compile too. The probe checks whether this very method calls
/// another one or has inlined it. The JIT inlines in the last tier only, and the depth of the stack shows it.
/// </remarks>
internal sealed class TierProbe
{
    /// <summary>More than the 30 calls after which the runtime compiles a method again.</summary>
    private const int Calls = 40;

    private const long LookNanoseconds = 20_000_000;

    private static Type s_newest = typeof(byte);
    private readonly Func<bool, int> _depth;
    private readonly int _framesAtFirst;
    private long _lookedAt;

    /// <summary>Makes the method, which is a generic one with a type argument of its own, and calls it for the first time.</summary>
    public TierProbe()
    {
        s_newest = typeof(Nested<>).MakeGenericType(s_newest);
        _depth = typeof(TierProbe).GetMethod(nameof(Depth), BindingFlags.NonPublic | BindingFlags.Static)!.MakeGenericMethod(s_newest).CreateDelegate<Func<bool, int>>();
        _framesAtFirst = Frames();
    }

    /// <summary>True once the method is in the last tier; never true where it was there from the first call on.</summary>
    public bool IsPromoted { get; private set; }

    /// <summary>Makes all the calls that a promotion needs. The runtime counts no calls until its timer has run out, so they are repeated in each pass.</summary>
    /// <param name="now">Nanoseconds. Reading the stack uses methods of the runtime that the JIT must compile too, so it is not done in every pass.</param>
    public void Call(long now)
    {
        for (var call = 0; call < Calls; call++)
        {
            _depth(false);
        }

        if (now - _lookedAt >= LookNanoseconds)
        {
            _lookedAt = now;
            IsPromoted = Frames() < _framesAtFirst;
        }
    }

    /// <summary>How many frames the method has on the stack: two, or one when what it calls was inlined. Callers may be inlined too, so the depth itself says nothing.</summary>
    private int Frames() => _depth(true) - new StackTrace(fNeedFileInfo: false).FrameCount;

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int Depth<T>(bool look)
        where T : struct => look ? Inlined<T>() : 0;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int Inlined<T>()
        where T : struct => new StackTrace(fNeedFileInfo: false).FrameCount;

    private readonly struct Nested<T>
        where T : struct;
}
