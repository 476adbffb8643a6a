using System.Buffers;

namespace Goldilocks;

/// <summary>
/// Ties a variant's adapter to one workload. A host implements <see cref="Bind"/> and <see cref="Unsupported"/>; an adapter calls one of the others, which
/// are the usual <see cref="Terms{T, TOwn}"/>.
/// </summary>
/// <typeparam name="T">The workload's type, as the application knows it.</typeparam>
public abstract class Binder<T>
{
    private const string ReadsOnly = "reads only; another writer makes its payloads";

    /// <summary>The workload to serialize; its <see cref="Goldilocks.Workload.Needs"/> are its demands on a serializer.</summary>
    public abstract Workload<T> Workload { get; }

    /// <summary>Binds the adapter on these terms.</summary>
    public abstract Binding Bind<TAdapter, TOwn>(TAdapter adapter, Terms<T, TOwn> terms) where TAdapter : struct, IAdapter<TOwn>;

    /// <summary>The variant cannot take this workload. The reason is printed in every report, so it should explain the cause.</summary>
    public abstract Binding Unsupported(string reason);

    /// <summary>The adapter works on the application's own type.</summary>
    public Binding To<TAdapter>(TAdapter adapter) where TAdapter : struct, IAdapter<T> => Bind(adapter, Plain(null));

    /// <summary>
    /// The adapter works on the application's own type, and has asynchronous operations beside the synchronous ones. A host that runs no asynchronous
    /// operations binds the others.
    /// </summary>
    public Binding ToBoth<TAdapter>(TAdapter adapter) where TAdapter : struct, IAsyncAdapter<T> =>
        Bind(adapter, Plain(new AsyncOperations<TAdapter, T>(adapter)));

    /// <summary>
    /// The adapter works on a type of its own, such as a generated message, and only that is timed. The two conversions
    /// are used outside the timer, to make the value and to compare the answer.
    /// </summary>
    public Binding To<TAdapter, TOwn>(TAdapter adapter, Func<T, TOwn> fromApplication, Func<TOwn, T> toApplication) where TAdapter : struct, IAdapter<TOwn> =>
        Bind(adapter, Converted(fromApplication, toApplication, null));

    /// <summary>As <see cref="To{TAdapter, TOwn}"/>, for an adapter that also has asynchronous operations.</summary>
    public Binding ToBoth<TAdapter, TOwn>(TAdapter adapter, Func<T, TOwn> fromApplication, Func<TOwn, T> toApplication) where TAdapter : struct, IAsyncAdapter<TOwn> =>
        Bind(adapter, Converted(fromApplication, toApplication, new AsyncOperations<TAdapter, TOwn>(adapter)));

    /// <summary>
    /// The adapter can write but has no reader. Its output is verified by <paramref name="readBack"/>, which must use
    /// other code than the adapter's; deserializing is reported as unsupported with <paramref name="reason"/>.
    /// </summary>
    public Binding WriteOnly<TAdapter>(TAdapter adapter, Func<ReadOnlyMemory<byte>, T> readBack, string reason) where TAdapter : struct, IAdapter<T> =>
        Bind(adapter, Plain(null) with { ReadBack = readBack, DeserializeUnsupported = reason });

    /// <summary>As <see cref="WriteOnly"/>, for an adapter that also writes asynchronously.</summary>
    public Binding WriteOnlyBoth<TAdapter>(TAdapter adapter, Func<ReadOnlyMemory<byte>, T> readBack, string reason) where TAdapter : struct, IAsyncAdapter<T> =>
        Bind(adapter, Plain(new AsyncOperations<TAdapter, T>(adapter)) with { ReadBack = readBack, DeserializeUnsupported = reason });

    /// <summary>
    /// The adapter reads only a part of the value (one member of a lazy format, or a parse without objects), or can
    /// read but not write. The result is judged by <paramref name="findDifference"/>, which gets the application's value and
    /// answers null or the first difference. Such a row may rightly lie below the floors, and is marked as partial.
    /// </summary>
    /// <param name="adapter">Its <c>Serialize</c> is not called.</param>
    /// <param name="write">Makes the payload, outside the timer.</param>
    /// <param name="findDifference">Null when what was read is right; otherwise the first difference.</param>
    /// <param name="what">What is read, for the reports: <c>one title</c>, <c>tokens only</c>.</param>
    public Binding ReadOnly<TAdapter, TRead>(TAdapter adapter, Action<T, IBufferWriter<byte>> write, Func<T, TRead, string?> findDifference, string what)
        where TAdapter : struct, IAdapter<TRead> =>
        Bind(adapter, new Terms<T, TRead> { Write = write, FindDifference = findDifference, SerializeUnsupported = ReadsOnly, Partial = what });

    private Terms<T, TOwn> Converted<TOwn>(Func<T, TOwn> fromApplication, Func<TOwn, T> toApplication, AsyncOperations<TOwn>? asynchronous) => new()
    {
        FromApplication = fromApplication,
        ToApplication = toApplication,
        FindDifference = (expected, read) => Workload.FindDifference(expected, toApplication(read)),
        Asynchronous = asynchronous,
    };

    private Terms<T, T> Plain(AsyncOperations<T>? asynchronous) => new()
    {
        FromApplication = static application => application,
        ToApplication = static own => own,
        FindDifference = (expected, read) => Workload.FindDifference(expected, read),
        Asynchronous = asynchronous,
    };
}

/// <summary>The host's handle on a bound adapter. Opaque to adapters.</summary>
public abstract class Binding;
