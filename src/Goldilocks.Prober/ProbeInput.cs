namespace Goldilocks.Prober;

/// <summary>Whether an input is read by the variant or written by it. Grades are given for the two apart.</summary>
public enum Direction
{
    /// <summary>Bytes from elsewhere.</summary>
    Reading,

    /// <summary>An object of the application itself.</summary>
    Writing,
}

/// <summary>One thing that is tried: it runs alone on a thread of <see cref="StackBytes"/> and is watched.</summary>
public sealed record ProbeInput
{
    private ProbeInput()
    {
    }

    /// <summary>The probe's identity: <c>H03</c>.</summary>
    public required string Probe { get; init; }

    /// <summary>The root model.</summary>
    public required ModelName Model { get; init; }

    /// <summary>What is tried, in words: <c>the four bytes at offset 8 replaced by FF FF FF 7F</c>. Made only when it is needed.</summary>
    public required Func<string> Words { get; init; }

    /// <summary>Read or written.</summary>
    public required Direction Direction { get; init; }

    /// <summary>What a right serializer does.</summary>
    public required Expectation Expectation { get; init; }

    /// <summary>Makes the bytes, before the watch begins; null for an action.</summary>
    public Func<byte[]>? MakePayload { get; init; }

    /// <summary>Carries out what is not just reading bytes; null when there are bytes. Its answer is judged by <see cref="Expectation"/>.</summary>
    public Func<object?>? Act { get; init; }

    /// <summary>Prepares an action outside the watch; its answer is kept alive until the action has ended.</summary>
    public Action? Prepare { get; init; }

    /// <summary>How the bytes are read; null for the root's <see cref="IRoot.ReadOwn"/>. Reading a value to compare it uses <see cref="IRoot.ReadObject"/>.</summary>
    public Func<byte[], object?>? Read { get; init; }

    /// <summary>What is worth a note of how it ended, by whether it gave a value; null where nothing is. Each text begins with a word of <see cref="Departure"/>.</summary>
    public Func<bool, string?>? Note { get; init; }

    /// <summary>The stack of the thread that runs it: <see cref="Stacks.Small"/> unless stated.</summary>
    public int StackBytes { get; init; } = Stacks.Small;

    /// <summary>How heavy it is to carry out; null where no other input says the same.</summary>
    public Rung? Rung { get; init; }

    /// <summary>How heavy it is where it takes all the time or all the memory: no other stack changes that. Null where no other input says the same.</summary>
    public Rung? RungOnAnyStack { get; init; }

    /// <summary>How heavy it is to make; null where no other input is made like it.</summary>
    public Rung? MakingRung { get; init; }

    /// <summary>Bytes that the variant reads.</summary>
    public static ProbeInput Reading(string probe, ModelName model, Func<string> words, Func<byte[]> makePayload, Expectation expectation) => new()
    {
        Probe = probe,
        Model = model,
        Words = words,
        Direction = Direction.Reading,
        Expectation = expectation,
        MakePayload = makePayload,
    };

    /// <summary>Something else that is done: a value that is written, a reader that is called in another way.</summary>
    public static ProbeInput Acting(string probe, ModelName model, Func<string> words, Direction direction, Func<object?> act, Expectation expectation) => new()
    {
        Probe = probe,
        Model = model,
        Words = words,
        Direction = direction,
        Expectation = expectation,
        Act = act,
    };
}

/// <summary>The stacks that inputs run on. A limit of levels that is right on one may be too high on the other, so a finding states its stack.</summary>
public static class Stacks
{
    /// <summary>1.5 MiB: the usual stack of a thread, and room for a library that rethrows at every level.</summary>
    public const int Small = 1536 * 1024;

    /// <summary>8 MiB: the main thread's stack on Linux.</summary>
    public const int Large = 8 * 1024 * 1024;
}
