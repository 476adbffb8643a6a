internal readonly struct PersonMembers : IMembers<Person>
{
    public static void Write<TWriter>(Person value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Id), value.Id);
        to.Write(nameof(value.Name), value.Name);
        to.Write(nameof(value.Data), value.Data);
        to.Write(nameof(value.Guid), value.Guid);
    }

    public static void Read<TReader>(Person value, TReader from) where TReader : struct, IMemberReader
    {
        value.Id = from.Int32(nameof(value.Id));
        value.Name = from.String(nameof(value.Name));
        value.Data = from.String(nameof(value.Data));
        value.Guid = from.Guid(nameof(value.Guid));
    }
}
