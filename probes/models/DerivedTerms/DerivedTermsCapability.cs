using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Each value has a class of its own, and one is missing.</summary>
public sealed class DerivedInDictionaries() : RoundTripCapability<Worksheet>("C13.dictionary", "a dictionary of an abstract class holds derived classes and null", "polymorphism")
{
    protected override bool IsOfConversion => true;

    protected override Worksheet Make() => new() { Values = new() { ["a"] = new NumberTerm { Number = 11 }, ["b"] = null, ["c"] = new SumTerm { Left = new NumberTerm { Number = 22 } } } };

    protected override Judgement Judge(Worksheet read) => Shown(read) is var shown && shown == Shown(Make()) ? Judgement.Pass() : Judgement.Fail($"{Shown(Make())} comes back as {shown}, silently");

    private static string Shown(Worksheet sheet) => sheet.Values is null ? "null" : string.Join(", ", sheet.Values.OrderBy(entry => entry.Key, StringComparer.Ordinal).Select(entry => $"{entry.Key}: {entry.Value?.ToString() ?? "null"}"));
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class WorksheetModel() : CapabilityModel<Worksheet>(Needs.Polymorphism | Needs.Dictionary);
