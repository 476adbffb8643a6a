using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A format has one form for both, unless it names the class.</summary>
public sealed class ListToArray() : VersionCapability<V1.Rack, V2.Rack>("C05.array", "a list became an array")
{
    protected override bool IsOfConversion => true;

    protected override V1.Rack Make() => new() { Items = [3, 1, 2], Behind = 22 };

    protected override Judgement Judge(V2.Rack read) => read switch
    {
        { Items: [3, 1, 2], Behind: 22 } => Judgement.Pass(),
        _ => Judgement.Fail($"3, 1, 2 and 22 come back as {(read.Items is { } items ? string.Join(", ", items) : "null")} and {read.Behind}"),
    };
}

/// <summary>A number that got a name.</summary>
public sealed class NumberToEnum() : VersionCapability<V1.Badge, V2.Badge>("C05.enum", "an int became an enumeration")
{
    protected override bool IsOfConversion => true;

    protected override V1.Badge Make() => new() { Level = 11, Behind = 22 };

    protected override Judgement Judge(V2.Badge read) => read switch
    {
        { Level: V2.Grade.High, Behind: 22 } => Judgement.Pass(),
        _ => Judgement.Fail($"11 and 22 come back as {read.Level} and {read.Behind}"),
    };
}

/// <summary>Amounts got places behind the point.</summary>
public sealed class NumberToDecimal() : VersionCapability<V1.Cost, V2.Cost>("C05.decimal", "an int became a decimal")
{
    protected override bool IsOfConversion => true;

    protected override V1.Cost Make() => new() { Amount = 11, Behind = 22 };

    protected override Judgement Judge(V2.Cost read) => read switch
    {
        { Amount: 11, Behind: 22 } => Judgement.Pass(),
        _ => Judgement.Fail(string.Create(System.Globalization.CultureInfo.InvariantCulture, $"11 and 22 come back as {read.Amount} and {read.Behind}")),
    };
}

/// <summary>A format has one form for both, unless it says where null may be.</summary>
public sealed class ClassToStructure() : VersionCapability<V1.Plot, V2.Plot>("C05.structure", "a class became a structure")
{
    protected override bool IsOfConversion => true;

    protected override V1.Plot Make() => new() { Place = new() { Row = 11, Column = 22 }, Behind = 33 };

    protected override Judgement Judge(V2.Plot read) => read switch
    {
        { Place: { Row: 11, Column: 22 }, Behind: 33 } => Judgement.Pass(),
        _ => Judgement.Fail($"11, 22 and 33 come back as {read.Place.Row}, {read.Place.Column} and {read.Behind}"),
    };
}
