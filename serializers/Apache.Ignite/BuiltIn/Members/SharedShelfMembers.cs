internal readonly struct SharedShelfMembers : IMembers<SharedShelf>
{
    public static void Write<TWriter>(SharedShelf value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Books), value.Books);
        to.Write(nameof(value.Favourites), value.Favourites);
    }

    public static void Read<TReader>(SharedShelf value, TReader from) where TReader : struct, IMemberReader
    {
        value.Books = from.List<SharedBook>(nameof(value.Books));
        value.Favourites = from.List<SharedBook>(nameof(value.Favourites));
    }
}

internal readonly struct SharedBookMembers : IMembers<SharedBook>
{
    public static void Write<TWriter>(SharedBook value, TWriter to) where TWriter : struct, IMemberWriter
    {
        to.Write(nameof(value.Id), value.Id);
        to.Write(nameof(value.Title), value.Title);
        to.WriteObject(nameof(value.Shelf), value.Shelf);
        to.WriteObject(nameof(value.Next), value.Next);
    }

    public static void Read<TReader>(SharedBook value, TReader from) where TReader : struct, IMemberReader
    {
        value.Id = from.Int32(nameof(value.Id));
        value.Title = from.String(nameof(value.Title));
        value.Shelf = from.Object<SharedShelf>(nameof(value.Shelf));
        value.Next = from.Object<SharedBook>(nameof(value.Next));
    }
}
