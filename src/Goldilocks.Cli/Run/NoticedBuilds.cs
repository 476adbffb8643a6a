using System.Diagnostics;
using Goldilocks.Building;
using Goldilocks.Commands;

namespace Goldilocks.Cli.Run;

/// <summary>Passes on what is built, and knows afterwards how much was, and how long that took.</summary>
internal sealed class NoticedBuilds(IBuildDisplay inner) : IBuildDisplay
{
    private int _built;

    /// <summary>False where everything was up to date.</summary>
    public bool IsAnythingBuilt => _built > 0;

    /// <summary>How many programs were built.</summary>
    public int Built => _built;

    /// <summary>How long building took, with what was looked at and found up to date beside it.</summary>
    public TimeSpan Elapsed { get; private set; }

    /// <inheritdoc/>
    public T WhileBuilding<T>(int count, Func<IProgress<BuildProgress>, T> build)
    {
        var (started, before) = (Stopwatch.GetTimestamp(), _built);
        var result = inner.WhileBuilding(count, progress => build(new Noticing(this, progress)));
        Elapsed += _built > before ? Stopwatch.GetElapsedTime(started) : TimeSpan.Zero;
        return result;
    }

    private sealed class Noticing(NoticedBuilds noticed, IProgress<BuildProgress> inner) : IProgress<BuildProgress>
    {
        public void Report(BuildProgress value)
        {
            if (value is BuildFinished { IsRemembered: false })
            {
                Interlocked.Increment(ref noticed._built);
            }

            inner.Report(value);
        }
    }
}
