using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

#if !TAKES_PIECES
/// <summary>The adapter names no class for pieces, so that there is nothing to read into.</summary>
public abstract class CutRootCapability(string id, string question) : ModelCapability(id, question, "values", typeof(V1.Portmanteau))
{
    /// <inheritdoc/>
    protected sealed override Judgement Try(ISubject subject) => Judgement.NotApplicable("the adapter names no class of the library for all pieces of its format");
}
#endif

/// <summary>Pieces are what a program reads before it looks at them, so that a payload that broke off must not become some.</summary>
public sealed class CutPieces() :
#if TAKES_PIECES
    CutRootCapability<V1.Portmanteau, OwnPiece>
#else
    CutRootCapability
#endif
    ("C52.cut-own", "each beginning of the payload of an object, read into the library's own class for all pieces of its format: is it refused?")
{
#if TAKES_PIECES
    protected override V1.Portmanteau Value => new() { Numbers = [3, 1, 2], Objects = [], One = Kayaks.Three()[0] };

    protected override string Show(OwnPiece value) => string.Concat((value.ToString() ?? "null").Where(letter => !char.IsWhiteSpace(letter)));
#endif
}
