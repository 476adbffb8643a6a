/// <summary>Every field of a message may be missing. The application's classes have no place for a field that is not there, so such a payload is refused.</summary>
internal static class Present
{
    public static T Of<T>(T? field) where T : class => field ?? throw Missing();

    public static T Of<T>(T? field) where T : struct => field ?? throw Missing();

    private static InvalidDataException Missing() => new("A field is missing that the application needs.");
}
