using System.Reflection;
using System.Runtime;
using System.Runtime.CompilerServices;

namespace Goldilocks.Worker.Measuring;

/// <summary>
/// A method that was never called before. Called often enough it is compiled again, better, by the runtime's background thread, like everything else that
/// is hot; so it tells a compiler that has nothing to do from one that has not been given a core (METHODOLOGY.md, "Silence is not quiet").
/// </summary>
internal sealed class TierProbe
{
    /// <summary>More than the 30 calls after which the runtime compiles a method again.</summary>
    private const int Calls = 40;

    private static Type s_newest = typeof(byte);
    private static int s_touched;
    private readonly Action _touch;
    private readonly long _compiledBefore;

    /// <summary>Makes the method, which is a generic one with a type argument of its own, and calls it for the first time.</summary>
    public TierProbe()
    {
        s_newest = typeof(Nested<>).MakeGenericType(s_newest);
        _touch = typeof(TierProbe).GetMethod(nameof(Touch), BindingFlags.NonPublic | BindingFlags.Static)!.MakeGenericMethod(s_newest).CreateDelegate<Action>();
        _touch();
        _compiledBefore = CompiledElsewhere;
    }

    /// <summary>True once another thread has compiled something since the probe was made.</summary>
    public bool IsPromoted => CompiledElsewhere > _compiledBefore;

    private static long CompiledElsewhere => JitInfo.GetCompiledMethodCount() - JitInfo.GetCompiledMethodCount(currentThread: true);

    /// <summary>All the calls that it takes. The runtime counts none until its timer has run out, so they are repeated from pass to pass.</summary>
    public void Call()
    {
        for (var call = 0; call < Calls; call++)
        {
            _touch();
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Touch<T>()
        where T : struct => s_touched++;

    private readonly struct Nested<T>
        where T : struct;
}
