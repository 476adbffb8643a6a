using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A class that has a form as text.</summary>
public sealed class CultureKeysByInterface() : KeysByInterfaceCapability<HasCultureMaps, CultureInfo>("C37.interface-culture", "a member declared as IDictionary and one declared as IReadOnlyDictionary, by CultureInfo")
{
    protected override Dictionary<CultureInfo, int> Entries() => new() { [CultureInfo.GetCultureInfo("de-CH")] = 1, [CultureInfo.InvariantCulture] = 2 };

    protected override HasCultureMaps Root(IDictionary<CultureInfo, int>? any, IReadOnlyDictionary<CultureInfo, int>? readOnly) => new() { Value = any, ReadOnly = readOnly };

    protected override (IDictionary<CultureInfo, int>? Any, IReadOnlyDictionary<CultureInfo, int>? ReadOnly) Members(HasCultureMaps root) => (root.Value, root.ReadOnly);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasCultureMapsModel() : CapabilityModel<HasCultureMaps>(Needs.Dictionary);
