using System.IO.MemoryMappedFiles;

namespace Goldilocks.Prober;

/// <summary>
/// Two bytes for each input, in a file that is mapped into memory: what was written there stays whatever becomes of this process. After a death, the only input that was
/// started and has no outcome is the culprit.
/// </summary>
/// <remarks>Writing a line for each input was rejected: 16,000 writes cost more than the inputs do, and a buffered line is lost with the process.</remarks>
internal sealed class Journal : IDisposable
{
    /// <summary>The file's name in the child's folder. src/Goldilocks.Probing reads it too.</summary>
    public const string FileName = "journal";

    /// <summary>Not tried yet.</summary>
    public const ushort Untried = 0;

    /// <summary>Begun, and without an outcome.</summary>
    public const ushort Started = 1;

    /// <summary>Written by the parent: the process ended while this was the input. The next process records the kind, and puts its number here.</summary>
    public const ushort Died = 2;

    /// <summary>It took too long, so that the process was ended.</summary>
    public const ushort Hung = 3;

    /// <summary>Its bytes are made, or its action is prepared.</summary>
    public const ushort Preparing = 5;

    /// <summary>Written by the parent: the process ended while the input was made.</summary>
    public const ushort DiedMaking = 6;

    /// <summary>Making it took too long, so that the process was ended.</summary>
    public const ushort HungMaking = 7;

    /// <summary>Written by the parent: the process ended while this was the input, because the system refused it memory.</summary>
    public const ushort DiedOfMemory = 8;

    /// <summary>Begun, and more than half of the memory is used. A process that ends now ends for that.</summary>
    public const ushort StartedAndFull = 9;

    /// <summary>The first of the numbers that stand for a kind of outcome; the kinds are in <see cref="OutcomeLog"/>.</summary>
    public const ushort FirstKind = 16;

    /// <summary>Stands for all kinds that there was no number left for.</summary>
    public const ushort AnotherKind = ushort.MaxValue;

    private readonly MemoryMappedFile _file;
    private readonly MemoryMappedViewAccessor _view;

    private Journal(MemoryMappedFile file, int count)
    {
        _file = file;
        _view = file.CreateViewAccessor(0, Length(count));
        Count = count;
    }

    /// <summary>How many inputs it is for.</summary>
    public int Count { get; }

    /// <summary>What is recorded for an input.</summary>
    public ushort this[int number]
    {
        get => _view.ReadUInt16(sizeof(ushort) * number);
        set => _view.Write(sizeof(ushort) * number, value);
    }

    /// <summary>Opens the journal of a folder, or makes it.</summary>
    /// <exception cref="InvalidDataException">It is for another number of inputs.</exception>
    public static Journal Open(string folder, int count)
    {
        var path = Path.Combine(folder, FileName);
        if (!File.Exists(path))
        {
            File.WriteAllBytes(path, new byte[sizeof(ushort) * count]);
        }

        var inputs = new FileInfo(path).Length / sizeof(ushort);
        if (inputs != count)
        {
            throw new InvalidDataException($"The journal is for {inputs} inputs and the section has {count} now: it must not depend on the process.");
        }

        return new Journal(MemoryMappedFile.CreateFromFile(path, FileMode.Open, mapName: null, Length(count)), count);
    }

    /// <summary>In bytes. A mapping cannot be empty, so the file of an empty section is stretched by what nothing uses.</summary>
    private static int Length(int count) => sizeof(ushort) * Math.Max(count, 1);

    public void Dispose()
    {
        _view.Dispose();
        _file.Dispose();
    }
}
