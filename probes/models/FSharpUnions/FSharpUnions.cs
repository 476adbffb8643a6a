using Goldilocks.Prober;
using Goldilocks.Probes.FSharp;
using Microsoft.FSharp.Collections;
using Microsoft.FSharp.Core;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class FSharpUnionPlace<T>
{
    [Member(First + 0), NamedMember]
    public T? Value { get; set; }
}

/// <summary>Unions that an F# program declares, without attributes of the library.</summary>
/// <param name="id">Such as <c>C62.union</c>.</param>
/// <param name="question">What is asked, in words.</param>
public abstract class FSharpUnionCapability(string id, string question) : UnmarkedRootsCapability<FSharpUnionPlace<int>>(id, question, "fsharp")
{
    /// <summary>A value in a member.</summary>
    protected static OneRoot In<T>(string name, T? value) => Of(name, new FSharpUnionPlace<T> { Value = value }, read => Likeness.OfEqual(value, read.Value));

    /// <summary>The value alone.</summary>
    protected static OneRoot Alone<T>(string name, T value) where T : class => Of(name, value, read => Likeness.OfEqual(value, read));
}

/// <summary>An enumeration to an F# programmer, and classes to a library.</summary>
public sealed class FSharpPlainUnions() : FSharpUnionCapability("C62.union-plain", "a union of F# whose cases carry no values")
{
    /// <inheritdoc/>
    protected override IReadOnlyList<OneRoot> Roots => [In("the first", Priority.Normal), In("the second", Priority.Urgent), In("the third", Priority.Overnight)];
}

/// <summary>Each case with values is a class of its own.</summary>
public sealed class FSharpCarryingUnions() : FSharpUnionCapability("C62.union", "a union of F# whose cases carry no, one and two values")
{
    /// <inheritdoc/>
    protected override IReadOnlyList<OneRoot> Roots => [In("no value", Payment.Free), In("one value", Payment.NewCash(11)), In("two values", Payment.NewTransfer("here", 22))];
}

/// <summary>Nothing is around it.</summary>
public sealed class FSharpWholeUnions() : FSharpUnionCapability("C62.union-whole", "the whole value is a union of F#")
{
    /// <inheritdoc/>
    protected override IReadOnlyList<OneRoot> Roots =>
        [Alone("no value", Payment.Free), Alone("two values", Payment.NewTransfer("here", 22))];
}

/// <summary>A type of its own for a number.</summary>
public sealed class FSharpSingleUnions() : FSharpUnionCapability("C62.union-single", "a union of F# with one case, which gives a number a type of its own")
{
    /// <inheritdoc/>
    protected override IReadOnlyList<OneRoot> Roots => [In("a number", SackId.NewSackId(11))];
}

/// <summary>All cases are in one structure.</summary>
public sealed class FSharpSmallUnions() : FSharpUnionCapability("C62.union-struct", "a union of F# that is a structure")
{
    /// <inheritdoc/>
    protected override IReadOnlyList<OneRoot> Roots => [In("no value", Distance.Near), In("one value", Distance.NewFar(11))];
}

/// <summary>Three levels.</summary>
public sealed class FSharpNestedUnions() : FSharpUnionCapability("C62.union-nested", "a union of F# with a list of unions of its own kind")
{
    /// <inheritdoc/>
    protected override IReadOnlyList<OneRoot> Roots => [In("three levels", Packing.NewBoxed(ListModule.OfSeq([Packing.NewBare("outer"), Packing.NewBoxed(ListModule.OfSeq([Packing.NewBare("inner")]))])))];
}

/// <summary>As F# programs model what they do.</summary>
public sealed class FSharpUnionsInRecords() : FSharpUnionCapability("C62.record-unions", "a record of F# with unions, and an option of one")
{
    /// <inheritdoc/>
    protected override IReadOnlyList<OneRoot> Roots =>
        [In("with an option", new Delivery(SackId.NewSackId(11), Priority.Urgent, Payment.NewCash(22), Distance.NewFar(33), FSharpOption<Payment>.Some(Payment.Free))), In("without", new Delivery(SackId.NewSackId(11), Priority.Normal, Payment.Free, Distance.Near, FSharpOption<Payment>.None))];
}
