using KindOneofCase = Goldilocks.Proto.Shape.KindOneofCase;

internal readonly struct DrawingConversion : IConversion<Drawing, Proto.Drawing>
{
    public static Proto.Drawing ToOwn(Drawing value)
    {
        var drawing = new Proto.Drawing();
        drawing.Shapes.Reserve(value.Shapes.Count);
        foreach (var shape in value.Shapes)
        {
            drawing.Shapes.Add(ToOwn(shape));
        }

        return drawing;
    }

    public static Drawing ToApplication(Proto.Drawing own)
    {
        var shapes = new List<Shape>(own.Shapes.Count);
        foreach (var shape in own.Shapes)
        {
            shapes.Add(ToApplication(shape));
        }

        return new Drawing { Shapes = shapes };
    }

    private static Proto.Shape ToOwn(Shape shape) => shape switch
    {
        Circle circle => new() { Layer = circle.Layer, Circle = new() { Radius = circle.Radius } },
        Box box => new() { Layer = box.Layer, Box = new() { Width = box.Width, Height = box.Height } },
        Caption caption => new() { Layer = caption.Layer, Caption = new() { Text = caption.Text } },
        _ => throw new NotSupportedException($"The schema has no {shape.GetType()}."),
    };

    private static Shape ToApplication(Proto.Shape own) => own.KindCase switch
    {
        KindOneofCase.Circle => new Circle { Layer = own.Layer, Radius = own.Circle.Radius },
        KindOneofCase.Box => new Box { Layer = own.Layer, Width = own.Box.Width, Height = own.Box.Height },
        KindOneofCase.Caption => new Caption { Layer = own.Layer, Text = own.Caption.Text },
        _ => throw new NotSupportedException($"The application has no shape for {own.KindCase}."),
    };
}
