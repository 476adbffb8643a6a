using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A converter is for designers, and some libraries go by it.</summary>
public sealed class ConvertedClasses() : RoundTripCapability<HasConverted>("C20.type-converter", "a class with a TypeConverter that makes a short text of it", "members")
{
    protected override bool IsOfConversion => true;

    protected override HasConverted Make() => new() { Value = new() { Width = 11, Unit = "mm" } };

    protected override Judgement Judge(HasConverted read) => read switch
    {
        { Value: { Width: 11, Unit: "mm" } } => Judgement.Pass(),
        { Value: { Width: 11, Unit: null } } => Judgement.Partial("its converter is used, which does not know all members"),
        { Value: var dimension } => Judgement.Fail($"11 mm comes back as {(dimension is null ? "null" : $"{dimension.Width} {dimension.Unit ?? "null"}")}, silently"),
    };
}
