using Microsoft.OData;

/// <summary>The library's own objects for a customer, made while writing, as a service makes them: the library writes nothing else.</summary>
internal static class CustomerResources
{
    public static ODataResource Of(Customer customer, bool rawPreferences) => new()
    {
        Properties =
        [
            new ODataProperty { Name = "Id", Value = customer.Id },
            new ODataProperty { Name = "Name", Value = customer.Name },
            new ODataProperty { Name = "Emails", Value = new ODataCollectionValue { Items = customer.Emails, TypeName = "Collection(Edm.String)" } },
            new ODataProperty { Name = "Bio", Value = customer.Bio },
            new ODataProperty { Name = "Content", Value = customer.Content },
            new ODataProperty { Name = "Preferences", Value = PreferencesOf(customer, rawPreferences) },
        ],
    };

    public static ODataResource Of(Address address) => new()
    {
        Properties =
        [
            new ODataProperty { Name = "City", Value = address.City },
            new ODataProperty { Name = "Misc", Value = address.Misc },
            new ODataProperty { Name = "Street", Value = address.Street },
        ],
    };

    public static ODataNestedResourceInfo HomeAddress() => new() { Name = "HomeAddress", IsCollection = false };

    public static ODataNestedResourceInfo Addresses() => new() { Name = "Addresses", IsCollection = true };

    private static object? PreferencesOf(Customer customer, bool raw) =>
        raw && customer.Preferences is { } json ? new ODataUntypedValue { RawValue = json } : customer.Preferences;
}
