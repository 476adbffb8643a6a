using Goldilocks.Building;

namespace Goldilocks.Commands;

/// <summary>What a maker has ready. Keeps the programs from being rebuilt until it is disposed.</summary>
/// <typeparam name="T">What is measured, started or tried.</typeparam>
/// <param name="builder">Holds the locks of the programs; null where nothing was built.</param>
/// <param name="ready">In the order in which the programs were asked for.</param>
public class Made<T>(SerializerBuilder? builder, IReadOnlyList<T> ready) : IDisposable
{
    /// <summary>In the order in which the programs were asked for.</summary>
    public IReadOnlyList<T> Ready { get; } = ready;

    /// <inheritdoc/>
    public void Dispose()
    {
        builder?.Dispose();
        GC.SuppressFinalize(this);
    }
}

/// <summary>What a maker has ready, and what became of each program.</summary>
/// <typeparam name="T">What is measured, started or tried.</typeparam>
/// <typeparam name="TEvent">What the folder of the results keeps of a program.</typeparam>
/// <param name="builder">Holds the locks of the programs.</param>
/// <param name="ready">In the order in which the programs were asked for.</param>
/// <param name="events">One for each program, ready or not.</param>
public sealed class Made<T, TEvent>(SerializerBuilder builder, IReadOnlyList<T> ready, IReadOnlyList<TEvent> events) : Made<T>(builder, ready)
{
    /// <summary>One for each program, ready or not.</summary>
    public IReadOnlyList<TEvent> Events { get; } = events;
}
