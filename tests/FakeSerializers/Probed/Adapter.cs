using System.Runtime.CompilerServices;
using Library;

/// <summary>Fakes for <c>goldilocks probe</c>: for each grade one that must get exactly it, and some that come near and must not.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new ProbedVariant("strict", new Fake()),
        new ProbedVariant("trusts-names", new TypeNames(isTrusting: true)),
        new ProbedVariant("registered-names", new TypeNames(isTrusting: false)),
        new ProbedVariant("looks-up-names", new TypeNames(isTrusting: false, looksUpFirst: true)),
        new ProbedVariant("keeps-names", new TypeNames(isTrusting: false, keptBytes: 10_000)),
        new ProbedVariant("yaml-obeys", new TaggedYaml(TagRule.Obeys)),
        new ProbedVariant("yaml-refuses", new TaggedYaml(TagRule.Refuses)),
        new ProbedVariant("yaml-registered", new TaggedYaml(TagRule.TakesRegistered)),
        new ProbedVariant("xml-obeys", new TaggedXml(TagRule.Obeys)),
        new ProbedVariant("xml-refuses", new TaggedXml(TagRule.Refuses)),
        new ProbedVariant("xml-registered", new TaggedXml(TagRule.TakesRegistered)),
        new ProbedVariant("bson-obeys", new TaggedBson(TagRule.Obeys)),
        new ProbedVariant("bson-refuses", new TaggedBson(TagRule.Refuses)),
        new ProbedVariant("bson-registered", new TaggedBson(TagRule.TakesRegistered)),
        new ProbedVariant("recursive", new Chain(isRecursive: true)),
        new ProbedVariant("iterative", new Chain(isRecursive: false)),
        new ProbedVariant("hangs-deep", new HangsDeep()),
        new ProbedVariant("believes-lengths", new BelievesLengths()),
        new ProbedVariant("inflates", new Compressed(mostBytes: int.MaxValue)),
        new ProbedVariant("inflates-to-a-limit", new Compressed(mostBytes: 1_000_000)),
        new ProbedVariant("floods", new Flooded(), takesKeys: _ => true),
        new ProbedVariant("floods-by-guids", new HashesItself(HashesItself.Foreseen, HashesItself.Drawn), takesKeys: IsGuidOrText),
        new ProbedVariant("floods-by-texts", new HashesItself(HashesItself.Drawn, HashesItself.Foreseen), takesKeys: IsGuidOrText),
        new ProbedVariant("draws-hash-codes", new HashesItself(HashesItself.Drawn, HashesItself.Drawn), takesKeys: IsGuidOrText),
        new ProbedVariant("believes-two-counts", new TwoCounts(isBelieving: true)),
        new ProbedVariant("compares-two-counts", new TwoCounts(isBelieving: false)),
        new ProbedVariant("fills-gaps", new FillsGaps()),
        new ProbedVariant("white-space", new WhiteSpace()),
        new ProbedVariant("open-ended", new FillsGaps()),
        new ProbedVariant("undocumented", new Undocumented()),
        new ProbedVariant("asks-for-too-long-arrays", new AsksForTooLongArrays()),
        new ProbedVariant("leaves-it-to-the-runtime", new LeavesItToTheRuntime()),
        new ProbedVariant("adapter-throws", new Fake(), whenRefused: Blunder.AfterRefusal),
        new ProbedVariant("callback-throws", new CallsBack(Blunder.Happens)),
        new ProbedVariant("adapter-refuses", new Fake(), whenRefused: Refusal.InOtherWords),
        new ProbedVariant("answers-another-class", new AnswersAnotherClass()),
        new ProbedVariant("throws-from-compiled-code", new CompiledReader()),
        new ProbedVariant("throws-inlined", new Fake(), whenRefused: Conversion.OfNothing),
        new ProbedVariant("task-fails", new Fake(), whenRefused: Waiting.ForAnswer),
        new ProbedVariant("swallows-memory", new SwallowsMemory(mostBytes: 2_000_000_000)),
        new ProbedVariant("swallows-too-long-arrays", new SwallowsMemory(mostBytes: int.MaxValue)),
        new ProbedVariant("refuses-to-write-deep", new ShallowChain()),
        new ProbedVariant("writes-too-much", new WritesTooMuch()),
        new ProbedVariant("wraps-levels", new WrappedChain()),
        new ProbedVariant("reads-texts-only", new ReadsTextsOnly()),
        new ProbedVariant("tires", new Tires(isAlwaysWrongOnRecords: false)),
        new ProbedVariant("tires-and-is-wrong", new Tires(isAlwaysWrongOnRecords: true)),
        new ProbedVariant("dies-in-company", new DiesInCompany()),
        new ProbedVariant("poisoned", new Poisoned()),
        new ProbedVariant("never-the-same", new NeverTheSame()),
        new ProbedVariant("dies-reading", new DiesReading()),
        new ProbedVariant("dies-writing", new DiesWriting()),
        new ProbedVariant("dies-of-memory", new DiesOfMemory()),
        new ProbedVariant("differs-alone", new DiffersAlone()),
        new ProbedVariant("hangs", new Hangs()),
        new ProbedVariant("forks", new Forks()),
        new ProbedVariant("fills-the-disk", new FillsTheDisk()),
        new ProbedVariant("stays", new Stays()),
        new ProbedVariant("reads-nothing", new ReadsNothing()),
        new OptionalVariant("has-options"),
        new PlacesVariant("told-of-the-writer", isToldOfTheWriter: true),
        new PlacesVariant("not-told-of-the-writer", isToldOfTheWriter: false),
    ];

    private static bool IsGuidOrText(Type key) => key == typeof(Guid) || key == typeof(string);
}

/// <summary>A fake without type parameters: what misbehaves is easier to read so.</summary>
internal sealed class ProbedVariant(string name, Fake fake, Func<Type, bool>? takesKeys = null, Func<DamagedException, object?>? whenRefused = null) : FakeVariant(name)
{
    // By the type, because the harness asks again as if a model had fewer needs.
    protected override Binding BindAny<T>(Binder<T> binder) => typeof(T).GetProperties().Any(property => IsFlooded(property.PropertyType))
        ? binder.Unsupported("the runtime's own dictionary can be flooded, which would hide what this fake shows")
        : binder.To(new ProbedAdapter<T>(fake, whenRefused));

    private bool IsFlooded(Type type) => type == typeof(System.Dynamic.ExpandoObject)
        || (type.IsGenericType && type.GetGenericTypeDefinition() == typeof(ILookup<,>))
        || (typeof(System.Collections.IDictionary).IsAssignableFrom(type) && (type.GetGenericArguments()[^1] == typeof(object) || takesKeys?.Invoke(type.GetGenericArguments()[0]) != true));
}

internal readonly struct ProbedAdapter<T>(Fake fake, Func<DamagedException, object?>? whenRefused) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => fake.WriteTo(destination, value!, typeof(T));

    public T Deserialize(ReadOnlyMemory<byte> payload)
    {
        try
        {
            return (T)fake.Read(payload.ToArray(), typeof(T))!;
        }
        catch (DamagedException refusal) when (whenRefused is not null)
        {
            return (T)whenRefused(refusal)!;
        }
    }
}

/// <summary>Mistakes of an adapter. The library is not to blame for them.</summary>
internal static class Blunder
{
    private static readonly int[] s_empty = [];

    /// <summary>Takes the library's documented refusal, and throws what no documentation makes right. It needs a frame of its own.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static object? AfterRefusal(DamagedException refusal) => s_empty[1];

    /// <summary>Throws from the runtime's code, which the adapter calls wrongly.</summary>
    public static void Happens(byte[] payload) => BitConverter.ToInt64(payload, payload.Length);
}

/// <summary>What an adapter rightly does where its library refuses by a code or a flag: it throws the one exception that says so.</summary>
internal static class Refusal
{
    public static object? InOtherWords(DamagedException refusal) => throw new InvalidDataException("The library refused the payload.", refusal);
}

/// <summary>Waits for a task of the library, which failed without a frame of its own.</summary>
internal static class Waiting
{
    public static object? ForAnswer(DamagedException refusal) => FailedTask.Make().GetAwaiter().GetResult();
}

/// <summary>A conversion into which the compiler inlines the library's method that throws. The conversion itself needs a frame of its own.</summary>
internal static class Conversion
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static object? OfNothing(DamagedException refusal) => InlinedReader.ByteBehind([]);
}
