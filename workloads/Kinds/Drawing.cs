namespace Goldilocks.Workloads;

[Contract]
public sealed partial class Drawing
{
    [Member(First + 0)]
    public List<Shape> Shapes { get; set; } = null!;
}

/// <summary>
/// Tags start at 10, because in protobuf they share the numbers of the members. Members of derived classes go on from the
/// base's numbers, because in other formats both are one array.
/// </summary>
[Contract]
[Derived(10, typeof(Circle))]
[Derived(11, typeof(Box))]
[Derived(12, typeof(Caption))]
public abstract partial class Shape
{
    [Member(First + 0)]
    public int Layer { get; set; }
}

[Contract]
public sealed partial class Circle : Shape
{
    [Member(First + 1)]
    public double Radius { get; set; }
}

[Contract]
public sealed partial class Box : Shape
{
    [Member(First + 1)]
    public double Width { get; set; }

    [Member(First + 2)]
    public double Height { get; set; }
}

[Contract]
public sealed partial class Caption : Shape
{
    [Member(First + 1)]
    public string Text { get; set; } = "";
}
