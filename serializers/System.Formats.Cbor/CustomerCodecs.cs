using System.Formats.Cbor;

internal readonly struct CustomerPageCodec : ICodec<CustomerPage>
{
    public static void Write(CborWriter writer, CustomerPage value)
    {
        writer.WriteStartMap(1);
        writer.WriteTextString("Customers");
        writer.WriteList<Customer, CustomerCodec>(value.Customers);
        writer.WriteEndMap();
    }

    public static CustomerPage Read(CborReader reader)
    {
        var value = new CustomerPage();
        Span<char> buffer = stackalloc char[16];
        reader.ReadStartMap();
        while (reader.ReadName(buffer) is { Length: > 0 } name)
        {
            switch (name)
            {
                case "Customers": value.Customers = reader.ReadList<Customer, CustomerCodec>(); break;
                default: reader.SkipValue(); break;
            }
        }

        return value;
    }
}

internal readonly struct CustomerCodec : ICodec<Customer>
{
    public static void Write(CborWriter writer, Customer value)
    {
        writer.WriteStartMap(8);
        writer.WriteTextString("Id");
        writer.WriteInt32(value.Id);
        writer.WriteTextString("Name");
        writer.WriteTextString(value.Name);
        writer.WriteTextString("Emails");
        writer.WriteList<string, TextCodec>(value.Emails);
        writer.WriteTextString("Bio");
        writer.WriteTextString(value.Bio);
        writer.WriteTextString("Content");
        writer.WriteByteString(value.Content);
        writer.WriteTextString("HomeAddress");
        AddressCodec.Write(writer, value.HomeAddress);
        writer.WriteTextString("Addresses");
        writer.WriteList<Address, AddressCodec>(value.Addresses);
        writer.WriteTextString("Preferences");
        writer.WriteTextOrNull(value.Preferences);
        writer.WriteEndMap();
    }

    public static Customer Read(CborReader reader)
    {
        var value = new Customer();
        Span<char> buffer = stackalloc char[16];
        reader.ReadStartMap();
        while (reader.ReadName(buffer) is { Length: > 0 } name)
        {
            switch (name)
            {
                case "Id": value.Id = reader.ReadInt32(); break;
                case "Name": value.Name = reader.ReadTextString(); break;
                case "Emails": value.Emails = reader.ReadList<string, TextCodec>(); break;
                case "Bio": value.Bio = reader.ReadTextString(); break;
                case "Content": value.Content = reader.ReadByteString(); break;
                case "HomeAddress": value.HomeAddress = AddressCodec.Read(reader); break;
                case "Addresses": value.Addresses = reader.ReadList<Address, AddressCodec>(); break;
                case "Preferences": value.Preferences = reader.ReadTextOrNull(); break;
                default: reader.SkipValue(); break;
            }
        }

        return value;
    }
}

internal readonly struct AddressCodec : ICodec<Address>
{
    public static void Write(CborWriter writer, Address value)
    {
        writer.WriteStartMap(3);
        writer.WriteTextString("City");
        writer.WriteTextString(value.City);
        writer.WriteTextString("Misc");
        writer.WriteTextString(value.Misc);
        writer.WriteTextString("Street");
        writer.WriteTextString(value.Street);
        writer.WriteEndMap();
    }

    public static Address Read(CborReader reader)
    {
        var value = new Address();
        Span<char> buffer = stackalloc char[16];
        reader.ReadStartMap();
        while (reader.ReadName(buffer) is { Length: > 0 } name)
        {
            switch (name)
            {
                case "City": value.City = reader.ReadTextString(); break;
                case "Misc": value.Misc = reader.ReadTextString(); break;
                case "Street": value.Street = reader.ReadTextString(); break;
                default: reader.SkipValue(); break;
            }
        }

        return value;
    }
}
