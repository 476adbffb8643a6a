using System.Runtime.InteropServices;

internal readonly struct CustomerPageConversion : IConversion<CustomerPage, Own.CustomerPage>
{
    public static Own.CustomerPage ToOwn(CustomerPage value) => new() { Customers = Arrays.From(value.Customers, ToOwn) };

    public static CustomerPage ToApplication(Own.CustomerPage own) => new() { Customers = Arrays.ToList(Present.Of(own.Customers), ToApplication) };

    private static Own.Customer ToOwn(Customer customer) => new()
    {
        ID = customer.Id,
        Name = customer.Name,
        Emails = [.. customer.Emails],
        Bio = customer.Bio,
        Content = ImmutableCollectionsMarshal.AsImmutableArray(customer.Content),
        HomeAddress = ToOwn(customer.HomeAddress),
        Addresses = Arrays.From(customer.Addresses, ToOwn),
        Preferences = customer.Preferences,
    };

    private static Customer ToApplication(Own.Customer own) => new()
    {
        Id = Present.Of(own.ID),
        Name = Present.Of(own.Name),
        Emails = [.. Present.Of(own.Emails)],
        Bio = Present.Of(own.Bio),
        Content = ImmutableCollectionsMarshal.AsArray(own.Content)!,
        HomeAddress = ToApplication(Present.Of(own.HomeAddress)),
        Addresses = Arrays.ToList(Present.Of(own.Addresses), ToApplication),
        Preferences = own.Preferences,
    };

    private static Own.Address ToOwn(Address address) => new() { City = address.City, Misc = address.Misc, Street = address.Street };

    private static Address ToApplication(Own.Address own) => new() { City = own.City, Misc = own.Misc, Street = own.Street };
}
