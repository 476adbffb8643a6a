internal readonly struct TinyConversion : IConversion<Tiny, Own.Tiny>
{
    public static Own.Tiny ToOwn(Tiny value) => new() { Id = value.Id, Name = value.Name, IsActive = value.IsActive };

    public static Tiny ToApplication(Own.Tiny own) => new() { Id = own.Id, Name = own.Name, IsActive = own.IsActive };
}
