using Goldilocks.Prober;
using Goldilocks.Probes.FSharp;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasBill
{
    [Member(First + 0), NamedMember]
    public Bill? Value { get; set; }
}

/// <summary>The class of an anonymous record is generic, and has a name that no source can have: a generator may make a file of that name.</summary>
public sealed class FSharpAnonymousRecords() : UnmarkedRootsCapability<HasBill>("C62.record-anonymous", "a record of F# with an anonymous record in it", "fsharp")
{
    /// <inheritdoc/>
    protected override IReadOnlyList<OneRoot> Roots => [Of("in a member", new HasBill { Value = Samples.bill }, read => Likeness.OfEqual(Samples.bill, read.Value))];
}
