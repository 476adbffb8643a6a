namespace Goldilocks.Workloads;

/// <summary>The OData study's response: customers with primitive, collection and nested members.</summary>
[Contract]
public sealed partial class CustomerPage
{
    [Member(First + 0)]
    public List<Customer> Customers { get; set; } = null!;
}

[Contract]
public sealed partial class Customer
{
    [Member(First + 0)]
    public int Id { get; set; }

    [Member(First + 1)]
    public string Name { get; set; } = "";

    [Member(First + 2)]
    public List<string> Emails { get; set; } = null!;

    [Member(First + 3)]
    public string Bio { get; set; } = "";

    [Member(First + 4)]
    public byte[] Content { get; set; } = null!;

    [Member(First + 5)]
    public Address HomeAddress { get; set; } = null!;

    [Member(First + 6)]
    public List<Address> Addresses { get; set; } = null!;

    /// <summary>JSON text, which is a string like any other to a serializer that cannot pass it through. Null except in <c>customers-raw</c>.</summary>
    [RawJson]
    [Member(First + 7)]
    public string? Preferences { get; set; }
}

[Contract]
public sealed partial class Address
{
    [Member(First + 0)]
    public string City { get; set; } = "";

    [Member(First + 1)]
    public string Misc { get; set; } = "";

    [Member(First + 2)]
    public string Street { get; set; } = "";
}
