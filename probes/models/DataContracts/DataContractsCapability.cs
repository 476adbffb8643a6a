using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library may go by these attributes, or by the public members as in a class without attributes. A library that goes by them and wants more than they say, such as a number for each member, must say so.</summary>
public sealed class DataContracts() : UnmarkedRootsCapability<MarkedDeed>("C20.data-contract", "classes with DataContract and DataMember and no attribute of the library: without Order, with Order from 0 and from 1, with names, and with a base class", "members")
{
    protected override IReadOnlyList<OneRoot> Roots =>
    [
        Of("without Order", new UnorderedDeed { Number = 11, Text = "here" }, read => Compare(read.Number, read.Text)),
        Of("Order from 0", new DeedFromZero { Number = 11, Text = "here" }, read => Compare(read.Number, read.Text)),
        Of("Order from 1", new DeedFromOne { Number = 11, Text = "here" }, read => Compare(read.Number, read.Text)),
        Of("names without Order", new NamedDeed { Number = 11, Text = "here" }, read => Compare(read.Number, read.Text)),
        Of("names and Order from 1", new NamedDeedFromOne { Number = 11, Text = "here" }, read => Compare(read.Number, read.Text)),
        Of("IgnoreDataMember between them", new DeedWithIgnored { Number = 11, Text = "here" }, read => Compare(read.Number, read.Text)),
        Of("a base class without Order", new UnorderedDerivedDeed { Number = 11, Text = "here" }, read => Compare(read.Number, read.Text)),
        Of("a base class with Order from 1", new DerivedDeedFromTwo { Number = 11, Text = "here" }, read => Compare(read.Number, read.Text)),
    ];

    private static Likeness Compare(int number, string? text) => (number, text) is (11, "here") ? Likeness.Exact : Likeness.Lost($"11 and here come back as {number} and {text ?? "null"}");
}
