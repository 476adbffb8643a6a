using Goldilocks.Building;

namespace Goldilocks.Commands;

/// <summary>Shows builds while they go on.</summary>
public interface IBuildDisplay
{
    /// <summary>Runs the builds, and shows each as it ends.</summary>
    /// <param name="count">How many were asked for.</param>
    /// <param name="build">Builds, and reports what it does.</param>
    T WhileBuilding<T>(int count, Func<IProgress<BuildProgress>, T> build);
}
