internal readonly struct TinyWalk : IWalk<Tiny, Own.Tiny>
{
    public static string WhatIsOne => "the name";

    public static long All(Own.Tiny own) => own.Id + Sum.Of(own.Name) + (own.IsActive ? 1 : 0);

    public static string One(Own.Tiny own) => own.Name;
}
