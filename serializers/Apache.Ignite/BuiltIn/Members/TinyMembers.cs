internal readonly struct TinyMembers : IMembers<Tiny>
{
    public static void Write<TWriter>(Tiny value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Id), value.Id);
        to.Write(nameof(value.Name), value.Name);
        to.Write(nameof(value.IsActive), value.IsActive);
    }

    public static void Read<TReader>(Tiny value, TReader from) where TReader : struct, IMemberReader
    {
        value.Id = from.Int32(nameof(value.Id));
        value.Name = from.String(nameof(value.Name));
        value.IsActive = from.Boolean(nameof(value.IsActive));
    }
}
