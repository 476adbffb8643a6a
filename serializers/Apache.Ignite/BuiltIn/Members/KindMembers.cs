internal readonly struct PrimitivesMembers : IMembers<Primitives>
{
    public static void Write<TWriter>(Primitives value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Items), value.Items);
    }

    public static void Read<TReader>(Primitives value, TReader from) where TReader : struct, IMemberReader
    {
        value.Items = from.List<PrimitiveValues>(nameof(value.Items));
    }
}

internal readonly struct PrimitiveValuesMembers : IMembers<PrimitiveValues>
{
    public static void Write<TWriter>(PrimitiveValues value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Boolean), value.Boolean);
        to.Write(nameof(value.Byte), value.Byte);
        to.Write(nameof(value.Int16), value.Int16);
        to.Write(nameof(value.Int32), value.Int32);
        to.Write(nameof(value.Int64), value.Int64);
        to.Write(nameof(value.Single), value.Single);
        to.Write(nameof(value.Double), value.Double);
        to.Write(nameof(value.Guid), value.Guid);
        to.Write(nameof(value.DateTime), value.DateTime);
    }

    public static void Read<TReader>(PrimitiveValues value, TReader from) where TReader : struct, IMemberReader
    {
        value.Boolean = from.Boolean(nameof(value.Boolean));
        value.Byte = from.Byte(nameof(value.Byte));
        value.Int16 = from.Int16(nameof(value.Int16));
        value.Int32 = from.Int32(nameof(value.Int32));
        value.Int64 = from.Int64(nameof(value.Int64));
        value.Single = from.Single(nameof(value.Single));
        value.Double = from.Double(nameof(value.Double));
        value.Guid = from.Guid(nameof(value.Guid));
        value.DateTime = from.DateTime(nameof(value.DateTime));
    }
}

internal readonly struct StringsMembers : IMembers<Strings>
{
    public static void Write<TWriter>(Strings value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Items), value.Items);
    }

    public static void Read<TReader>(Strings value, TReader from) where TReader : struct, IMemberReader
    {
        value.Items = from.List<string>(nameof(value.Items));
    }
}

internal readonly struct CollectionsMembers : IMembers<Collections>
{
    public static void Write<TWriter>(Collections value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Array), value.Array);
        to.Write(nameof(value.Numbers), value.Numbers);
        to.Write(nameof(value.Names), value.Names);
        to.Write(nameof(value.Counts), value.Counts);
    }

    public static void Read<TReader>(Collections value, TReader from) where TReader : struct, IMemberReader
    {
        value.Array = from.Int32s(nameof(value.Array));
        value.Numbers = from.List<long>(nameof(value.Numbers));
        value.Names = from.List<string>(nameof(value.Names));
        value.Counts = from.Dictionary<int>(nameof(value.Counts));
    }
}

internal readonly struct BinaryMembers : IMembers<Binary>
{
    public static void Write<TWriter>(Binary value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Data), value.Data);
    }

    public static void Read<TReader>(Binary value, TReader from) where TReader : struct, IMemberReader
    {
        value.Data = from.Bytes(nameof(value.Data));
    }
}

internal readonly struct DrawingMembers : IMembers<Drawing>
{
    public static void Write<TWriter>(Drawing value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Shapes), value.Shapes);
    }

    public static void Read<TReader>(Drawing value, TReader from) where TReader : struct, IMemberReader
    {
        value.Shapes = from.List<Shape>(nameof(value.Shapes));
    }
}

internal readonly struct CircleMembers : IMembers<Circle>
{
    public static void Write<TWriter>(Circle value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Layer), value.Layer);
        to.Write(nameof(value.Radius), value.Radius);
    }

    public static void Read<TReader>(Circle value, TReader from) where TReader : struct, IMemberReader
    {
        value.Layer = from.Int32(nameof(value.Layer));
        value.Radius = from.Double(nameof(value.Radius));
    }
}

internal readonly struct BoxMembers : IMembers<Box>
{
    public static void Write<TWriter>(Box value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Layer), value.Layer);
        to.Write(nameof(value.Width), value.Width);
        to.Write(nameof(value.Height), value.Height);
    }

    public static void Read<TReader>(Box value, TReader from) where TReader : struct, IMemberReader
    {
        value.Layer = from.Int32(nameof(value.Layer));
        value.Width = from.Double(nameof(value.Width));
        value.Height = from.Double(nameof(value.Height));
    }
}

internal readonly struct CaptionMembers : IMembers<Caption>
{
    public static void Write<TWriter>(Caption value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Layer), value.Layer);
        to.Write(nameof(value.Text), value.Text);
    }

    public static void Read<TReader>(Caption value, TReader from) where TReader : struct, IMemberReader
    {
        value.Layer = from.Int32(nameof(value.Layer));
        value.Text = from.String(nameof(value.Text));
    }
}
