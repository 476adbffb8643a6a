namespace Goldilocks.Prober.Attacks;

/// <summary>
/// H11 in a format: an object that names a class which nothing registered, put into the library's own payload where any object may stand, and at the root. Libraries read such names from different places,
/// and some read names that they never write. H12: the same with a class of an assembly that is there and not loaded, and with the name of a very deep generic class.
/// </summary>
/// <param name="folder">The name of the format's folder.</param>
internal abstract class TypeNameSection(string folder) : Section
{
    private const string Lookup = "H12";
    private const string DeepWords = "a List of Lists, with a name of 100 KB";

    /// <inheritdoc/>
    public sealed override string Name => $"{folder}-types";

    /// <inheritdoc/>
    public sealed override string? WhyNot(ISubject subject) => Open(subject, 0).Count > 0 ? null : $"it writes no {folder.ToUpperInvariant()} in which a member may hold anything";

    /// <inheritdoc/>
    public sealed override IInputs Open(ISubject subject, ulong seed)
    {
        AsleepAssembly.Watch();
        return new ListedInputs(
        [
            .. from root in subject.Open(model => model is ICanaryModel)
            where root.CanReadOwn
            let golden = Refusable.OrNull(() => root.GoldenPayload.ToArray())
            where golden is not null
            from tried in Named((ICanaryModel)root.Workload)
            from attack in Attacks(golden, tried.Canary)
            select ProbeInput.Reading(tried.Probe, root.Model, () => attack.Words.Replace(tried.Canary.Name, tried.Words, StringComparison.Ordinal), attack.Make, Expectation.MayBeAnything) with
            {
                // A library may look through all assemblies at the first payload that it meets, whatever that names. One that wrote this payload and refuses it is asked all the same.
                Prepare = () => Refusable.OrNull(() => root.ReadOwn(golden)),
            },
        ]);
    }

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

    /// <summary>By the settings for derived classes only the class is named: assemblies and deep names are looked up as they are by the usual ones.</summary>
    private static (string Probe, NamedCanary Canary, string Words)[] Named(ICanaryModel model) => CanaryOf(model) is var canary && model.IsSetForPolymorphism
        ? [(model.Probe, canary, canary.Name)]
        : [(model.Probe, canary, canary.Name), (Lookup, Asleep(canary), AsleepAssembly.ClassName), (Lookup, Deep(canary), DeepWords)];

    private static NamedCanary Asleep(NamedCanary canary) => canary with
    {
        Name = AsleepAssembly.ClassName,
        Assembly = AsleepAssembly.Name,
        FullAssembly = AsleepAssembly.Name + canary.FullAssembly[canary.Assembly.Length..],
    };

    private static NamedCanary Deep(NamedCanary canary)
    {
        const int Levels = 1_640;
        var (type, assembly) = (typeof(List<>), typeof(List<>).Assembly.GetName());
        var inside = $"{typeof(int).FullName}, {assembly.Name}";
        var name = string.Concat(Enumerable.Repeat($"{type.FullName}[[", Levels)) + inside + string.Concat(Enumerable.Repeat($"]], {assembly.Name}", Levels - 1)) + "]]";
        return canary with { Name = name[(type.Namespace!.Length + 1)..], Space = type.Namespace, Assembly = assembly.Name!, FullAssembly = assembly.FullName };
    }
}
