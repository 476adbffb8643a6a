using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The constructor takes one member, and those in the body have init: a reader must set them while it makes the object.</summary>
public sealed class InitialInRecords() : ValuesCapability<Errand>("C25.initial-record", "a record with members in its body that begin with a list, true and a text, and are written with others, empty and null", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, Errand Root)> Make() =>
    [
        ("others", new(11) { Stops = ["mill", "well"], IsOpen = false, Text = "here" }),
        ("empty", new(11) { Stops = [], Text = "" }),
        ("null", new(11) { Stops = null, Text = null }),
    ];

    protected override Likeness Compare(Errand expected, Errand actual) =>
        actual.Number != expected.Number || actual.IsOpen != expected.IsOpen ? Likeness.Lost($"{expected.Number} and {expected.IsOpen} come back as {actual.Number} and {actual.IsOpen}")
        : InitialLikeness.Compare(expected.Stops, actual.Stops, ["home"]) is var stops && (stops.Degree == Degree.Lost || actual.Text == expected.Text) ? stops
        : Likeness.OfTextOrEmpty(expected.Text, actual.Text);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class ErrandModel() : CapabilityModel<Errand>(Needs.ReadOnlyMembers);
