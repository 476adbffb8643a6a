internal readonly struct CustomerPageConversion : IConversion<CustomerPage, Proto.CustomerPage>
{
    public static Proto.CustomerPage ToOwn(CustomerPage value)
    {
        var page = new Proto.CustomerPage();
        page.Customers.Reserve(value.Customers.Count);
        foreach (var customer in value.Customers)
        {
            page.Customers.Add(ToOwn(customer));
        }

        return page;
    }

    public static CustomerPage ToApplication(Proto.CustomerPage own)
    {
        var customers = new List<Customer>(own.Customers.Count);
        foreach (var customer in own.Customers)
        {
            customers.Add(ToApplication(customer));
        }

        return new CustomerPage { Customers = customers };
    }

    private static Proto.Customer ToOwn(Customer customer)
    {
        var message = new Proto.Customer
        {
            Id = customer.Id,
            Name = customer.Name,
            Bio = customer.Bio,
            Content = Leaves.ToOwn(customer.Content),
            HomeAddress = ToOwn(customer.HomeAddress),
        };
        message.Emails.AddRange(customer.Emails);
        message.Addresses.Reserve(customer.Addresses.Count);
        foreach (var address in customer.Addresses)
        {
            message.Addresses.Add(ToOwn(address));
        }

        if (customer.Preferences is { } preferences)
        {
            message.Preferences = preferences;
        }

        return message;
    }

    private static Customer ToApplication(Proto.Customer own)
    {
        var addresses = new List<Address>(own.Addresses.Count);
        foreach (var address in own.Addresses)
        {
            addresses.Add(ToApplication(address));
        }

        return new Customer
        {
            Id = own.Id,
            Name = own.Name,
            Emails = [.. own.Emails],
            Bio = own.Bio,
            Content = own.Content.ToByteArray(),
            HomeAddress = ToApplication(own.HomeAddress),
            Addresses = addresses,
            Preferences = own.HasPreferences ? own.Preferences : null,
        };
    }

    private static Proto.Address ToOwn(Address address) => new() { City = address.City, Misc = address.Misc, Street = address.Street };

    private static Address ToApplication(Proto.Address own) => new() { City = own.City, Misc = own.Misc, Street = own.Street };
}
