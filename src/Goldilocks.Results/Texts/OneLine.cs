namespace Goldilocks.Results.Texts;

/// <summary>Texts that must not break a table.</summary>
public static class OneLine
{
    /// <summary>The text with its lines joined by <c> / </c>; a line end would tear a table apart.</summary>
    public static string Of(string text) =>
        string.Join(" / ", text.Split(['\r', '\n'], StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries));
}
