using System.Runtime;

namespace Goldilocks.Worker.Measuring;

/// <summary>
/// How many methods were compiled since it was last asked. Some libraries compile in every operation (a stub to call a constructor): with them there would never be
/// silence, though all that can be promoted long has been. So in the end only other threads count; the tiers' compilations are made on one of the runtime's.
/// </summary>
/// <param name="patienceEnd">From then on what the measuring thread compiles does not count; nanoseconds of the clock that <see cref="Take"/> is asked with.</param>
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
