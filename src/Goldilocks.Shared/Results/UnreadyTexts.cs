
namespace Goldilocks.Results;

/// <summary>A short text about serializers that were not built: on a machine that lacks most packages there are dozens, with only two or three different reasons.</summary>
public static class UnreadyTexts
{
    /// <summary>One text for each cause, with all serializers that it holds for.</summary>
    public static IEnumerable<(string Outcome, string Name, string Why)> Of(IEnumerable<(string Serializer, string Version, Outcome Outcome)> unready) => unready
        .GroupBy(item => (item.Outcome.Name, Why: item.Outcome is Unavailable unavailable ? unavailable.Why : item.Outcome.Reason))
        .Select(cause => (cause.Key.Name, string.Join(", ", cause.Select(item => Name(item.Serializer, item.Version, item.Outcome))), OneLine.Of(cause.Key.Why)));

    /// <summary>The serializers of a build that have no program.</summary>
    public static IEnumerable<(string Outcome, string Name, string Why)> Of(IEnumerable<SerializerEvent> built) =>
        Of(built.Where(item => item.Outcome is not null).Select(item => (item.Serializer, item.Version, item.Outcome!)));

    /// <summary>A missing package is named when it is not the serializer's own.</summary>
    private static string Name(string serializer, string version, Outcome outcome)
    {
        var name = $"{serializer} {version}".TrimEnd();
        return outcome is Unavailable unavailable && unavailable.Package != serializer ? $"{name} (package {unavailable.Package})" : name;
    }
}
