internal readonly struct PersonWalk : IWalk<Person, Own.Person>
{
    public static string WhatIsOne => "the name";

    public static long All(Own.Person own) => own.Id + Sum.Of(own.Name) + Sum.Of(own.Data) + Sum.Of(own.Guid);

    public static string One(Own.Person own) => own.Name;
}
