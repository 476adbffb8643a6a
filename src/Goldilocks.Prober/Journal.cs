using System.IO.MemoryMappedFiles;

namespace Goldilocks.Prober;

/// <summary>
/// One byte for each input, in a file that is mapped into memory: what was written there stays whatever becomes of this process. After a death, the only input that was
/// started and has no outcome is the culprit.
/// </summary>
/// <remarks>Writing a line for each input was rejected: 16,000 writes cost more than the inputs do, and a buffered line is lost with the process.</remarks>
internal sealed class Journal : IDisposable
{
    /// <summary>The file's name in the child's folder. src/Goldilocks.Probing reads it too.</summary>
    public const string FileName = "journal";

    /// <summary>Not tried yet.</summary>
    public const byte Untried = 0;

    /// <summary>Begun, and without an outcome.</summary>
    public const byte Started = 1;

    /// <summary>Written by the parent: the process ended while this was the input. The next process records the kind, and puts its number here.</summary>
    public const byte Died = 2;

    /// <summary>It took too long, so that the process was ended.</summary>
    public const byte Hung = 3;

    /// <summary>Its bytes are made, or its action is prepared.</summary>
    public const byte Preparing = 5;

    /// <summary>Written by the parent: the process ended while the input was made.</summary>
    public const byte DiedMaking = 6;

    /// <summary>Making it took too long, so that the process was ended.</summary>
    public const byte HungMaking = 7;

    /// <summary>Written by the parent: the process ended while this was the input, because the system refused it memory.</summary>
    public const byte DiedOfMemory = 8;

    /// <summary>Begun, and more than half of the memory is used. A process that ends now ends for that.</summary>
    public const byte StartedAndFull = 9;

    /// <summary>The first of the numbers that stand for a kind of outcome; the kinds are in <see cref="OutcomeLog"/>.</summary>
    public const byte FirstKind = 16;

    /// <summary>Stands for all kinds that there was no number left for.</summary>
    public const byte AnotherKind = byte.MaxValue;

    private readonly MemoryMappedFile _file;
    private readonly MemoryMappedViewAccessor _view;

    private Journal(MemoryMappedFile file, int count)
    {
        _file = file;
        _view = file.CreateViewAccessor(0, Math.Max(count, 1));
        Count = count;
    }

    /// <summary>How many inputs it is for.</summary>
    public int Count { get; }

    /// <summary>What is recorded for an input.</summary>
    public byte this[int number]
    {
        get => _view.ReadByte(number);
        set => _view.Write(number, value);
    }

    /// <summary>Opens the journal of a folder, or makes it.</summary>
    /// <exception cref="InvalidDataException">It is for another number of inputs.</exception>
    public static Journal Open(string folder, int count)
    {
        var path = Path.Combine(folder, FileName);
        if (!File.Exists(path))
        {
            File.WriteAllBytes(path, new byte[count]);
        }

        var length = new FileInfo(path).Length;
        if (length != count)
        {
            throw new InvalidDataException($"The journal is for {length} inputs and the section has {count} now: it must not depend on the process.");
        }

        // A mapping cannot be empty, so the file of an empty section is stretched to one byte that nothing uses.
        return new Journal(MemoryMappedFile.CreateFromFile(path, FileMode.Open, mapName: null, Math.Max(count, 1)), count);
    }

    public void Dispose()
    {
        _view.Dispose();
        _file.Dispose();
    }
}
