using System.Buffers;
using Goldilocks.Payloads;

namespace Goldilocks.Benchmark;

/// <summary>What a binder of this host returns: the operations, and how their answers are judged; or a reason.</summary>
internal sealed class BenchmarkSubject : Binding
{
    /// <summary>Null with a reason.</summary>
    public TimedOperations? Operations { get; init; }

    /// <summary>Judges a round trip: null when the answer is right, otherwise the first difference.</summary>
    public Func<string?> Verify { get; init; } = static () => null;

    /// <summary>Why the variant cannot take the workload; null when it can.</summary>
    public string? Reason { get; init; }
}

/// <summary>Binds adapters for BenchmarkDotNet, with the conversions and checks outside the timer as the measuring host has them.</summary>
internal sealed class BenchmarkBinder<T>(Workload<T> workload, T value) : Binder<T> where T : class
{
    public override Workload<T> Workload => workload;

    public override Binding To<TAdapter>(TAdapter adapter) =>
        Ready(adapter, value, Written(adapter, value), read => workload.FindDifference(value, read));

    public override Binding To<TAdapter, TOwn>(TAdapter adapter, Func<T, TOwn> fromApplication, Func<TOwn, T> toApplication)
    {
        var own = fromApplication(value);
        return Ready(adapter, own, Written(adapter, own), read => workload.FindDifference(value, toApplication(read)));
    }

    public override Binding WriteOnly<TAdapter>(TAdapter adapter, Func<ReadOnlyMemory<byte>, T> readBack, string reason)
    {
        var payload = Written(adapter, value);
        return new BenchmarkSubject
        {
            Operations = new TimedOperations<TAdapter, T>(adapter, value, payload),
            Verify = () => workload.FindDifference(value, readBack(payload)),
        };
    }

    public override Binding ReadOnly<TAdapter, TRead>(
        TAdapter adapter,
        Action<T, IBufferWriter<byte>> write,
        Func<T, TRead, string?> findDifference,
        string what)
    {
        var writer = new PayloadWriter();
        write(value, writer);
        return Ready(adapter, default(TRead)!, writer.Written.ToArray(), read => findDifference(value, read));
    }

    public override Binding Unsupported(string reason) => new BenchmarkSubject { Reason = reason };

    private static BenchmarkSubject Ready<TAdapter, TOwn>(TAdapter adapter, TOwn own, byte[] payload, Func<TOwn, string?> findDifference)
        where TAdapter : struct, IAdapter<TOwn> => new()
        {
            Operations = new TimedOperations<TAdapter, TOwn>(adapter, own, payload),
            Verify = () => findDifference(adapter.Deserialize(payload)),
        };

    private static byte[] Written<TAdapter, TOwn>(TAdapter adapter, TOwn own)
        where TAdapter : struct, IAdapter<TOwn>
    {
        var writer = new PayloadWriter();
        adapter.Serialize(own, writer);
        return writer.Written.ToArray();
    }
}
