using Goldilocks.Values;

namespace Goldilocks.Prober;

/// <summary>What a model is said to need when an adapter is asked to bind it.</summary>
/// <remarks>
/// An adapter refuses a workload by its needs, because a row that is measured must be right. A probe tries what an application would find out by itself, so a refusal is not the
/// end: the model is offered again as one that needs something else, and then as one that needs nothing. A class without attributes stays one: an adapter may give it an empty contract, and
/// what is lost then is no answer of the library.
/// </remarks>
internal static class Demands
{
    /// <summary>What to say, one after the other, until the adapter takes the model. What the model really needs comes first.</summary>
    public static IReadOnlyList<Needs> InOrder(Needs needs) =>
    [
        .. new[] { needs, needs | Needs.SharedReferences, needs | Needs.EmbeddedType, needs & ~Needs.SharedReferences, Needs.None, Needs.SharedReferences, Needs.EmbeddedType }.Select(said => said | (needs & Needs.NoAttributes)).Distinct(),
    ];
}

/// <summary>A model that is said to need something else than it does, or to be read from payloads of another version.</summary>
internal sealed class OfferedModel<T>(Workload<T> model, Needs needs, Type writer) : Workload<T>
{
    public override string Name => model.Name;

    public override string Description => model.Description;

    public override string SizeUnit => model.SizeUnit;

    public override IReadOnlyList<int> Sizes => model.Sizes;

    public override int DefaultSize => model.DefaultSize;

    public override Needs Needs => needs;

    public override Type Writer => writer;

    public override T Create(WorkloadSize size, SeededRandom random) => model.Create(size, random);

    public override T AllocateCopy(T value) => model.AllocateCopy(value);

    public override string? FindDifference(T expected, T actual) => model.FindDifference(expected, actual);
}
