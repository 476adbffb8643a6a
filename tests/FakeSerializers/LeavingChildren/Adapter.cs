using System.Diagnostics;
using System.Runtime.InteropServices;

/// <summary>Starts a process that inherits its streams and outlives it: then it ends, crashes, hangs, or works correctly. Needs the programs of a Unix.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new LeavingVariant("exits", ["sleep", "100001"], () => Environment.Exit(3)),
        new LeavingVariant("crashes", ["sleep", "100002"], () => Environment.FailFast("This is the end.")),
        new LeavingVariant("behaves", ["sleep", "100003"], () => { }),
        new LeavingVariant("own session", ["setsid", "sleep", "100004"], () => { }),
        new LeavingVariant("own session exits", ["setsid", "sleep", "100005"], () => Environment.Exit(3)),
        new LeavingVariant("cleared environment", ["env", "-i", "sleep", "100006"], () => { }),
        new LeavingVariant("nothing in common", ["setsid", "--fork", "env", "-i", "sleep", "90.7"], () => Environment.Exit(3)),
        new LeavingVariant("hangs", ["setsid", "sleep", "100008"], IgnoreTermination),
    ];

    private static void IgnoreTermination()
    {
        using var ignored = PosixSignalRegistration.Create(PosixSignal.SIGTERM, signal => signal.Cancel = true);
        Thread.Sleep(Timeout.Infinite);
    }
}

internal sealed class LeavingVariant(string name, string[] command, Action then) : FakeVariant(name)
{
    private bool _hasStarted;

    protected override Binding BindAny<T>(Binder<T> binder) => binder.To(new LeavingAdapter<T>(StartOnce));

    private void StartOnce()
    {
        if (!_hasStarted)
        {
            _hasStarted = true;
            using var child = Process.Start(new ProcessStartInfo(command[0], command[1..]))!;

            // Waits until the program has replaced its image: before that it still has its parent's environment.
            Thread.Sleep(200);
            then();
        }
    }
}

internal readonly struct LeavingAdapter<T>(Action startOnce) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        startOnce();
        Json.Write(value, destination);
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => Json.Read<T>(payload);
}
