namespace Goldilocks.Prober;

/// <summary>What this host's binder returns: a bound root, or the reason why there is none.</summary>
/// <param name="root">The root; null when the variant does not take the model.</param>
/// <param name="reason">Why it does not; null when it does.</param>
internal sealed class SubjectBinding(BoundRoot? root, string? reason) : Binding
{
    public BoundRoot? Root { get; } = root;

    public string? Reason { get; } = reason;
}
