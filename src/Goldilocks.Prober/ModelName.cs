namespace Goldilocks.Prober;

/// <summary>The name of a probe model: that of its workload, such as <c>probe-tree</c>.</summary>
/// <param name="Text">Lower case, words joined by hyphens.</param>
public readonly record struct ModelName(string Text)
{
    /// <inheritdoc/>
    public override string ToString() => Text;
}
