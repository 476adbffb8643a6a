using System.Globalization;
using Google.FlatBuffers;

internal readonly struct DrawingSchema : ISchema<Drawing, Flat.DrawingT>
{
    public static int Write(FlatBufferBuilder builder, Drawing value) => Flat.Drawing.CreateDrawing(builder, Flatten.Vector(builder, value.Shapes, Write)).Value;

    public static Drawing Read(ByteBuffer buffer)
    {
        var own = Flat.Drawing.GetRootAsDrawing(buffer);
        return new Drawing { Shapes = Flatten.List(own, own.ShapesLength, static (drawing, i) => Read(drawing.Shapes(i)!.Value)) };
    }

    public static int Pack(FlatBufferBuilder builder, Flat.DrawingT own) => Flat.Drawing.Pack(builder, own).Value;

    public static Flat.DrawingT UnPack(ByteBuffer buffer) => Flat.Drawing.GetRootAsDrawing(buffer).UnPack();

    public static string Member(Drawing value) => value.Shapes[^1].Layer.ToString(CultureInfo.InvariantCulture);

    public static string ReadMember(ByteBuffer buffer)
    {
        var own = Flat.Drawing.GetRootAsDrawing(buffer);
        return own.Shapes(own.ShapesLength - 1)!.Value.Layer.ToString(CultureInfo.InvariantCulture);
    }

    private static Offset<Flat.Shape> Write(FlatBufferBuilder builder, Shape shape)
    {
        var (kind, offset) = shape switch
        {
            Circle circle => (Flat.Kind.Circle, Flat.Circle.CreateCircle(builder, circle.Radius).Value),
            Box box => (Flat.Kind.Box, Flat.Box.CreateBox(builder, box.Width, box.Height).Value),
            Caption caption => (Flat.Kind.Caption, Flat.Caption.CreateCaption(builder, builder.CreateString(caption.Text)).Value),
            _ => throw new NotSupportedException($"The schema has no {shape.GetType()}."),
        };
        return Flat.Shape.CreateShape(builder, shape.Layer, kind, offset);
    }

    private static Shape Read(Flat.Shape own) => own.KindType switch
    {
        Flat.Kind.Circle => new Circle { Layer = own.Layer, Radius = own.KindAsCircle().Radius },
        Flat.Kind.Box => new Box { Layer = own.Layer, Width = own.KindAsBox().Width, Height = own.KindAsBox().Height },
        Flat.Kind.Caption => new Caption { Layer = own.Layer, Text = own.KindAsCaption().Text },
        _ => throw new NotSupportedException($"The application has no shape for {own.KindType}."),
    };
}
