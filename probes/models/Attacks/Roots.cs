using Goldilocks.Prober;

namespace Goldilocks.Workloads;

/// <summary>A string alone: a length and nothing after it.</summary>
public sealed class TextModel() : ProbeModel<string>("probe-text"), IGrowingModel
{
    public override bool IsAttacked => true;

    object IGrowingModel.OfLength(int length) => new string('x', length);

    protected override string Make() => "Who has been eating my porridge?";
}

/// <summary>An array alone: a count and its elements.</summary>
public sealed class NumbersModel() : ProbeModel<int[]>("probe-numbers"), IGrowingModel
{
    public override bool IsAttacked => true;

    object IGrowingModel.OfLength(int length) => Enumerable.Range(1, length).ToArray();

    protected override int[] Make() => [1, 20, 300, 4000, 50000];
}
