internal readonly struct DrawingConversion : IConversion<Drawing, Own.Drawing>
{
    public static Own.Drawing ToOwn(Drawing value) => new() { Shapes = Lists.Convert(value.Shapes, ToOwn) };

    public static Drawing ToApplication(Own.Drawing own) => new() { Shapes = Lists.Convert(own.Shapes, ToApplication) };

    private static object ToOwn(Shape shape) => shape switch
    {
        Circle circle => new Own.Circle { Layer = circle.Layer, Radius = circle.Radius },
        Box box => new Own.Box { Layer = box.Layer, Width = box.Width, Height = box.Height },
        Caption caption => new Own.Caption { Layer = caption.Layer, Text = caption.Text },
        _ => throw new NotSupportedException($"{shape.GetType()} is not in the schema."),
    };

    private static Shape ToApplication(object own) => own switch
    {
        Own.Circle circle => new Circle { Layer = circle.Layer, Radius = circle.Radius },
        Own.Box box => new Box { Layer = box.Layer, Width = box.Width, Height = box.Height },
        Own.Caption caption => new Caption { Layer = caption.Layer, Text = caption.Text },
        _ => throw new NotSupportedException($"{own.GetType()} is not in the schema."),
    };
}
