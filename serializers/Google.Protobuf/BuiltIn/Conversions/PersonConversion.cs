internal readonly struct PersonConversion : IConversion<Person, Proto.Person>
{
    public static Proto.Person ToOwn(Person value) => new() { Id = value.Id, Name = value.Name, Data = value.Data, Guid = Leaves.ToOwn(value.Guid) };

    public static Person ToApplication(Proto.Person own) => new() { Id = own.Id, Name = own.Name, Data = own.Data, Guid = Leaves.ToGuid(own.Guid) };
}
