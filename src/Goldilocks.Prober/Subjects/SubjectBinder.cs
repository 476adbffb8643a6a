namespace Goldilocks.Prober.Subjects;

/// <summary>Binds adapters for probing: the adapter's own calls, without a loop around them.</summary>
internal sealed class SubjectBinder<T>(Workload<T> workload, Needs needs, GoldenPayloads payloads) : Binder<T> where T : class
{
    public override Workload<T> Workload { get; } = workload.Needs == needs ? workload : new ModelWithNeeds<T>(workload, needs);

    public override Binding Bind<TAdapter, TOwn>(TAdapter adapter, Terms<T, TOwn> terms) =>
        new SubjectBinding(new BoundRoot<TAdapter, T, TOwn>(adapter, workload, terms, payloads), reason: null);

    public override Binding Unsupported(string reason) => new SubjectBinding(null, reason);
}
