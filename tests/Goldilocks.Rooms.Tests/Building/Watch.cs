using Goldilocks.Building;

namespace Goldilocks.Rooms.Tests.Building;

/// <summary>Records the messages of a build, at once and in order.</summary>
internal sealed class Watch(Action<BuildProgress>? react = null) : IProgress<BuildProgress>
{
    private readonly List<BuildProgress> _told = [];

    /// <summary>Called with every message.</summary>
    public Action<BuildProgress>? React { get; set; } = react;

    /// <summary>Names of the serializers that MSBuild was started for.</summary>
    public IEnumerable<string> Started => Told<BuildStarted>().Select(told => told.Request.Label);

    public IReadOnlyList<T> Told<T>()
    {
        lock (_told)
        {
            return [.. _told.OfType<T>()];
        }
    }

    public void Report(BuildProgress value)
    {
        lock (_told)
        {
            _told.Add(value);
        }

        React?.Invoke(value);
    }
}
