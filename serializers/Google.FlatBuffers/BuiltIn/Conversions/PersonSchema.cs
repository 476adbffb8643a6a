using Google.FlatBuffers;

internal readonly struct PersonSchema : ISchema<Person, Flat.PersonT>
{
    public static int Write(FlatBufferBuilder builder, Person value)
    {
        var name = builder.CreateString(value.Name);
        var data = builder.CreateString(value.Data);
        Flat.Person.StartPerson(builder);
        var (first, second) = Flatten.Halves(value.Guid);
        Flat.Person.AddGuid(builder, Flat.Guid.CreateGuid(builder, first, second));
        Flat.Person.AddData(builder, data);
        Flat.Person.AddName(builder, name);
        Flat.Person.AddId(builder, value.Id);
        return Flat.Person.EndPerson(builder).Value;
    }

    public static Person Read(ByteBuffer buffer)
    {
        var own = Flat.Person.GetRootAsPerson(buffer);
        return new Person { Id = own.Id, Name = own.Name, Data = own.Data, Guid = Flatten.ToGuid(own.Guid!.Value) };
    }

    public static int Pack(FlatBufferBuilder builder, Flat.PersonT own) => Flat.Person.Pack(builder, own).Value;

    public static Flat.PersonT UnPack(ByteBuffer buffer) => Flat.Person.GetRootAsPerson(buffer).UnPack();

    public static string Member(Person value) => value.Name;

    public static string ReadMember(ByteBuffer buffer) => Flat.Person.GetRootAsPerson(buffer).Name;
}

internal readonly struct TinySchema : ISchema<Tiny, Flat.TinyT>
{
    public static int Write(FlatBufferBuilder builder, Tiny value) =>
        Flat.Tiny.CreateTiny(builder, value.Id, builder.CreateString(value.Name), value.IsActive).Value;

    public static Tiny Read(ByteBuffer buffer)
    {
        var own = Flat.Tiny.GetRootAsTiny(buffer);
        return new Tiny { Id = own.Id, Name = own.Name, IsActive = own.IsActive };
    }

    public static int Pack(FlatBufferBuilder builder, Flat.TinyT own) => Flat.Tiny.Pack(builder, own).Value;

    public static Flat.TinyT UnPack(ByteBuffer buffer) => Flat.Tiny.GetRootAsTiny(buffer).UnPack();

    public static string Member(Tiny value) => value.Name;

    public static string ReadMember(ByteBuffer buffer) => Flat.Tiny.GetRootAsTiny(buffer).Name;
}
