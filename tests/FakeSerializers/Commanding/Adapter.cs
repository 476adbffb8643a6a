/// <summary>Puts characters into its messages that a terminal, a browser, a Markdown renderer or a spreadsheet would obey.</summary>
internal static class Adapter
{
    /// <summary>Clears the screen, sets a title, colours by C1, reverses, isolates, ends a string, breaks a table, is HTML, a link and an image.</summary>
    public const string Commands =
        "\u001b[2Jcleared \u001b]0;title\u0007 \u009b31m red \u202ereversed\u202c \u2066isolated\u2069 nul\0 | a `tick` <img src=x onerror=alert(1)> ![seen](http://127.0.0.1/seen.png) \ud800 end";

    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new CommandingVariant("terminal", Commands),
        new CommandingVariant("endless", "begin " + new string('x', 1_000_000) + " end"),
        new Formula(),
    ];
}

internal sealed class CommandingVariant(string name, string message) : FakeVariant(name)
{
    protected override Binding BindAny<T>(Binder<T> binder) => throw new InvalidOperationException(message);
}

/// <summary>A spreadsheet would compute the reason.</summary>
internal sealed class Formula() : FakeVariant("formula")
{
    protected override Binding BindAny<T>(Binder<T> binder) => binder.Unsupported("=1+1");
}
