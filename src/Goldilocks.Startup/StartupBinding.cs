using System.Diagnostics;
using Goldilocks.Payloads;

namespace Goldilocks.Startup;

/// <summary>A variant bound to one type, or the reason why it is not.</summary>
internal abstract class StartupBinding : Binding
{
    /// <summary>Null when it is bound.</summary>
    public abstract string? Unsupported { get; }

    /// <summary>The first serialize and the first deserialize, with their times recorded.</summary>
    public abstract void Run(StartupNotes notes);

    /// <summary>The first difference of the value that was read; null when it is equal.</summary>
    public abstract string? FindDifference();
}

/// <summary>The variant cannot take the type.</summary>
internal sealed class NotBound(string reason) : StartupBinding
{
    public override string? Unsupported => reason;

    public override void Run(StartupNotes notes) => throw new InvalidOperationException(reason);

    public override string? FindDifference() => throw new InvalidOperationException(reason);
}

/// <summary>One round trip of an adapter on its own type.</summary>
internal sealed class BoundRoundTrip<TAdapter, TOwn>(TAdapter adapter) : StartupBinding where TAdapter : struct, IAdapter<TOwn>
{
    private TOwn _read = default!;

    public override string? Unsupported => null;

    /// <summary>The value as the adapter takes it; called outside the timed part.</summary>
    public required Func<TOwn> Make { get; init; }

    public required Func<TOwn, string?> Compare { get; init; }

    public override void Run(StartupNotes notes)
    {
        var own = Make();
        var writer = new PayloadWriter();
        var began = Stopwatch.GetTimestamp();
        adapter.Serialize(own, writer);
        notes.Add(StartupNotes.Serialized, began, Stopwatch.GetTimestamp());

        var payload = writer.Written.ToArray();
        notes.Add(StartupNotes.PayloadBytes, payload.LongLength);
        began = Stopwatch.GetTimestamp();
        _read = adapter.Deserialize(payload);
        notes.Add(StartupNotes.Deserialized, began, Stopwatch.GetTimestamp());
    }

    public override string? FindDifference() => Compare(_read);
}
