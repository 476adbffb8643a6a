using System.Diagnostics;

namespace Library;

/// <summary>Ends the process whatever it reads.</summary>
internal sealed class DiesReading : Fake
{
    public override object? Read(byte[] payload, Type type)
    {
        Environment.FailFast("It reads nothing.");
        return null;
    }
}

/// <summary>Ends the process whatever it writes.</summary>
internal sealed class DiesWriting : Fake
{
    public override byte[] Write(object value, Type type)
    {
        Environment.FailFast("It writes nothing.");
        return [];
    }
}

/// <summary>Takes more than half of the memory that a process may have where a payload states a large length, and ends the process then, as the runtime does where a refusal cannot be thrown any more.</summary>
internal sealed class DiesOfMemory : Fake
{
    private const int TakenBytes = 700_000_000;
    private const int ManyBytes = 1_000_000_000;

    protected override object? Refuse(byte[] payload, Type type)
    {
        if (payload.Length >= HeadBytes && LengthIn(payload) > ManyBytes)
        {
            var taken = new byte[TakenBytes];
            Thread.Sleep(200);
            Environment.FailFast($"There is no room behind {taken.Length} bytes.");
        }

        return base.Refuse(payload, type);
    }
}

/// <summary>Ends the process at a payload of three bytes when it has refused another one before, and takes too much memory when it has not: alone, it does something else than in company.</summary>
internal sealed class DiffersAlone : Fake
{
    private const int Length = 3;
    private const int TakenBytes = 200_000_000;
    private bool _hasRefused;

    protected override object? Refuse(byte[] payload, Type type)
    {
        if (payload.Length == Length && _hasRefused)
        {
            Environment.FailFast("It has refused enough.");
        }

        if (payload.Length == Length)
        {
            GC.KeepAlive(new byte[TakenBytes]);
        }

        _hasRefused = true;
        return base.Refuse(payload, type);
    }
}

/// <summary>Never comes back from reading.</summary>
internal sealed class Hangs : Fake
{
    public override object? Read(byte[] payload, Type type)
    {
        while (true)
        {
            Thread.SpinWait(1);
        }
    }
}

/// <summary>Starts a program that outlives the process. Needs the programs of a Unix.</summary>
internal sealed class Forks : Fake
{
    private bool _hasStarted;

    protected override object? Refuse(byte[] payload, Type type)
    {
        if (!_hasStarted)
        {
            _hasStarted = true;
            using var child = Process.Start("sleep", "100021");

            // Waits until the program has replaced its image: before that it still looks like its parent.
            Thread.Sleep(200);
        }

        return base.Refuse(payload, type);
    }
}

/// <summary>Writes files of more than a child may write when it is given nothing to read: in its working folder and in the folder for temporary files.</summary>
internal sealed class FillsTheDisk : Fake
{
    private const int Megabyte = 1 << 20;
    private const int Megabytes = 100;
    private static readonly string[] s_files = ["goldilocks-fake-dump", Path.Combine(Path.GetTempPath(), "goldilocks-fake-dump")];

    protected override object? Refuse(byte[] payload, Type type)
    {
        foreach (var path in payload.Length == 0 ? s_files : [])
        {
            using var file = File.Create(path);
            for (var i = 0; i < Megabytes; i++)
            {
                file.Write(new byte[Megabyte]);
            }
        }

        return base.Refuse(payload, type);
    }
}

/// <summary>Keeps the process alive with a thread that never ends.</summary>
internal sealed class Stays : Fake
{
    private bool _hasStarted;

    public override object? Read(byte[] payload, Type type)
    {
        if (!_hasStarted)
        {
            _hasStarted = true;
            new Thread(() => Thread.Sleep(Timeout.Infinite)).Start();
        }

        return base.Read(payload, type);
    }
}

/// <summary>Ends the process when it has written more than any one capability asks for: whichever comes then, it did not do that alone.</summary>
internal sealed class DiesInCompany : Fake
{
    private const int Many = 16;
    private int _written;

    public override byte[] Write(object value, Type type)
    {
        if (++_written > Many)
        {
            Environment.FailFast("It has written enough.");
        }

        return base.Write(value, type);
    }
}
