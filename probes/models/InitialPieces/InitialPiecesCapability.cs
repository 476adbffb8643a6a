using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>C25.initial-tree asks it of one kind of piece. A reader that reads into what is there must not want the same kind.</summary>
public sealed class InitialPieces() : PiecesCapability<HasInitialPiece>("C25.initial-piece", "a member of the library's own class for all pieces of its format, such as JToken, begins with a text, and is written with a piece that has a member, a text and a number")
{
#if TAKES_PIECES
    protected override HasInitialPiece Of(OwnPiece piece) => new() { Value = piece };

    protected override OwnPiece? PieceOf(HasInitialPiece root) => root.Value;
#endif
}

/// <summary>The other way round.</summary>
public sealed class InitialBranches() : PiecesCapability<HasInitialBranch>("C25.initial-piece-tree", "a member of the library's own class for all pieces of its format, such as JToken, begins with a piece that has a member, and is written with another one, a text and a number")
{
#if TAKES_PIECES
    protected override HasInitialBranch Of(OwnPiece piece) => new() { Value = piece };

    protected override OwnPiece? PieceOf(HasInitialBranch root) => root.Value;
#endif
}

/// <summary>Pieces of three kinds in a member that begins with one.</summary>
public abstract class PiecesCapability<TRoot>(string id, string question) : ValuesCapability<TRoot>(id, question, "values") where TRoot : class
{
#if TAKES_PIECES
    protected abstract TRoot Of(OwnPiece piece);

    protected abstract OwnPiece? PieceOf(TRoot root);

    protected sealed override IEnumerable<(string Name, TRoot Root)> Make() => [("a piece with a member", Of(new OwnTree { ["given"] = "1" })), ("a text", Of("given")), ("a number", Of(22))];

    protected sealed override Likeness Compare(TRoot expected, TRoot actual) => Likeness.OfEqual(PieceOf(expected)!.ToString(), PieceOf(actual)?.ToString());
#else
    protected sealed override Judgement Try(ISubject subject) => Judgement.NotApplicable("the adapter names no class of the library for all pieces of its format");

    protected sealed override IEnumerable<(string Name, TRoot Root)> Make() => [];

    protected sealed override Likeness Compare(TRoot expected, TRoot actual) => Likeness.Exact;
#endif
}
