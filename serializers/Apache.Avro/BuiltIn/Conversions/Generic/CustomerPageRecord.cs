using Avro;
using Avro.Generic;

internal readonly struct CustomerPageRecord : IConversion<CustomerPage, GenericRecord>
{
    private static readonly RecordSchema s_schema = Schemas.For(typeof(CustomerPage))!;
    private static readonly RecordSchema s_customer = Schemas.Named(typeof(CustomerPage), "Customer");
    private static readonly RecordSchema s_address = Schemas.Named(typeof(CustomerPage), "Address");

    public static GenericRecord ToOwn(CustomerPage value) => Records.Make(s_schema, Records.ArrayOf(value.Customers, ToOwn));

    public static CustomerPage ToApplication(GenericRecord own) => new() { Customers = own.ListOf(0, static customer => ToCustomer((GenericRecord)customer)) };

    private static GenericRecord ToOwn(Customer customer) => Records.Make(
        s_customer,
        customer.Id,
        customer.Name,
        Records.ArrayOf(customer.Emails, static email => email),
        customer.Bio,
        customer.Content,
        ToOwn(customer.HomeAddress),
        Records.ArrayOf(customer.Addresses, ToOwn),
        customer.Preferences);

    private static Customer ToCustomer(GenericRecord own) => new()
    {
        Id = own.Get<int>(0),
        Name = own.Get<string>(1),
        Emails = own.ListOf(2, static email => (string)email),
        Bio = own.Get<string>(3),
        Content = own.Get<byte[]>(4),
        HomeAddress = ToAddress(own.Get<GenericRecord>(5)),
        Addresses = own.ListOf(6, static address => ToAddress((GenericRecord)address)),
        Preferences = own.Get<string?>(7),
    };

    private static GenericRecord ToOwn(Address address) => Records.Make(s_address, address.City, address.Misc, address.Street);

    private static Address ToAddress(GenericRecord own) => new() { City = own.Get<string>(0), Misc = own.Get<string>(1), Street = own.Get<string>(2) };
}
