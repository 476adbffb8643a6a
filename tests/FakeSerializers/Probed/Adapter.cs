/// <summary>Fakes for <c>goldilocks probe</c>: for each grade one that must get exactly it, and some that come near and must not.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new ProbedVariant("strict", new Fake()),
        new ProbedVariant("trusts-names", new TypeNames(isTrusting: true)),
        new ProbedVariant("registered-names", new TypeNames(isTrusting: false)),
        new ProbedVariant("keeps-names", new TypeNames(isTrusting: false, keptBytes: 10_000)),
        new ProbedVariant("recursive", new Chain(isRecursive: true)),
        new ProbedVariant("iterative", new Chain(isRecursive: false)),
        new ProbedVariant("believes-lengths", new BelievesLengths()),
        new ProbedVariant("inflates", new Compressed(mostBytes: int.MaxValue)),
        new ProbedVariant("inflates-to-a-limit", new Compressed(mostBytes: 1_000_000)),
        new ProbedVariant("floods", new Flooded(), takesDictionaries: true),
        new ProbedVariant("fills-gaps", new FillsGaps()),
        new ProbedVariant("white-space", new WhiteSpace()),
        new ProbedVariant("open-ended", new FillsGaps()),
        new ProbedVariant("undocumented", new Undocumented()),
        new ProbedVariant("asks-for-too-long-arrays", new AsksForTooLongArrays()),
        new ProbedVariant("poisoned", new Poisoned()),
        new ProbedVariant("never-the-same", new NeverTheSame()),
        new ProbedVariant("dies-reading", new DiesReading()),
        new ProbedVariant("dies-writing", new DiesWriting()),
        new ProbedVariant("hangs", new Hangs()),
        new ProbedVariant("forks", new Forks()),
        new ProbedVariant("fills-the-disk", new FillsTheDisk()),
        new ProbedVariant("stays", new Stays()),
        new ProbedVariant("reads-nothing", new ReadsNothing()),
    ];
}

/// <summary>A fake without type parameters: what misbehaves is easier to read so.</summary>
internal sealed class ProbedVariant(string name, Fake fake, bool takesDictionaries = false) : FakeVariant(name)
{
    // By the type, because the harness asks again as if a model had fewer needs.
    protected override Binding BindAny<T>(Binder<T> binder) => !takesDictionaries && typeof(T).GetProperties().Any(property => typeof(System.Collections.IDictionary).IsAssignableFrom(property.PropertyType))
        ? binder.Unsupported("the runtime's own dictionary can be flooded, which would hide what this fake shows")
        : binder.To(new ProbedAdapter<T>(fake));
}

internal readonly struct ProbedAdapter<T>(Fake fake) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => destination.Write(fake.Write(value!, typeof(T)));

    public T Deserialize(ReadOnlyMemory<byte> payload) => (T)fake.Read(payload.ToArray(), typeof(T))!;
}
