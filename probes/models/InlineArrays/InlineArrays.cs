namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasInlineArray
{
    [Member(First + 0), NamedMember]
    public Triple Value { get; set; }
}

/// <summary>It has no attribute of the library.</summary>
[Serializable]
[System.Runtime.CompilerServices.InlineArray(3)]
public struct Triple
{
    private int _first;

    internal static Triple Of(int first, int second, int third)
    {
        var made = default(Triple);
        (made[0], made[1], made[2]) = (first, second, third);
        return made;
    }
}
