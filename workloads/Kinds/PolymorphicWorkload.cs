using System.Globalization;
using Goldilocks.Values;

namespace Goldilocks.Workloads;

/// <summary>A list declared as a base class, which holds three known derived classes.</summary>
public sealed class PolymorphicWorkload : KindWorkload<Drawing>
{
    /// <inheritdoc/>
    public override string Name => "kinds-polymorphic";

    /// <inheritdoc/>
    public override string Description => "objects of three classes in a list of their base class";

    /// <inheritdoc/>
    public override string SizeUnit => "shapes";

    /// <inheritdoc/>
    public override Needs Needs => Needs.Polymorphism;

    /// <inheritdoc/>
    public override Drawing Create(WorkloadSize size, SeededRandom random)
    {
        var shapes = new List<Shape>(size.Count);
        for (var i = 0; i < size.Count; i++)
        {
            shapes.Add(CreateShape(random));
        }

        return new Drawing { Shapes = shapes };
    }

    /// <inheritdoc/>
    public override Drawing AllocateCopy(Drawing value) => new() { Shapes = Fresh.Copy(value.Shapes, Copy) };

    private static Shape CreateShape(SeededRandom random)
    {
        var layer = random.Next(1, 100);
        return random.Next(3) switch
        {
            0 => new Circle { Layer = layer, Radius = Length(random) },
            1 => new Box { Layer = layer, Width = Length(random), Height = Length(random) },
            _ => new Caption { Layer = layer, Text = "caption " + random.Next(1_000).ToString(CultureInfo.InvariantCulture) },
        };
    }

    private static Shape Copy(Shape shape) => shape switch
    {
        Circle circle => new Circle { Layer = circle.Layer, Radius = circle.Radius },
        Box box => new Box { Layer = box.Layer, Width = box.Width, Height = box.Height },
        Caption caption => new Caption { Layer = caption.Layer, Text = Fresh.Copy(caption.Text) },
        _ => throw new NotSupportedException($"{shape.GetType()} is no shape of this workload."),
    };

    /// <summary>A whole number of eighths, so that text formats do not spend their time on digits.</summary>
    private static double Length(SeededRandom random) => random.Next(1, 8_000) / 8d;
}
