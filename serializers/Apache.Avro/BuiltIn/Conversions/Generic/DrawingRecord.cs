using Avro;
using Avro.Generic;

internal readonly struct DrawingRecord : IConversion<Drawing, GenericRecord>
{
    private static readonly RecordSchema s_schema = Schemas.For(typeof(Drawing))!;
    private static readonly RecordSchema s_circle = Schemas.Named(typeof(Drawing), "Circle");
    private static readonly RecordSchema s_box = Schemas.Named(typeof(Drawing), "Box");
    private static readonly RecordSchema s_caption = Schemas.Named(typeof(Drawing), "Caption");

    public static GenericRecord ToOwn(Drawing value) => Records.Make(s_schema, Records.ArrayOf(value.Shapes, ToOwn));

    public static Drawing ToApplication(GenericRecord own) => new() { Shapes = own.ListOf(0, static shape => ToShape((GenericRecord)shape)) };

    private static GenericRecord ToOwn(Shape shape) => shape switch
    {
        Circle circle => Records.Make(s_circle, circle.Layer, circle.Radius),
        Box box => Records.Make(s_box, box.Layer, box.Width, box.Height),
        Caption caption => Records.Make(s_caption, caption.Layer, caption.Text),
        _ => throw new NotSupportedException($"{shape.GetType()} is not in the schema."),
    };

    private static Shape ToShape(GenericRecord own) => own.Schema.Name switch
    {
        "Circle" => new Circle { Layer = own.Get<int>(0), Radius = own.Get<double>(1) },
        "Box" => new Box { Layer = own.Get<int>(0), Width = own.Get<double>(1), Height = own.Get<double>(2) },
        "Caption" => new Caption { Layer = own.Get<int>(0), Text = own.Get<string>(1) },
        var name => throw new NotSupportedException($"{name} is no class of the application."),
    };
}
