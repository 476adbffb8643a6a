using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The runtime gives texts other hash codes in each process, and a writer may follow their order.</summary>
public sealed class SameBytesOfWords() : SameBytesCapability<Vocabulary>("C43.set", "two processes write the same bytes of a set")
{
    private const int Count = 12;

    protected override Vocabulary Make() => new()
    {
        Title = "Porridge",
        Words = [.. Enumerable.Range(1, Count).Select(number => "word " + number.ToString(CultureInfo.InvariantCulture))],
    };
}
