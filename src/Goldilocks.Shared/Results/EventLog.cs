using System.Text.Json;

namespace Goldilocks.Results;

/// <summary>
/// Appends to a file with one event on each line. Every event is handed to the operating system before the call returns, so that killing
/// this process loses nothing that was recorded.
/// </summary>
/// <typeparam name="TEvent">The base of its events.</typeparam>
/// <param name="file">From <see cref="EventLogFile"/>; the log closes it.</param>
public sealed class EventLog<TEvent>(FileStream file) : IDisposable
{
    private readonly object _gate = new();
    private IOException? _failure;

    /// <summary>Appends one event, or nothing of it. May be called from several threads.</summary>
    /// <exception cref="IOException">It cannot be written. No later event is written either: after a lost event, the next ones would describe something that did not happen.</exception>
    /// <exception cref="DiskFullException">The same, where that is the cause.</exception>
    public void Record(TEvent item)
    {
        var line = JsonSerializer.SerializeToUtf8Bytes(item, RunJson.Line);
        lock (_gate)
        {
            if (_failure is null)
            {
                Write([.. line, (byte)'\n']);
            }

            if (_failure is not null)
            {
                throw DiskFullException.Is(_failure) ? new DiskFullException(file.Name, _failure) : new IOException(_failure.Message, _failure);
            }
        }
    }

    private void Write(byte[] line)
    {
        var end = file.CanSeek ? file.Position : 0;
        try
        {
            file.Write(line);
            file.Flush();
        }
        catch (IOException exception)
        {
            _failure = exception;
            TakeBack(end);
        }
    }

    private void TakeBack(long end)
    {
        try
        {
            file.SetLength(end);
        }
        catch (Exception exception) when (exception is IOException or NotSupportedException)
        {
            // Half a line stays. Readers ignore it, and it is cut off before the next event.
            return;
        }
    }

    /// <inheritdoc/>
    public void Dispose() => file.Dispose();
}

/// <summary>Opens the files of event logs.</summary>
public static class EventLogFile
{
    /// <summary>Without a buffer: data that a full disk refused must not stay in memory and be written when the file is closed.</summary>
    private const int Unbuffered = 0;

    /// <summary>Starts a folder: what was asked for and the file of its events, neither of which may be there yet.</summary>
    /// <exception cref="IOException">The folder cannot be made, or already holds such a file.</exception>
    public static FileStream Start<TInfo>(string folder, string infoFile, TInfo info, string eventsFile)
    {
        Directory.CreateDirectory(folder);
        WholeFile.Create(Path.Combine(folder, infoFile), JsonSerializer.SerializeToUtf8Bytes(info, RunJson.File));
        return new FileStream(Path.Combine(folder, eventsFile), FileMode.CreateNew, FileAccess.Write, FileShare.Read, Unbuffered);
    }

    /// <summary>Opens a file to append to it, or makes it. A line that a kill cut off is removed, because the next event would become part of it.</summary>
    /// <exception cref="IOException">It cannot be written, or another process is writing it.</exception>
    public static FileStream Append(string path)
    {
        var file = new FileStream(path, FileMode.OpenOrCreate, FileAccess.ReadWrite, FileShare.Read, Unbuffered);
        file.SetLength(EndOfLastWholeLine(file));
        file.Position = file.Length;
        return file;
    }

    private static long EndOfLastWholeLine(FileStream file)
    {
        var block = new byte[64 * 1024];
        for (var end = file.Length; end > 0;)
        {
            var start = Math.Max(0, end - block.Length);
            file.Position = start;
            file.ReadExactly(block, 0, (int)(end - start));
            if (block.AsSpan(0, (int)(end - start)).LastIndexOf((byte)'\n') is var found and >= 0)
            {
                return start + found + 1;
            }

            end = start;
        }

        return 0;
    }
}
