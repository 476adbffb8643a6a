using Goldilocks.Prober.Probes;

namespace Goldilocks.Workloads;

/// <summary>A string alone: a length and nothing after it.</summary>
public sealed class TextModel() : ProbeModel<string>("probe-text")
{
    public override bool IsAttacked => true;

    protected override string Make() => "Who has been eating my porridge?";
}

/// <summary>An array alone: a count and its elements.</summary>
public sealed class NumbersModel() : ProbeModel<int[]>("probe-numbers")
{
    public override bool IsAttacked => true;

    protected override int[] Make() => [1, 20, 300, 4000, 50000];
}
