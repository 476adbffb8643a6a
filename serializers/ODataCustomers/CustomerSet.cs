using Microsoft.OData;

/// <summary>Writes the response to a request for all customers, resource by resource, and reads one.</summary>
internal static partial class CustomerSet
{
    public static void Write(ODataMessageWriter message, CustomerModel model, CustomerPage page, bool rawPreferences)
    {
        var writer = message.CreateODataResourceSetWriter(model.Customers);
        writer.WriteStart(new ODataResourceSet());
        foreach (var customer in page.Customers)
        {
            writer.WriteStart(CustomerResources.Of(customer, rawPreferences));
            writer.WriteStart(CustomerResources.HomeAddress());
            writer.WriteStart(CustomerResources.Of(customer.HomeAddress));
            writer.WriteEnd();
            writer.WriteEnd();
            writer.WriteStart(CustomerResources.Addresses());
            writer.WriteStart(new ODataResourceSet());
            foreach (var address in customer.Addresses)
            {
                writer.WriteStart(CustomerResources.Of(address));
                writer.WriteEnd();
            }

            writer.WriteEnd();
            writer.WriteEnd();
            writer.WriteEnd();
        }

        writer.WriteEnd();
        writer.Flush();
    }

    public static async ValueTask WriteAsync(ODataMessageWriter message, CustomerModel model, CustomerPage page, bool rawPreferences)
    {
        try
        {
            var writer = await message.CreateODataResourceSetWriterAsync(model.Customers).ConfigureAwait(false);
            await writer.WriteStartAsync(new ODataResourceSet()).ConfigureAwait(false);
            foreach (var customer in page.Customers)
            {
                await writer.WriteStartAsync(CustomerResources.Of(customer, rawPreferences)).ConfigureAwait(false);
                await writer.WriteStartAsync(CustomerResources.HomeAddress()).ConfigureAwait(false);
                await writer.WriteStartAsync(CustomerResources.Of(customer.HomeAddress)).ConfigureAwait(false);
                await writer.WriteEndAsync().ConfigureAwait(false);
                await writer.WriteEndAsync().ConfigureAwait(false);
                await writer.WriteStartAsync(CustomerResources.Addresses()).ConfigureAwait(false);
                await writer.WriteStartAsync(new ODataResourceSet()).ConfigureAwait(false);
                foreach (var address in customer.Addresses)
                {
                    await writer.WriteStartAsync(CustomerResources.Of(address)).ConfigureAwait(false);
                    await writer.WriteEndAsync().ConfigureAwait(false);
                }

                await writer.WriteEndAsync().ConfigureAwait(false);
                await writer.WriteEndAsync().ConfigureAwait(false);
                await writer.WriteEndAsync().ConfigureAwait(false);
            }

            await writer.WriteEndAsync().ConfigureAwait(false);
            await writer.FlushAsync().ConfigureAwait(false);
        }
        finally
        {
            await CloseAsync(message).ConfigureAwait(false);
        }
    }

    public static CustomerPage Read(ODataMessageReader message, CustomerModel model)
    {
        var reader = message.CreateODataResourceSetReader(model.Customers, model.Customer);
        var page = new PageBuilder();
        while (reader.Read())
        {
            page.Take(reader.State, reader.Item);
        }

        return page.Page;
    }

    public static async ValueTask<CustomerPage> ReadAsync(ODataMessageReader message, CustomerModel model)
    {
        using var owned = message;
        var reader = await message.CreateODataResourceSetReaderAsync(model.Customers, model.Customer).ConfigureAwait(false);
        var page = new PageBuilder();
        while (await reader.ReadAsync().ConfigureAwait(false))
        {
            page.Take(reader.State, reader.Item);
        }

        return page.Page;
    }

    /// <summary>As the version of the library closes a message that was written asynchronously.</summary>
    private static partial ValueTask CloseAsync(ODataMessageWriter message);

    /// <summary>Assembles the objects that the reader reports.</summary>
    private sealed class PageBuilder
    {
        private Customer _customer = null!;
        private string? _member;

        public CustomerPage Page { get; } = new() { Customers = [] };

        public void Take(ODataReaderState state, ODataItem item)
        {
            switch (state)
            {
                case ODataReaderState.ResourceStart when _member is null:
                    Page.Customers.Add(_customer = new Customer());
                    break;
                case ODataReaderState.NestedResourceInfoStart:
                    _member = ((ODataNestedResourceInfo)item).Name;
                    break;
                case ODataReaderState.ResourceSetStart when _member is not null:
                    _customer.Addresses = [];
                    break;
                case ODataReaderState.ResourceEnd when _member is null:
                    Fill(_customer, item as ODataResource);
                    break;
                case ODataReaderState.ResourceEnd when _member == "HomeAddress":
                    _customer.HomeAddress = AddressOf(item as ODataResource);
                    break;
                case ODataReaderState.ResourceEnd:
                    (_customer.Addresses ?? throw new InvalidDataException("An address stands in no list.")).Add(AddressOf(item as ODataResource));
                    break;
                case ODataReaderState.NestedResourceInfoEnd:
                    _member = null;
                    break;
                default:
                    break;
            }
        }

        private static void Fill(Customer customer, ODataResource? resource)
        {
            foreach (var property in resource?.Properties ?? throw new InvalidDataException("A customer is null."))
            {
                switch (property.Name)
                {
                    case "Id":
                        customer.Id = Value<int>(property);
                        break;
                    case "Name":
                        customer.Name = Value<string>(property);
                        break;
                    case "Emails":
                        customer.Emails = [.. Value<ODataCollectionValue>(property).Items.Cast<string>()];
                        break;
                    case "Bio":
                        customer.Bio = Value<string>(property);
                        break;
                    case "Content":
                        customer.Content = Value<byte[]>(property);
                        break;
                    case "Preferences":
                        customer.Preferences = Preferences(property);
                        break;
                    default:
                        throw new InvalidDataException($"A customer has no '{property.Name}'.");
                }
            }
        }

        private static Address AddressOf(ODataResource? resource)
        {
            var address = new Address();
            foreach (var property in resource?.Properties ?? throw new InvalidDataException("An address is null."))
            {
                switch (property.Name)
                {
                    case "City":
                        address.City = Value<string>(property);
                        break;
                    case "Misc":
                        address.Misc = Value<string>(property);
                        break;
                    case "Street":
                        address.Street = Value<string>(property);
                        break;
                    default:
                        throw new InvalidDataException($"An address has no '{property.Name}'.");
                }
            }

            return address;
        }

        private static string? Preferences(ODataPropertyInfo property) => property is not ODataProperty { Value: { } value } ? null : value is ODataUntypedValue untyped ? untyped.RawValue : Value<string>(property);

        /// <summary>A reader without validation reports null, and values of other types.</summary>
        private static TValue Value<TValue>(ODataPropertyInfo property) =>
            property is ODataProperty { Value: TValue value } ? value : throw new InvalidDataException($"'{property.Name}' is no {typeof(TValue).Name}.");
    }
}
