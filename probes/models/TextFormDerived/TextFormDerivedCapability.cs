using Goldilocks.Prober;
#if TAKES_CONVERTERS
using GuineaQuestion = Goldilocks.Prober.RoundTripCapability<Goldilocks.Probes.Models.HasGuinea>;
#else
using GuineaQuestion = Goldilocks.Prober.UnaskedConverter;
#endif

namespace Goldilocks.Probes.Models;

/// <summary>A converter writes what it knows of the base class, and makes objects of that: for a member of the derived class it is the wrong one.</summary>
public sealed class ConverterOfBase() : GuineaQuestion("C55.of-base", "a member is of a derived class, and only its base class has a converter of the program, which does not know it", "values")
{
#if TAKES_CONVERTERS
    protected override HasGuinea Make() => new() { Value = new() { Worth = 3, Year = 1860 }, Behind = 33 };

    protected override Judgement Judge(HasGuinea read) => read switch
    {
        { Value: { Worth: 3, Year: 1860 }, Behind: 33 } => Judgement.Pass(),
        _ => Judgement.Fail($"a coin of 3 and 1860, and 33, come back as {(read.Value is { } penny ? $"{penny.Worth} and {penny.Year}" : "null")}, and {read.Behind}, silently"),
    };
#endif
}
