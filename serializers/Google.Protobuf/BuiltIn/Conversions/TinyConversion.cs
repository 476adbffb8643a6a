internal readonly struct TinyConversion : IConversion<Tiny, Proto.Tiny>
{
    public static Proto.Tiny ToOwn(Tiny value) => new() { Id = value.Id, Name = value.Name, IsActive = value.IsActive };

    public static Tiny ToApplication(Proto.Tiny own) => new() { Id = own.Id, Name = own.Name, IsActive = own.IsActive };
}
