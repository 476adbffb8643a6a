using Microsoft.OData;
using Microsoft.OData.Edm;

/// <summary>The settings of a service that offers customers, made once: the model, and how to write and read messages.</summary>
internal sealed partial class CustomerModel
{
    private const string Namespace = "Goldilocks";

    private static readonly Uri s_serviceRoot = new("https://service.example/odata/");

    private CustomerModel(IEdmModel edm, IEdmEntitySet customers, IEdmEntityType customer)
    {
        Edm = edm;
        Customers = customers;
        Customer = customer;
    }

    public IEdmModel Edm { get; }

    public IEdmEntitySet Customers { get; }

    public IEdmEntityType Customer { get; }

    /// <param name="rawPreferences">True where a customer's preferences are JSON that passes through: they are untyped then, and a string otherwise.</param>
    public static CustomerModel Create(bool rawPreferences)
    {
        var address = new EdmComplexType(Namespace, "Address");
        address.AddStructuralProperty("City", EdmPrimitiveTypeKind.String);
        address.AddStructuralProperty("Misc", EdmPrimitiveTypeKind.String);
        address.AddStructuralProperty("Street", EdmPrimitiveTypeKind.String);

        var customer = new EdmEntityType(Namespace, "Customer");
        customer.AddKeys(customer.AddStructuralProperty("Id", EdmPrimitiveTypeKind.Int32, isNullable: false));
        customer.AddStructuralProperty("Name", EdmPrimitiveTypeKind.String);
        customer.AddStructuralProperty("Emails", CollectionOf(EdmCoreModel.Instance.GetString(isNullable: false)));
        customer.AddStructuralProperty("Bio", EdmPrimitiveTypeKind.String);
        customer.AddStructuralProperty("Content", EdmPrimitiveTypeKind.Binary);
        customer.AddStructuralProperty("HomeAddress", new EdmComplexTypeReference(address, isNullable: false));
        customer.AddStructuralProperty("Addresses", CollectionOf(new EdmComplexTypeReference(address, isNullable: false)));
        customer.AddStructuralProperty("Preferences", rawPreferences ? EdmCoreModel.Instance.GetUntyped() : EdmCoreModel.Instance.GetString(isNullable: true));

        var container = new EdmEntityContainer(Namespace, "Container");
        var customers = container.AddEntitySet("Customers", customer);

        var model = new EdmModel();
        model.AddElement(address);
        model.AddElement(customer);
        model.AddElement(container);
        Finish(model);
        return new CustomerModel(model, customers, customer);
    }

    /// <summary>The study's settings. The library copies them for every message.</summary>
    public static ODataMessageWriterSettings WriterSettings(bool validates)
    {
        var settings = new ODataMessageWriterSettings
        {
            EnableMessageStreamDisposal = false,
            ODataUri = new ODataUri { ServiceRoot = s_serviceRoot },
        };
        if (!validates)
        {
            settings.Validations = ValidationKinds.None;
        }

        return settings;
    }

    /// <summary>
    /// Quotas at their maximum: they protect against untrusted data, and these payloads are our own. While it looks for undeclared properties the reader loses its
    /// place at an untyped object and throws (7.7.2 and 8.4.4), so where there are such objects that check is off, as it is by default for OData 4.01.
    /// </summary>
    public static ODataMessageReaderSettings ReaderSettings(bool validates, bool rawPreferences)
    {
        var settings = new ODataMessageReaderSettings
        {
            EnableMessageStreamDisposal = false,
            MessageQuotas = new ODataMessageQuotas { MaxReceivedMessageSize = long.MaxValue },
        };
        if (!validates)
        {
            settings.Validations = ValidationKinds.None;
        }
        else if (rawPreferences)
        {
            settings.Validations &= ~ValidationKinds.ThrowOnUndeclaredPropertyForNonOpenType;
        }

        return settings;
    }

    /// <summary>Settings that only some versions of the library need.</summary>
    static partial void Finish(EdmModel model);

    private static EdmCollectionTypeReference CollectionOf(IEdmTypeReference item) => new(new EdmCollectionType(item));
}
