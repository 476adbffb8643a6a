using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The runtime gives texts other hash codes in each process, and a writer may follow their order.</summary>
public sealed class SameBytesOfEntries() : SameBytesCapability<Catalogue>("C43.dictionary", "two processes write the same bytes of a dictionary")
{
    private const int Count = 12;

    protected override Catalogue Make() => new()
    {
        Title = "Porridge",
        Pages = Enumerable.Range(1, Count).ToDictionary(number => "chapter " + number.ToString(CultureInfo.InvariantCulture)),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class CatalogueModel() : CapabilityModel<Catalogue>(Needs.Dictionary);
