using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>C25.initial-tree asks it of one kind of piece. A reader that reads into what is there must not want the same kind.</summary>
public sealed class InitialPieces() : ValuesCapability<HasInitialPiece>("C25.initial-piece", "a member of the library's own class for all pieces of its format, such as JToken, begins with a text, and is written with a piece that has a member, a text and a number", "values")
{
#if TAKES_PIECES
    protected override IEnumerable<(string Name, HasInitialPiece Root)> Make() =>
    [
        ("a piece with a member", new() { Value = new OwnTree { ["given"] = "1" } }),
        ("a text", new() { Value = "given" }),
        ("a number", new() { Value = 22 }),
    ];

    protected override Likeness Compare(HasInitialPiece expected, HasInitialPiece actual) => Likeness.OfEqual(expected.Value!.ToString(), actual.Value?.ToString());
#else
    protected override Judgement Try(ISubject subject) => Judgement.NotApplicable("the adapter names no class of the library for all pieces of its format");

    protected override IEnumerable<(string Name, HasInitialPiece Root)> Make() => [];

    protected override Likeness Compare(HasInitialPiece expected, HasInitialPiece actual) => Likeness.Exact;
#endif
}

/// <summary>The other way round.</summary>
public sealed class InitialBranches() : ValuesCapability<HasInitialBranch>("C25.initial-piece-tree", "a member of the library's own class for all pieces of its format, such as JToken, begins with a piece that has a member, and is written with another one, a text and a number", "values")
{
#if TAKES_PIECES
    protected override IEnumerable<(string Name, HasInitialBranch Root)> Make() =>
    [
        ("a piece with a member", new() { Value = new OwnTree { ["given"] = "1" } }),
        ("a text", new() { Value = "given" }),
        ("a number", new() { Value = 22 }),
    ];

    protected override Likeness Compare(HasInitialBranch expected, HasInitialBranch actual) => Likeness.OfEqual(expected.Value!.ToString(), actual.Value?.ToString());
#else
    protected override Judgement Try(ISubject subject) => Judgement.NotApplicable("the adapter names no class of the library for all pieces of its format");

    protected override IEnumerable<(string Name, HasInitialBranch Root)> Make() => [];

    protected override Likeness Compare(HasInitialBranch expected, HasInitialBranch actual) => Likeness.Exact;
#endif
}
