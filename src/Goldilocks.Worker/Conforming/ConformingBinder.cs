using System.Buffers;

namespace Goldilocks.Worker.Conforming;

/// <summary>What this host's conformance binder returns: the checks, or the reason why there are none.</summary>
internal sealed class ConformingBinding(Conformance? conformance, string? reason) : Goldilocks.Binding
{
    public Conformance? Conformance { get; } = conformance;

    public string? Reason { get; } = reason;
}

/// <summary>Binds an adapter for its conformance checks; the counterpart of the binder for measuring.</summary>
/// <param name="workload">Decides what is equal.</param>
/// <param name="value">What is written and read.</param>
/// <param name="other">Another value, written in between.</param>
internal sealed class ConformingBinder<T>(Workload<T> workload, T value, T other) : Binder<T> where T : class
{
    public override Workload<T> Workload => workload;

    public override Goldilocks.Binding To<TAdapter>(TAdapter adapter) => Checked(new AdapterConformance<TAdapter, T, T>(adapter, value, other)
    {
        FromApplication = static application => application,
        FindDifference = (expected, read) => workload.FindDifference(expected, read),
    });

    public override Goldilocks.Binding To<TAdapter, TOwn>(TAdapter adapter, Func<T, TOwn> fromApplication, Func<TOwn, T> toApplication) =>
        Checked(new AdapterConformance<TAdapter, T, TOwn>(adapter, value, other)
        {
            FromApplication = fromApplication,
            FindDifference = (expected, read) => workload.FindDifference(expected, toApplication(read)),
        });

    public override Goldilocks.Binding WriteOnly<TAdapter>(TAdapter adapter, Func<ReadOnlyMemory<byte>, T> readBack, string reason) =>
        Checked(new AdapterConformance<TAdapter, T, T>(adapter, value, other)
        {
            FromApplication = static application => application,
            FindDifference = (expected, read) => workload.FindDifference(expected, read),
            ReadBack = readBack,
        });

    public override Goldilocks.Binding ReadOnly<TAdapter, TRead>(
        TAdapter adapter,
        Action<T, IBufferWriter<byte>> write,
        Func<T, TRead, string?> findDifference,
        string what) =>
        Checked(new AdapterConformance<TAdapter, T, TRead>(adapter, value, other) { Write = write, FindDifference = findDifference });

    public override Goldilocks.Binding Unsupported(string reason) => new ConformingBinding(null, reason);

    private static ConformingBinding Checked(Conformance conformance) => new(conformance, null);
}
