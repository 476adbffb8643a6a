/// <summary>Identifiers as the built-in schemas have them.</summary>
internal static partial class Sum
{
    public static long Of(Own.Uuid uuid) => unchecked((long)(uuid.Low + uuid.High));
}
