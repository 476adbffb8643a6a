using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library that asks the interface for its members gets those of this interface only.</summary>
public sealed class DerivedInterfaces() : RoundTripCapability<Workshop>("C15.hierarchy", "a member is declared as an interface that derives from another, which has members too", "polymorphism")
{
    protected override Workshop Make() => new() { Machine = new Lathe { Number = 11, Text = "here" } };

    protected override Judgement Judge(Workshop read) => read switch
    {
        { Machine: Lathe { Number: 11, Text: "here" } } => Judgement.Pass(),
        { Machine: var machine } => Judgement.Fail($"11 and here come back as {(machine is null ? "null" : $"{machine.Number} and {machine.Text ?? "null"}")}, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class WorkshopModel() : CapabilityModel<Workshop>(Needs.Polymorphism);
