using System.Collections.Immutable;

/// <summary>Every field of a message may be missing. The application's classes have no place for a field that is not there, so such a payload is refused.</summary>
internal static class Present
{
    public static T Of<T>(T? field) where T : class => field ?? throw Missing();

    public static T Of<T>(T? field) where T : struct => field ?? throw Missing();

    public static ImmutableArray<byte> Of(ImmutableArray<byte> field) => field.IsDefault ? throw Missing() : field;

    /// <summary>An item of a list or a field of a struct, which is always there. Generated code asks for all values alike.</summary>
    public static T Of<T>(T field, bool isAlwaysThere = true) where T : struct => field;

    private static InvalidDataException Missing() => new("A field is missing that the application needs.");
}
