using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

#if TAKES_PIECES
/// <summary>Pieces are what a program reads before it looks at them, so that a payload that broke off must not become some.</summary>
public sealed class CutPieces() : CutRootCapability<V1.Portmanteau, OwnPiece>("C52.cut-own", "each beginning of the payload of an object, read into the library's own class for all pieces of its format: is it refused?")
{
    protected override V1.Portmanteau Value => new() { Numbers = [3, 1, 2], Objects = [], One = Kayaks.Three()[0] };

    protected override string Show(OwnPiece value) => string.Concat((value.ToString() ?? "null").Where(letter => !char.IsWhiteSpace(letter)));
}
#else
/// <summary>The adapter names no such class.</summary>
public sealed class CutPieces() : ModelCapability("C52.cut-own", "each beginning of the payload of an object, read into the library's own class for all pieces of its format: is it refused?", "values", typeof(V1.Portmanteau))
{
    protected override Judgement Try(ISubject subject) => Judgement.NotApplicable("the adapter names no class of the library for all pieces of its format");
}
#endif
