using Bond;

namespace Goldilocks.Own;

[Schema]
internal sealed class CustomerPage
{
    [Id(0)]
    public List<Customer> Customers { get; set; } = [];
}

[Schema]
internal sealed class Customer
{
    [Id(0)]
    public int Id { get; set; }

    [Id(1)]
    public string Name { get; set; } = "";

    [Id(2)]
    public List<string> Emails { get; set; } = [];

    [Id(3)]
    public string Bio { get; set; } = "";

    [Id(4)]
    public ArraySegment<byte> Content { get; set; }

    [Id(5)]
    public Address HomeAddress { get; set; } = new();

    [Id(6)]
    public List<Address> Addresses { get; set; } = [];

    [Id(7), Type(typeof(Bond.Tag.nullable<string>))]
    public string? Preferences { get; set; }
}

[Schema]
internal sealed class Address
{
    [Id(0)]
    public string City { get; set; } = "";

    [Id(1)]
    public string Misc { get; set; } = "";

    [Id(2)]
    public string Street { get; set; } = "";
}
