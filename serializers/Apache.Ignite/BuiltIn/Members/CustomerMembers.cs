internal readonly struct CustomerPageMembers : IMembers<CustomerPage>
{
    public static void Write<TWriter>(CustomerPage value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Customers), value.Customers);
    }

    public static void Read<TReader>(CustomerPage value, TReader from) where TReader : struct, IMemberReader
    {
        value.Customers = from.List<Customer>(nameof(value.Customers));
    }
}

internal readonly struct CustomerMembers : IMembers<Customer>
{
    public static void Write<TWriter>(Customer value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Id), value.Id);
        to.Write(nameof(value.Name), value.Name);
        to.Write(nameof(value.Emails), value.Emails);
        to.Write(nameof(value.Bio), value.Bio);
        to.Write(nameof(value.Content), value.Content);
        to.WriteObject(nameof(value.HomeAddress), value.HomeAddress);
        to.Write(nameof(value.Addresses), value.Addresses);
        to.Write(nameof(value.Preferences), value.Preferences);
    }

    public static void Read<TReader>(Customer value, TReader from) where TReader : struct, IMemberReader
    {
        value.Id = from.Int32(nameof(value.Id));
        value.Name = from.String(nameof(value.Name));
        value.Emails = from.List<string>(nameof(value.Emails));
        value.Bio = from.String(nameof(value.Bio));
        value.Content = from.Bytes(nameof(value.Content));
        value.HomeAddress = from.Object<Address>(nameof(value.HomeAddress));
        value.Addresses = from.List<Address>(nameof(value.Addresses));
        value.Preferences = from.String(nameof(value.Preferences));
    }
}

internal readonly struct AddressMembers : IMembers<Address>
{
    public static void Write<TWriter>(Address value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.City), value.City);
        to.Write(nameof(value.Misc), value.Misc);
        to.Write(nameof(value.Street), value.Street);
    }

    public static void Read<TReader>(Address value, TReader from) where TReader : struct, IMemberReader
    {
        value.City = from.String(nameof(value.City));
        value.Misc = from.String(nameof(value.Misc));
        value.Street = from.String(nameof(value.Street));
    }
}
