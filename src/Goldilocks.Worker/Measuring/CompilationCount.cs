using System.Runtime;

namespace Goldilocks.Worker.Measuring;

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
