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
internal sealed class BenchmarkBinder<T>(Workload<T> workload, T value) : Binder<T>
{
    public override Workload<T> Workload => workload;

    public override Binding Bind<TAdapter, TOwn>(TAdapter adapter, Terms<T, TOwn> terms)
    {
        var own = terms.FromApplication is { } fromApplication ? fromApplication(value) : default!;
        var payload = terms.Write is { } write ? Written(writer => write(value, writer)) : Written(writer => adapter.Serialize(own, writer));
        return new BenchmarkSubject
        {
            Operations = new TimedOperations<TAdapter, TOwn>(adapter, own, payload),
            Verify = () => terms.ReadBack is { } readBack
                ? workload.FindDifference(value, readBack(payload))
                : terms.FindDifference(value, adapter.Deserialize(payload)),
        };
    }

    public override Binding Unsupported(string reason) => new BenchmarkSubject { Reason = reason };

    private static byte[] Written(Action<PayloadWriter> write)
    {
        var writer = new PayloadWriter();
        write(writer);
        return writer.Written.ToArray();
    }
}
