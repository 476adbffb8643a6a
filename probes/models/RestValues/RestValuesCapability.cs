using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>What a program puts into extension data is written as a member of that type is. A library may have room there for its format's own types only.</summary>
public sealed class RestValues() : ModelCapability("C47.values", "values of twelve types that a program puts into its member for extension data are read by a class that has members for them", "members", typeof(Parlour), typeof(Salon))
{
    protected override bool IsOfConversion => true;

#if TAKES_REST
    protected override Judgement Try(ISubject subject) => ValueChecks.Judge([.. Values.Select(value => (value.Name, Like(subject, value)))]);

    private static readonly DateTime Day = new(2026, 7, 1, 12, 34, 56, DateTimeKind.Utc);
    private static readonly Guid Mark = new("00112233-4455-6677-8899-aabbccddeeff");

    private static readonly (string Name, string Key, object Value, Func<Salon, object?> Read)[] Values =
    [
        ("a text", nameof(Salon.Text), "here", salon => salon.Text),
        ("a long", nameof(Salon.Number), 11L, salon => salon.Number),
        ("a decimal", nameof(Salon.Price), 2.5m, salon => salon.Price),
        ("a date", nameof(Salon.Day), Day, salon => salon.Day),
        ("a date with an offset", nameof(Salon.Moment), new DateTimeOffset(Day), salon => salon.Moment),
        ("a Guid", nameof(Salon.Mark), Mark, salon => salon.Mark),
        ("a list", nameof(Salon.Numbers), new List<int> { 1, 2 }, salon => salon.Numbers is { } numbers ? string.Join(", ", numbers) : null),
        ("an array", nameof(Salon.Numbers), new[] { 1, 2 }, salon => salon.Numbers is { } numbers ? string.Join(", ", numbers) : null),
        ("a dictionary", nameof(Salon.Counts), new Dictionary<string, int> { ["one"] = 1 }, salon => salon.Counts is { Count: 1 } counts ? counts.GetValueOrDefault("one") : null),
        ("an object of a class", nameof(Salon.Couch), new Couch { Seats = 3 }, salon => salon.Couch?.Seats),
        ("bytes", nameof(Salon.Bytes), new byte[] { 1, 2 }, salon => salon.Bytes is { } bytes ? Convert.ToHexString(bytes) : null),
        ("a span", nameof(Salon.Span), TimeSpan.FromSeconds(90), salon => salon.Span),
    ];

    private static Likeness Like(ISubject subject, (string Name, string Key, object Value, Func<Salon, object?> Read) value)
    {
        var written = Attempt.Write(subject, new Parlour { Known = 11, Rest = new() { [value.Key] = value.Value } });
        var read = written.Then(payload => Attempt.Read<Salon>(subject, payload));
        return read.Value switch
        {
            null => Likeness.Refused(read.Problem!),
            { Known: not 11 } salon => Likeness.OfEqual(11, salon.Known),
            var salon => Likeness.OfEqual(Expected(value.Value), value.Read(salon)),
        };
    }

    private static object Expected(object value) => value switch
    {
        byte[] bytes => Convert.ToHexString(bytes),
        IEnumerable<int> numbers => string.Join(", ", numbers),
        Dictionary<string, int> counts => counts["one"],
        Couch couch => couch.Seats,
        _ => value,
    };
#else
    protected override Judgement Try(ISubject subject) => Judgement.NoRestMember;
#endif
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class ParlourModel() : CapabilityModel<Parlour>(Needs.Dictionary);

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class SalonModel() : CapabilityModel<Salon>(Needs.Dictionary);
