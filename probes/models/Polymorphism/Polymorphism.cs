namespace Goldilocks.Probes.Models;

/// <summary>Three derived classes, all of them known to the library.</summary>
[Contract]
public sealed partial class Drawing
{
    [Member(First + 0), NamedMember]
    public List<Shape> Shapes { get; set; } = [];
}

/// <summary>Tags start at 10 and members go on from the base's, as in the built-in models.</summary>
[Contract]
[Derived(10, typeof(Circle))]
[Derived(11, typeof(Box))]
[Derived(12, typeof(Caption))]
public abstract partial class Shape
{
    [Member(First + 0), NamedMember]
    public int Layer { get; set; }
}

[Contract]
public sealed partial class Circle : Shape
{
    [Member(First + 1), NamedMember]
    public double Radius { get; set; }
}

[Contract]
public sealed partial class Box : Shape
{
    [Member(First + 1), NamedMember]
    public int Width { get; set; }
}

[Contract]
public sealed partial class Caption : Shape
{
    [Member(First + 1), NamedMember]
    public string Text { get; set; } = "";
}
