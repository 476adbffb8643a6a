using System.Diagnostics;

/// <summary>Right in every answer, and fast only because the work is done where a careless harness does not look.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new CheatingVariant("remembers", Cheat.Remembers),
        new CheatingVariant("waits", Cheat.Waits),
        new CheatingVariant("in a child process", Cheat.InChild),
        new CheatingVariant("on another thread", Cheat.OnOtherThread),
    ];
}

internal enum Cheat
{
    Remembers,
    Waits,
    InChild,
    OnOtherThread,
}

internal sealed class CheatingVariant(string name, Cheat cheat) : FakeVariant(name)
{
    protected override Binding BindAny<T>(Binder<T> binder) => binder.To(new CheatingAdapter<T>(cheat));
}

internal readonly struct CheatingAdapter<T>(Cheat cheat) : IAdapter<T>
{
    private readonly Dictionary<int, T> _seen = [];
    private readonly Helper? _helper = cheat == Cheat.InChild ? new Helper() : null;

    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        switch (cheat)
        {
            case Cheat.Waits:
                Thread.Sleep(1);
                break;
            case Cheat.InChild:
                _helper!.Work();
                break;
            case Cheat.OnOtherThread:
                Task.Factory.StartNew(() => Json.Write(value, destination), CancellationToken.None, TaskCreationOptions.LongRunning, TaskScheduler.Default).GetAwaiter().GetResult();
                return;
        }

        Json.Write(value, destination);
    }

    public T Deserialize(ReadOnlyMemory<byte> payload)
    {
        switch (cheat)
        {
            case Cheat.Waits:
                Thread.Sleep(1);
                break;
            case Cheat.InChild:
                _helper!.Work();
                break;
            case Cheat.OnOtherThread:
                return ReadElsewhere(payload);
            case Cheat.Remembers:
                var hash = new HashCode();
                hash.AddBytes(payload.Span);
                var content = hash.ToHashCode();
                if (!_seen.TryGetValue(content, out var known))
                {
                    _seen.Add(content, known = Json.Read<T>(payload));
                }

                return known;
        }

        return Json.Read<T>(payload);
    }

    // A method of its own: the closure would be allocated in every kind of cheat.
    private static T ReadElsewhere(ReadOnlyMemory<byte> payload) =>
        Task.Factory.StartNew(() => Json.Read<T>(payload), CancellationToken.None, TaskCreationOptions.LongRunning, TaskScheduler.Default).GetAwaiter().GetResult();
}

/// <summary>A process that works while this one waits for a line.</summary>
internal sealed class Helper
{
    private readonly Process _shell = Process.Start(new ProcessStartInfo("/bin/sh", ["-c", "while read -r line; do i=0; while [ $i -lt 2000 ]; do i=$((i + 1)); done; echo done; done"])
    {
        RedirectStandardInput = true,
        RedirectStandardOutput = true,
    })!;

    public void Work()
    {
        _shell.StandardInput.WriteLine("work");
        _shell.StandardInput.Flush();
        _ = _shell.StandardOutput.ReadLine();
    }
}
