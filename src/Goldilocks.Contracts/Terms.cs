using System.Buffers;

namespace Goldilocks;

/// <summary>How a variant writes and reads one workload: the conversions around the adapter, outside the timer, and the parts that the adapter does not do itself.</summary>
/// <remarks>An adapter seldom makes these: the methods of <see cref="Binder{T}"/> make the ones of the usual cases.</remarks>
/// <typeparam name="T">The application's type.</typeparam>
/// <typeparam name="TOwn">The type that the adapter works on.</typeparam>
public sealed record Terms<T, TOwn>
{
    /// <summary>Makes the value that the adapter writes; null where <see cref="Write"/> replaces the adapter.</summary>
    public Func<T, TOwn>? FromApplication { get; init; }

    /// <summary>Makes the application's value from the value that the adapter read; null where less than the value is read.</summary>
    public Func<TOwn, T>? ToApplication { get; init; }

    /// <summary>Judges what the adapter read: null when it is right, otherwise the first difference.</summary>
    public required Func<T, TOwn, string?> FindDifference { get; init; }

    /// <summary>Reads instead of the adapter, when the adapter only writes.</summary>
    public Func<ReadOnlyMemory<byte>, T>? ReadBack { get; init; }

    /// <summary>Writes instead of the adapter, when the adapter only reads.</summary>
    public Action<T, IBufferWriter<byte>>? Write { get; init; }

    /// <summary>Why it does not write; null when it does.</summary>
    public string? SerializeUnsupported { get; init; }

    /// <summary>Why it does not read; null when it does.</summary>
    public string? DeserializeUnsupported { get; init; }

    /// <summary>The part of the value that is read, when it is not all of it; otherwise null.</summary>
    public string? Partial { get; init; }

    /// <summary>The adapter again, under its asynchronous interface; null when it has none.</summary>
    public AsyncOperations<TOwn>? Asynchronous { get; init; }
}

/// <summary>
/// An adapter's asynchronous operations before its type is known. A host that runs them gets the type back through <see cref="Accept"/>: an interface was rejected, because each
/// operation would be a virtual call; so was reflection, because nothing could be compiled ahead of time.
/// </summary>
/// <typeparam name="TOwn">The type that the adapter works on.</typeparam>
public abstract class AsyncOperations<TOwn>
{
    /// <summary>Lets <paramref name="visitor"/> see the adapter under its own type.</summary>
    public abstract TResult Accept<TResult>(IAsyncVisitor<TOwn, TResult> visitor);
}

/// <summary>Code that is generic over the adapter's type.</summary>
/// <typeparam name="TOwn">The type that the adapter works on.</typeparam>
/// <typeparam name="TResult">The visitor's result.</typeparam>
public interface IAsyncVisitor<TOwn, out TResult>
{
    /// <summary>Called once, with the adapter under its own type.</summary>
    TResult Visit<TAdapter>(TAdapter adapter) where TAdapter : struct, IAsyncAdapter<TOwn>;
}

/// <summary>The asynchronous operations of one adapter.</summary>
internal sealed class AsyncOperations<TAdapter, TOwn>(TAdapter adapter) : AsyncOperations<TOwn> where TAdapter : struct, IAsyncAdapter<TOwn>
{
    public override TResult Accept<TResult>(IAsyncVisitor<TOwn, TResult> visitor) => visitor.Visit(adapter);
}
