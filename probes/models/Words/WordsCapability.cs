using System.Globalization;
using Goldilocks.Prober;
using Goldilocks.Prober.Capabilities;

namespace Goldilocks.Probes.Models;

/// <summary>The runtime gives texts other hash codes in each process, and a writer may follow their order.</summary>
public sealed class SameBytesOfWords() : ModelCapability("C43.set", "two processes write the same bytes of a set", "use", typeof(Vocabulary))
{
    private const int Count = 12;

    protected override Judgement Try(ISubject subject) => Repeatable.Judge(() => subject.Write(Make()));

    private static Vocabulary Make() => new()
    {
        Title = "Porridge",
        Words = [.. Enumerable.Range(1, Count).Select(number => "word " + number.ToString(CultureInfo.InvariantCulture))],
    };
}
