using Goldilocks.Prober.Probes;

namespace Goldilocks.Prober.Formats;

/// <summary>
/// H11 in a format: an object that names a class which nothing registered, put into the library's own payload where any object may stand, and at the root. Libraries read such names from different places,
/// and some read names that they never write.
/// </summary>
/// <param name="folder">The name of the format's folder.</param>
internal abstract class TypeNameSection(string folder) : Section
{
    private const string Probe = "H11";

    /// <inheritdoc/>
    public sealed override string Name => $"{folder}-types";

    /// <inheritdoc/>
    public sealed override bool IsLight => true;

    /// <inheritdoc/>
    public sealed override string? WhyNot(ISubject subject) => Open(subject, 0).Count > 0 ? null : $"it writes no {folder.ToUpperInvariant()} in which a member may hold anything";

    /// <inheritdoc/>
    public sealed override IInputs Open(ISubject subject, ulong seed) => new ListedInputs(
    [
        .. from root in subject.Open(model => model is ICanaryModel)
        where root.CanReadOwn
        let golden = GoldenOrNull(root)
        where golden is not null
        from attack in Attacks(golden, CanaryOf((ICanaryModel)root.Workload))
        select ProbeInput.Reading(Probe, root.Model, () => attack.Words, attack.Make, Expectation.MayBeAnything),
    ]);

    /// <summary>The attacks on a payload; none where it is not of this format.</summary>
    /// <param name="golden">What the library wrote for an object whose member may hold anything, and holds a text.</param>
    /// <param name="canary">The class to name.</param>
    protected abstract IEnumerable<(string Words, Func<byte[]> Make)> Attacks(byte[] golden, NamedCanary canary);

    private static NamedCanary CanaryOf(ICanaryModel model)
    {
        var (_, value, _, name) = model.Canaries[0];
        var (space, assembly) = (value.GetType().Namespace!, value.GetType().Assembly.GetName());
        return new NamedCanary(name, space, assembly.Name!, assembly.FullName, model.GoldenText);
    }

    /// <summary>Null where the library does not write it.</summary>
    private static byte[]? GoldenOrNull(IRoot root)
    {
        try
        {
            return root.GoldenPayload.ToArray();
        }
        catch (Exception)
        {
            return null;
        }
    }
}
