using System.Buffers;

namespace Goldilocks.Payloads;

/// <summary>
/// A temporary file as the destination of a serialization (docs/sinks.md). It is opened once, overwritten from its start by every payload, and deleted when the
/// process ends, whatever the reason. A library that writes to streams gets the file stream itself. The data of a library that writes to a buffer goes to the file
/// in as few pieces as possible. Not thread safe.
/// </summary>
public sealed class PayloadFile : IBufferWriter<byte>, IDisposable
{
    /// <summary>The size of the buffer before it is written to the file, unless one request for memory is larger.</summary>
    private const int BufferBytes = 64 * 1024;

    private readonly FileStream _file;
    private readonly KeptOpenStream _stream;
    private byte[] _buffer = new byte[BufferBytes];
    private int _pending;

    private PayloadFile(FileStream file)
    {
        _file = file;
        _stream = new KeptOpenStream(file);
    }

    /// <summary>The file stream, behind what was written to the buffer; closing it does nothing.</summary>
    public Stream Stream
    {
        get
        {
            WritePending();
            return _stream;
        }
    }

    /// <summary>Bytes of the payload, once <see cref="Complete"/> was called.</summary>
    public long Length => _file.Position;

    /// <summary>Makes an empty file in the folder for temporary files.</summary>
    /// <param name="isAsync">Opens it for asynchronous operations.</param>
    /// <exception cref="IOException">The folder cannot be written to.</exception>
    public static PayloadFile Create(bool isAsync)
    {
        var path = Path.Combine(Path.GetTempPath(), "goldilocks-" + Path.GetRandomFileName());
        var options = (isAsync ? FileOptions.Asynchronous : FileOptions.None) | (OperatingSystem.IsWindows() ? FileOptions.DeleteOnClose : FileOptions.None);
        var file = new FileStream(path, new FileStreamOptions { Mode = FileMode.CreateNew, Access = FileAccess.ReadWrite, Share = FileShare.None, Options = options });
        if (!OperatingSystem.IsWindows())
        {
            // The file stays open without a name until it is closed, so that a killed process leaves nothing behind.
            File.Delete(path);
        }

        return new PayloadFile(file);
    }

    /// <summary>The next payload overwrites the last one.</summary>
    public void Restart()
    {
        _pending = 0;
        _file.Position = 0;
    }

    /// <summary>Passes the rest to the operating system, as <see cref="FileStream.Flush()"/> does; it need not be on the disk yet.</summary>
    public void Complete()
    {
        WritePending();
        _file.Flush();
    }

    /// <summary>The same, asynchronously.</summary>
    public async ValueTask CompleteAsync()
    {
        if (_pending > 0)
        {
            await _file.WriteAsync(_buffer.AsMemory(0, _pending)).ConfigureAwait(false);
            _pending = 0;
        }

        await _file.FlushAsync().ConfigureAwait(false);
    }

    /// <summary>Reads the payload back from the file.</summary>
    /// <exception cref="IOException">The file is shorter than what was written.</exception>
    public byte[] Read()
    {
        var payload = new byte[Length];
        for (var read = 0; read < payload.Length;)
        {
            var bytes = RandomAccess.Read(_file.SafeFileHandle, payload.AsSpan(read), read);
            read += bytes > 0 ? bytes : throw new EndOfStreamException($"The file ends after {read} of {payload.Length} bytes.");
        }

        return payload;
    }

    /// <inheritdoc/>
    public void Advance(int count)
    {
        if ((uint)count > (uint)(_buffer.Length - _pending))
        {
            throw new ArgumentOutOfRangeException(nameof(count), count, "A serializer advanced past the memory it was given.");
        }

        _pending += count;
    }

    /// <inheritdoc/>
    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        Ensure(sizeHint);
        return _buffer.AsMemory(_pending);
    }

    /// <inheritdoc/>
    public Span<byte> GetSpan(int sizeHint = 0)
    {
        Ensure(sizeHint);
        return _buffer.AsSpan(_pending);
    }

    /// <inheritdoc/>
    public void Dispose() => _file.Dispose();

    /// <summary>Writes a payload that the library made in its own memory.</summary>
    internal void Write(ReadOnlySpan<byte> payload)
    {
        WritePending();
        _file.Write(payload);
    }

    private void Ensure(int sizeHint)
    {
        var needed = Math.Max(sizeHint, 1);
        if (_buffer.Length - _pending >= needed)
        {
            return;
        }

        WritePending();
        if (_buffer.Length < needed)
        {
            _buffer = new byte[needed];
        }
    }

    private void WritePending()
    {
        if (_pending > 0)
        {
            _file.Write(_buffer, 0, _pending);
            _pending = 0;
        }
    }
}

/// <summary>Another stream to write to, which stays open when a library closes this one: the host owns it and uses it again.</summary>
internal sealed class KeptOpenStream(Stream inner) : WriteOnlyStream
{
    protected override long Written => inner.Position;

    public override void Write(ReadOnlySpan<byte> buffer) => inner.Write(buffer);

    public override void Write(byte[] buffer, int offset, int count) => inner.Write(buffer, offset, count);

    public override void WriteByte(byte value) => inner.WriteByte(value);

    public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default) => inner.WriteAsync(buffer, cancellationToken);

    public override Task WriteAsync(byte[] buffer, int offset, int count, CancellationToken cancellationToken) => inner.WriteAsync(buffer, offset, count, cancellationToken);

    public override void Flush() => inner.Flush();

    public override Task FlushAsync(CancellationToken cancellationToken) => inner.FlushAsync(cancellationToken);
}
