using Google.FlatBuffers;

internal readonly struct CustomerPageSchema : ISchema<CustomerPage, Flat.CustomerPageT>
{
    public static int Write(FlatBufferBuilder builder, CustomerPage value) =>
        Flat.CustomerPage.CreateCustomerPage(builder, Flatten.Vector(builder, value.Customers, Write)).Value;

    public static CustomerPage Read(ByteBuffer buffer)
    {
        var own = Flat.CustomerPage.GetRootAsCustomerPage(buffer);
        return new CustomerPage { Customers = Flatten.List(own, own.CustomersLength, static (page, i) => Read(page.Customers(i)!.Value)) };
    }

    public static int Pack(FlatBufferBuilder builder, Flat.CustomerPageT own) => Flat.CustomerPage.Pack(builder, own).Value;

    public static Flat.CustomerPageT UnPack(ByteBuffer buffer) => Flat.CustomerPage.GetRootAsCustomerPage(buffer).UnPack();

    public static string Member(CustomerPage value) => value.Customers[^1].HomeAddress.City;

    public static string ReadMember(ByteBuffer buffer)
    {
        var own = Flat.CustomerPage.GetRootAsCustomerPage(buffer);
        return own.Customers(own.CustomersLength - 1)!.Value.HomeAddress!.Value.City;
    }

    private static Offset<Flat.Customer> Write(FlatBufferBuilder builder, Customer customer) => Flat.Customer.CreateCustomer(
        builder,
        customer.Id,
        builder.CreateString(customer.Name),
        Flatten.Vector(builder, customer.Emails),
        builder.CreateString(customer.Bio),
        Flat.Customer.CreateContentVectorBlock(builder, customer.Content),
        Write(builder, customer.HomeAddress),
        Flatten.Vector(builder, customer.Addresses, Write),
        customer.Preferences is { } preferences ? builder.CreateString(preferences) : default);

    private static Offset<Flat.Address> Write(FlatBufferBuilder builder, Address address) =>
        Flat.Address.CreateAddress(builder, builder.CreateString(address.City), builder.CreateString(address.Misc), builder.CreateString(address.Street));

    private static Customer Read(Flat.Customer own) => new()
    {
        Id = own.Id,
        Name = own.Name,
        Emails = Flatten.List(own, own.EmailsLength, static (customer, i) => customer.Emails(i)),
        Bio = own.Bio,
        Content = own.GetContentArray(),
        HomeAddress = Read(own.HomeAddress!.Value),
        Addresses = Flatten.List(own, own.AddressesLength, static (customer, i) => Read(customer.Addresses(i)!.Value)),
        Preferences = own.Preferences,
    };

    private static Address Read(Flat.Address own) => new() { City = own.City, Misc = own.Misc, Street = own.Street };
}
