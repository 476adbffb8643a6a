using Goldilocks.Building.Jobs;

namespace Goldilocks.Flows.Making;

/// <summary>Passes on what is built, and knows afterwards whether anything was.</summary>
internal sealed class NoticedBuilds(IBuildDisplay inner) : IBuildDisplay
{
    private volatile bool _isAnythingBuilt;

    /// <summary>False where everything was up to date.</summary>
    public bool IsAnythingBuilt => _isAnythingBuilt;

    /// <inheritdoc/>
    public T WhileBuilding<T>(int count, Func<IProgress<BuildProgress>, T> build) => inner.WhileBuilding(count, progress => build(new Noticing(this, progress)));

    private sealed class Noticing(NoticedBuilds noticed, IProgress<BuildProgress> inner) : IProgress<BuildProgress>
    {
        public void Report(BuildProgress value)
        {
            noticed._isAnythingBuilt |= value is BuildFinished { IsRemembered: false };
            inner.Report(value);
        }
    }
}
