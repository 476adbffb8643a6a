internal readonly struct CustomerPageWalk : IWalk<CustomerPage, Own.CustomerPage>
{
    public static string WhatIsOne => "the name of one customer";

    public static long All(Own.CustomerPage own) => Sum.Of(own.Customers, All);

    public static string One(Own.CustomerPage own)
    {
        var customers = own.Customers;
        return customers[customers.Count / 2].Name;
    }


    private static long All(Own.Customer own) =>
        own.Id
        + Sum.Of(own.Name)
        + Sum.Of(own.Emails, Sum.Of)
        + Sum.Of(own.Bio)
        + Sum.Of(own.Content)
        + All(own.HomeAddress)
        + Sum.Of(own.Addresses, All)
        + (own.Preferences is { } preferences ? Sum.Of(preferences) : 0);

    private static long All(Own.Address own) => Sum.Of(own.City) + Sum.Of(own.Misc) + Sum.Of(own.Street);
}
