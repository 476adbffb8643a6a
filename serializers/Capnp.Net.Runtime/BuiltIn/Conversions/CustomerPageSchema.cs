using Capnp;

internal readonly struct CustomerPageSchema : ISchema<CustomerPage, Own.CustomerPage.WRITER>
{
    public static void Write(Own.CustomerPage.WRITER writer, CustomerPage value) => writer.Customers.Init(value.Customers, Write);

    public static CustomerPage Read(DeserializerState state) => new() { Customers = Lists.Convert(Own.CustomerPage.READER.create(state).Customers, state, Read) };

    public static string Member(CustomerPage value) => value.Customers[^1].Name;

    public static string ReadMember(DeserializerState state)
    {
        var customers = Own.CustomerPage.READER.create(state).Customers;
        return customers[customers.Count - 1].Name;
    }

    private static void Write(Own.Customer.WRITER writer, Customer customer)
    {
        (writer.Id, writer.Name, writer.Bio, writer.Preferences) = (customer.Id, customer.Name, customer.Bio, customer.Preferences);
        writer.Emails.Init(customer.Emails);
        writer.Content.Init(customer.Content);
        Write(writer.HomeAddress, customer.HomeAddress);
        writer.Addresses.Init(customer.Addresses, Write);
    }

    private static void Write(Own.Address.WRITER writer, Address address) => (writer.City, writer.Misc, writer.Street) = (address.City, address.Misc, address.Street);

    private static Customer Read(Own.Customer.READER reader) => new()
    {
        Id = reader.Id,
        Name = reader.Name,
        Emails = [.. reader.Emails],
        Bio = reader.Bio,
        Content = Lists.Span(reader.Content).ToArray(),
        HomeAddress = Read(reader.HomeAddress),
        Addresses = Lists.Convert(reader.Addresses, reader, Read),
        Preferences = reader.Preferences,
    };

    private static Address Read(Own.Address.READER reader) => new() { City = reader.City, Misc = reader.Misc, Street = reader.Street };
}
