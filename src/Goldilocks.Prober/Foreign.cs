namespace Goldilocks.Prober;

/// <summary>A class of an assembly that a serializer's program only references, as a class of a package is.</summary>
public sealed class Foreign
{
    /// <summary>A number.</summary>
    public int Number { get; set; }

    /// <summary>A text.</summary>
    public string Text { get; set; } = "";
}
