namespace Goldilocks.Prober.Subjects;

/// <summary>Binds adapters for probing: the adapter's own calls, without a loop around them.</summary>
/// <param name="workload">The model.</param>
/// <param name="needs">What it is said to need.</param>
/// <param name="writer">The class whose payloads are read.</param>
/// <param name="payloads">Where the golden payloads are recorded.</param>
internal sealed class SubjectBinder<T>(Workload<T> workload, Needs needs, Type writer, GoldenPayloads payloads) : Binder<T> where T : class
{
    public override Workload<T> Workload { get; } = workload.Needs == needs && workload.Writer == writer ? workload : new OfferedModel<T>(workload, needs, writer);

    public override Binding Bind<TAdapter, TOwn>(TAdapter adapter, Terms<T, TOwn> terms) =>
        new SubjectBinding(new BoundRoot<TAdapter, T, TOwn>(adapter, workload, terms, payloads), reason: null);

    public override Binding Unsupported(string reason) => new SubjectBinding(null, reason);
}
