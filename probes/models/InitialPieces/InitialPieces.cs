namespace Goldilocks.Probes.Models;

/// <summary>Where the library has a class of all pieces of its format, such as JToken, the member begins with a text.</summary>
[Contract]
public sealed partial class HasInitialPiece
{
#if TAKES_PIECES
    [Member(First + 0), NamedMember]
    public OwnPiece? Value { get; set; } = "initial";
#endif
}

/// <summary>The same that begins with a piece that has a member.</summary>
[Contract]
public sealed partial class HasInitialBranch
{
#if TAKES_PIECES
    [Member(First + 0), NamedMember]
    public OwnPiece? Value { get; set; } = new OwnTree { ["initial"] = "7" };
#endif
}
