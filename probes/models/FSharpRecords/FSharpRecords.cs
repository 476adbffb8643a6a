using Goldilocks.Prober;
using Goldilocks.Probes.FSharp;
using Microsoft.FSharp.Collections;
using Microsoft.FSharp.Core;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class FSharpRecordPlace<T>
{
    [Member(First + 0), NamedMember]
    public T? Value { get; set; }
}

/// <summary>Records that an F# program declares, without attributes of the library.</summary>
/// <param name="id">Such as <c>C62.record</c>.</param>
/// <param name="question">What is asked, in words.</param>
public abstract class FSharpRecordCapability(string id, string question) : UnmarkedRootsCapability<FSharpRecordPlace<int>>(id, question, "fsharp")
{
    /// <summary>A value in a member.</summary>
    protected static OneRoot In<T>(string name, T? value) => Of(name, new FSharpRecordPlace<T> { Value = value }, read => Likeness.OfEqual(value, read.Value));

    /// <summary>The value alone.</summary>
    protected static OneRoot Alone<T>(string name, T value) where T : class => Of(name, value, read => Likeness.OfEqual(value, read));
}

/// <summary>Only its constructor sets it.</summary>
public sealed class FSharpPlainRecords() : FSharpRecordCapability("C62.record", "a record of F#, in a member and as the whole value")
{
    /// <inheritdoc/>
    protected override IReadOnlyList<OneRoot> Roots => [In("in a member", new Sack(11, "here")), Alone("alone", new Sack(11, "here"))];
}

/// <summary>CLIMutable gives it setters, and a constructor that takes nothing.</summary>
public sealed class FSharpOpenRecords() : FSharpRecordCapability("C62.record-mutable", "a record of F# with CLIMutable, in a member and as the whole value")
{
    /// <inheritdoc/>
    protected override IReadOnlyList<OneRoot> Roots => [In("in a member", new OpenSack(11, "here")), Alone("alone", new OpenSack(11, "here"))];
}

/// <summary>The attributes of the runtime are those that most libraries know.</summary>
public sealed class FSharpMarkedRecords() : FSharpRecordCapability("C62.record-data-contract", "a record of F# with CLIMutable and the runtime's DataContract and DataMember, in a member and as the whole value")
{
    /// <inheritdoc/>
    protected override IReadOnlyList<OneRoot> Roots => [In("in a member", new MarkedSack(11, "here")), Alone("alone", new MarkedSack(11, "here"))];
}

/// <summary>A structure.</summary>
public sealed class FSharpSmallRecords() : FSharpRecordCapability("C62.record-struct", "a record of F# that is a structure")
{
    /// <inheritdoc/>
    protected override IReadOnlyList<OneRoot> Roots => [In("a structure", new SmallSack(11, "here"))];
}

/// <summary>With one of a number, and one of a record.</summary>
public sealed class FSharpGenericRecords() : FSharpRecordCapability("C62.record-generic", "a generic record of F#, of a text and of a record")
{
    /// <inheritdoc/>
    protected override IReadOnlyList<OneRoot> Roots => [In("of a text", new Pallet<string>(11, "here")), In("of a record", new Pallet<Sack>(11, new(22, "there")))];
}

/// <summary>Two equal options may be one object, which is not what a library that keeps references has to say.</summary>
public sealed class FSharpOptionalRecords() : FSharpRecordCapability("C62.record-options", "a record of F# with options: with values, without, and equal ones behind a map")
{
    private static readonly string s_shared = "here";
    private static readonly FSharpOption<string> s_sharedOption = FSharpOption<string>.Some(s_shared);

    /// <inheritdoc/>
    protected override IReadOnlyList<OneRoot> Roots =>
    [
        In("with values", new Sticker(FSharpOption<int>.Some(11), FSharpOption<string>.Some("here"), FSharpOption<Sack>.Some(new(22, "there")))),
        In("without", new Sticker(FSharpOption<int>.None, FSharpOption<string>.None, FSharpOption<Sack>.None)),
        In("equal ones behind a map", new Locker(MapModule.OfSeq([Tuple.Create("one", s_shared), Tuple.Create("two", s_shared)]), FSharpOption<string>.Some(s_shared), FSharpOption<string>.Some(s_shared))),
        In("one option twice behind a map", new Locker(MapModule.OfSeq([Tuple.Create("one", s_shared), Tuple.Create("two", s_shared)]), s_sharedOption, s_sharedOption)),
    ];
}

/// <summary>Full and empty.</summary>
public sealed class FSharpFilledRecords() : FSharpRecordCapability("C62.record-collections", "a record of F# with a list, a map, a set and a list of records, full and empty")
{
    /// <inheritdoc/>
    protected override IReadOnlyList<OneRoot> Roots =>
    [
        In("full", new Storehouse(ListModule.OfSeq([3, 1, 2]), MapModule.OfSeq([Tuple.Create("one", 11)]), SetModule.OfSeq([5, 4]), ListModule.OfSeq([new Sack(11, "here"), new Sack(22, "there")]))),
        In("empty", new Storehouse(FSharpList<int>.Empty, MapModule.Empty<string, int>(), SetModule.Empty<int>(), FSharpList<Sack>.Empty)),
    ];
}

/// <summary>Three levels.</summary>
public sealed class FSharpNestedRecords() : FSharpRecordCapability("C62.record-nested", "a record of F# with a list of records of its own kind")
{
    /// <inheritdoc/>
    protected override IReadOnlyList<OneRoot> Roots => [In("three levels", Stop("whole", Stop("left", Stop("inner")), Stop("right")))];

    private static Round Stop(string name, params Round[] stops) => new(name, ListModule.OfSeq(stops));
}

/// <summary>It is written or left out; the others come back.</summary>
public sealed class FSharpComputingRecords() : FSharpRecordCapability("C62.record-computed", "a record of F# with a member that is computed")
{
    /// <inheritdoc/>
    protected override IReadOnlyList<OneRoot> Roots => [In("in a member", new Invoice(11, 22))];
}
