using Microsoft.CodeAnalysis.CSharp;

namespace Goldilocks.Models.Reading;

/// <summary>Refuses a text that is nested so deeply that the compiler would take minutes for it and end with an overflow of its stack.</summary>
internal static class Nesting
{
    /// <summary>Code that a person or a generator wrote has less than a tenth of it.</summary>
    private const int Deepest = 500;

    /// <exception cref="ModelException">The text is one of those.</exception>
    public static void Require(string name, string text)
    {
        // Brackets in texts and comments count too, so that most files need no second look.
        if (text.AsSpan().Count('(') + text.AsSpan().Count('[') + text.AsSpan().Count('{') < Deepest)
        {
            return;
        }

        var depth = 0;
        foreach (var token in SyntaxFactory.ParseTokens(text))
        {
            depth += token.Kind() switch
            {
                SyntaxKind.OpenParenToken or SyntaxKind.OpenBracketToken or SyntaxKind.OpenBraceToken => 1,
                SyntaxKind.CloseParenToken or SyntaxKind.CloseBracketToken or SyntaxKind.CloseBraceToken => -1,
                _ => 0,
            };
            if (depth > Deepest)
            {
                throw new ModelException(FormattableString.Invariant($"{name}:{1 + text.AsSpan(0, token.SpanStart).Count('\n')}: {Deepest} brackets are open here, which no compiler takes. Give a copy without it to --model."));
            }
        }
    }
}
