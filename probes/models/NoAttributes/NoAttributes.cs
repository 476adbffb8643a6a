namespace Goldilocks.Probes.Models;

/// <summary>A class without an attribute. The adapter's lists name it.</summary>
public sealed class Listed
{
    public int Number { get; set; }

    public string Text { get; set; } = "";
}

/// <summary>A class without an attribute that no list names.</summary>
public sealed class Unlisted
{
    public int Number { get; set; }

    public string Text { get; set; } = "";
}
