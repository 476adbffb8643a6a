internal readonly struct CustomerPageConversion : IConversion<CustomerPage, Own.CustomerPage>
{
    public static Own.CustomerPage ToOwn(CustomerPage value) => new() { Customers = Lists.Convert(value.Customers, ToOwn) };

    public static CustomerPage ToApplication(Own.CustomerPage own) => new() { Customers = Lists.Convert(own.Customers, ToApplication) };

    private static Own.Customer ToOwn(Customer customer) => new()
    {
        Id = customer.Id,
        Name = customer.Name,
        Emails = customer.Emails,
        Bio = customer.Bio,
        Content = Leaves.ToOwn(customer.Content),
        HomeAddress = ToOwn(customer.HomeAddress),
        Addresses = Lists.Convert(customer.Addresses, ToOwn),
        Preferences = customer.Preferences,
    };

    private static Customer ToApplication(Own.Customer own) => new()
    {
        Id = own.Id,
        Name = own.Name,
        Emails = Lists.Of(own.Emails),
        Bio = own.Bio,
        Content = Leaves.ToBytes(own.Content),
        HomeAddress = ToApplication(own.HomeAddress),
        Addresses = Lists.Convert(own.Addresses, ToApplication),
        Preferences = own.Preferences,
    };

    private static Own.Address ToOwn(Address address) => new() { City = address.City, Misc = address.Misc, Street = address.Street };

    private static Address ToApplication(Own.Address own) => new() { City = own.City, Misc = own.Misc, Street = own.Street };
}
