namespace Goldilocks.Prober;

/// <summary>A variant whose values are written by the first process of a run, see <see cref="ISubject.WritingOnce"/>.</summary>
/// <param name="subject">The variant.</param>
/// <param name="payloads">Where the first process recorded what it wrote.</param>
/// <param name="name">Of all that is written.</param>
internal sealed class WrittenOnce(ISubject subject, GoldenPayloads payloads, string name) : ISubject
{
    private int _written;

    public string Variant => subject.Variant;

    public string Format => subject.Format;

    public bool ConvertsObjects => subject.ConvertsObjects;

    public IReadOnlyList<VariantOption> Options => subject.Options;

    public IReadOnlyList<ISubject> Siblings => subject.Siblings;

    public IReadOnlyList<ModelName> Models => subject.Models;

    public bool Takes(ModelName model) => subject.Takes(model);

    public string? WhyNot(ModelName model) => subject.WhyNot(model);

    public IRoot Open(ModelName model) => subject.Open(model);

    public IEnumerable<IRoot> Open(Func<Workload, bool> isWanted) => subject.Open(isWanted);

    public IRoot<T> Open<T>() => subject.Open<T>();

    public IRoot<T> Open<T>(Type writer) => subject.Open<T>(writer);

    public ISubject WritingOnce(string name) => subject.WritingOnce(name);

    byte[] ISubject.Write<T>(T value)
    {
        _written++;
        return payloads.Get($"{name}-{_written}", () => subject.Write(value));
    }
}
