using Goldilocks.Prober;
using Microsoft.FSharp.Collections;
using Microsoft.FSharp.Core;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class FSharpPlace<T>
{
    [Member(First + 0), NamedMember]
    public T? Value { get; set; }
}

/// <summary>Values of types that come with F#. A library that knows none of them refuses them, and that is its answer: a program cannot give them an attribute.</summary>
/// <param name="id">Such as <c>C62.option</c>.</param>
/// <param name="question">What is asked, in words.</param>
public abstract class FSharpCapability(string id, string question) : RootsCapability(id, question, "fsharp")
{
    /// <summary>A value in a member.</summary>
    protected static OneRoot In<T>(string name, T? value) => Of(name, new FSharpPlace<T> { Value = value }, read => Likeness.OfEqual(value, read.Value));

    /// <summary>The value alone.</summary>
    protected static OneRoot Alone<T>(string name, T value) where T : class => Of(name, value, read => Likeness.OfEqual(value, read));
}

/// <summary>None is null when the program runs.</summary>
public sealed class FSharpOptions() : FSharpCapability("C62.option", "options of F# in members: of a number and of a text, with a value and without one")
{
    /// <inheritdoc/>
    protected override IReadOnlyList<OneRoot> Roots =>
    [
        In("Some 11", FSharpOption<int>.Some(11)), In("Some 0", FSharpOption<int>.Some(0)), In("None", FSharpOption<int>.None),
        In("Some of a text", FSharpOption<string>.Some("here")), In("Some of an empty text", FSharpOption<string>.Some("")),
    ];
}

/// <summary>An option in an option: its None is no None of the outer one.</summary>
public sealed class FSharpNestedOptions() : FSharpCapability("C62.option-nested", "an option in an option of F#: Some None, and Some (Some 11)")
{
    /// <inheritdoc/>
    protected override IReadOnlyList<OneRoot> Roots => [In("Some None", FSharpOption<FSharpOption<int>>.Some(FSharpOption<int>.None)), In("Some (Some 11)", FSharpOption<FSharpOption<int>>.Some(FSharpOption<int>.Some(11)))];
}

/// <summary>A structure.</summary>
public sealed class FSharpValueOptions() : FSharpCapability("C62.value-option", "options of F# that are structures (ValueOption), with a value and without one")
{
    /// <inheritdoc/>
    protected override IReadOnlyList<OneRoot> Roots =>
        [In("ValueSome 11", FSharpValueOption<int>.Some(11)), In("ValueSome 0", FSharpValueOption<int>.Some(0)), In("ValueNone", FSharpValueOption<int>.None), In("ValueSome of a text", FSharpValueOption<string>.Some("here"))];
}

/// <summary>It has no setter and no method that adds.</summary>
public sealed class FSharpLists() : FSharpCapability("C62.list", "lists of F#: of numbers, of texts, and an empty one")
{
    /// <inheritdoc/>
    protected override IReadOnlyList<OneRoot> Roots => [In("numbers", ListModule.OfSeq([3, 1, 2])), In("texts", ListModule.OfSeq(["one", "two"])), In("an empty list", FSharpList<int>.Empty)];
}

/// <summary>By texts and by numbers.</summary>
public sealed class FSharpMaps() : FSharpCapability("C62.map", "maps of F#: by texts, by numbers, and an empty one")
{
    /// <inheritdoc/>
    protected override IReadOnlyList<OneRoot> Roots =>
    [
        In("by texts", MapModule.OfSeq([Tuple.Create("one", 11), Tuple.Create("two", 22)])), In("by numbers", MapModule.OfSeq([Tuple.Create(1, "one"), Tuple.Create(2, "two")])), In("an empty map", MapModule.Empty<string, int>()),
    ];
}

/// <summary>Its elements are in an order of their own.</summary>
public sealed class FSharpSets() : FSharpCapability("C62.set", "sets of F#: of numbers, of texts, and an empty one")
{
    /// <inheritdoc/>
    protected override IReadOnlyList<OneRoot> Roots => [In("numbers", SetModule.OfSeq([3, 1, 2])), In("texts", SetModule.OfSeq(["one", "two"])), In("an empty set", SetModule.Empty<int>())];
}

/// <summary>A union that is a structure and comes with F#.</summary>
public sealed class FSharpResults() : FSharpCapability("C62.result", "a Result of F#, which is right or wrong")
{
    /// <inheritdoc/>
    protected override IReadOnlyList<OneRoot> Roots => [In("Ok", FSharpResult<int, string>.NewOk(11)), In("Error", FSharpResult<int, string>.NewError("here"))];
}

/// <summary>A union that is a class and comes with F#.</summary>
public sealed class FSharpChoices() : FSharpCapability("C62.choice", "a Choice of F# between a number and a text")
{
    /// <inheritdoc/>
    protected override IReadOnlyList<OneRoot> Roots => [In("the first", FSharpChoice<int, string>.NewChoice1Of2(11)), In("the second", FSharpChoice<int, string>.NewChoice2Of2("here"))];
}

/// <summary>Nothing is around them.</summary>
public sealed class FSharpWholeValues() : FSharpCapability("C62.whole", "the whole value is an option, a list, a map or a set of F#")
{
    /// <inheritdoc/>
    protected override IReadOnlyList<OneRoot> Roots => [Alone("an option", FSharpOption<int>.Some(11)), Alone("a list", ListModule.OfSeq([3, 1, 2])), Alone("a map", MapModule.OfSeq([Tuple.Create("one", 11)])), Alone("a set", SetModule.OfSeq([3, 1, 2]))];
}
