using System.Text;
using Goldilocks.Prober.Probes;

namespace Goldilocks.Prober.Formats.Json;

/// <summary>
/// H11 in JSON: an object that names a class which nothing registered, where the library's own payload has a text in a member that may hold anything. Libraries read such names from different
/// members, and some read names that they never write.
/// </summary>
public sealed class JsonTypeSection : Section
{
    private const string Probe = "H11";
    private const string Space = "Goldilocks.Workloads";

    private static readonly string[] s_members = ["$type", "__type", "_t", "@type", "type", "class"];

    private static readonly (string Words, Func<string, string, string> Name)[] s_names =
    [
        ("with its assembly", (name, assembly) => $"{Space}.{name}, {assembly}"),
        ("without its assembly", (name, _) => $"{Space}.{name}"),
        ("as a contract", (name, _) => $"{name}:#{Space}"),
    ];

    /// <inheritdoc/>
    public override string Name => "json-types";

    /// <inheritdoc/>
    public override string? WhyNot(ISubject subject) => Open(subject, 0).Count > 0 ? null : "it writes no JSON in which a member may hold anything";

    /// <inheritdoc/>
    public override IInputs Open(ISubject subject, ulong seed) => new ListedInputs(
    [
        .. from root in subject.Open(model => model is ICanaryModel)
        where root.CanReadOwn
        let place = PlaceOf(root, ((ICanaryModel)root.Workload).GoldenText)
        where place is not null
        let canary = ((ICanaryModel)root.Workload).Canaries[0]
        from member in s_members
        from name in s_names
        let value = $$"""{"{{member}}":"{{name.Name(canary.Canary, canary.Value.GetType().Assembly.GetName().Name!)}}","Name":"tweet"}"""
        select ProbeInput.Reading(
            Probe,
            root.Model,
            () => $"an object whose {member} names {canary.Canary}, {name.Words}",
            () => [.. root.GoldenPayload.Span[..place.Value.Start], .. Encoding.UTF8.GetBytes(value), .. root.GoldenPayload.Span[place.Value.End..]],
            Expectation.MayBeAnything),
    ]);

    /// <returns>Null when the payload is no JSON, or cannot be written.</returns>
    private static Range? PlaceOf(IRoot root, string text)
    {
        try
        {
            var golden = root.GoldenPayload.Span;
            return golden is [(byte)'{', ..] ? ByteSearch.OnlyPlaceOf(golden, Encoding.UTF8.GetBytes($"\"{text}\"")) : null;
        }
        catch (Exception)
        {
            return null;
        }
    }
}
