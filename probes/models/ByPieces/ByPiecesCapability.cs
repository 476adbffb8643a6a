using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A piece says less of a value than its class does. What is made of pieces must be the value all the same.</summary>
/// <param name="id">Such as <c>C58.read</c>.</param>
/// <param name="question">What is asked, in words.</param>
public abstract class ByPieces(string id, string question) : ModelCapability(id, question, "values")
{
    private static readonly DateTime s_noon = new(2026, 7, 1, 12, 34, 56, DateTimeKind.Utc);

    private static readonly (string Name, Func<Chandlery> Make)[] s_cases =
    [
        ("a decimal with 28 digits", () => new() { Price = 0.1234567890123456789012345678m }),
        ("1.50", () => new() { Price = 1.50m }),
        ("a double", () => new() { Size = 0.1 + 0.2 }),
        ("the largest double", () => new() { Size = double.MaxValue }),
        ("a float", () => new() { Ratio = 0.1f }),
        ("a long of 64 bits", () => new() { Count = long.MaxValue }),
        ("the largest ulong", () => new() { Most = ulong.MaxValue }),
        ("a date of UTC", () => new() { Made = s_noon.AddTicks(1_234_567) }),
        ("a date of no kind", () => new() { Made = DateTime.SpecifyKind(s_noon, DateTimeKind.Unspecified) }),
        ("a date with an offset", () => new() { Sold = new DateTimeOffset(2026, 7, 1, 12, 34, 56, new TimeSpan(-3, -30, 0)) }),
        ("a duration", () => new() { Delay = new TimeSpan(1, 2, 3, 4, 5) }),
        ("a Guid", () => new() { Key = new Guid("0f8fad5b-d9cb-469f-a165-70867728950e") }),
        ("a text like a date", () => new() { Text = "2020-01-02T03:04:05.1230+02:00" }),
        ("a text like an old date", () => new() { Text = "/Date(1580702706000)/" }),
        ("a text like a number", () => new() { Text = "1e3" }),
        ("an empty text", () => new() { Text = "" }),
        ("bytes", () => new() { Bytes = [0, 255, 10] }),
        ("a list with null and a text like a date", () => new() { Lines = [null, "2020-01-02T03:04:05Z"] }),
        ("an address", () => new() { Place = new Uri("https://example.org/a%20b?c=%C3%A9") }),
    ];

    /// <inheritdoc/>
    protected sealed override bool IsOfConversion => true;

    /// <inheritdoc/>
    protected sealed override Judgement Try(ISubject subject)
    {
        if (NotTaken(subject, typeof(Chandlery)) is not null || subject.Open<Chandlery>() is not { TakesPieces: true } root)
        {
            return Judgement.NotApplicable("no call of the adapter makes a value of the library's own pieces");
        }

        // What does not come back directly either, other questions are about.
        var asked = s_cases.Select(one => (one.Name, one.Make, Direct: Attempt.RoundTrip(subject, one.Make()).Value)).Where(one => one.Direct is not null).ToList();
        return ValueChecks.Judge([.. asked.Select(one => (one.Name, Like(one.Direct!, ByWayOfPieces(subject, root, one.Make()))))]);
    }

    /// <summary>Writes the value and reads it, one of them by pieces.</summary>
    protected abstract Attempt<Chandlery> ByWayOfPieces(ISubject subject, IRoot<Chandlery> root, Chandlery value);

    private static Likeness Like(Chandlery direct, Attempt<Chandlery> byPieces) => byPieces.Value is { } read ? Likeness.OfParts(Parts(direct), Parts(read)) : Likeness.Refused(byPieces.Problem!);

    private static IReadOnlyList<string> Parts(Chandlery read)
    {
        FormattableString[] parts =
        [
            $"price {read.Price}", $"size {read.Size:R}", $"ratio {read.Ratio:R}", $"count {read.Count}", $"most {read.Most}", $"made {read.Made:O}", $"sold {read.Sold:O}", $"delay {read.Delay}", $"key {read.Key:N}", $"text {read.Text ?? "null"}",
            $"bytes {(read.Bytes is { } bytes ? Convert.ToHexString(bytes) : "null")}", $"lines {(read.Lines is { } lines ? string.Join('|', lines.Select(line => line ?? "null")) : "null")}", $"place {read.Place?.OriginalString ?? "null"}",
        ];
        return [.. parts.Select(FormattableString.Invariant)];
    }
}

/// <summary>A program looks at what came, and then makes an object of it.</summary>
public sealed class ReadByPieces() : ByPieces("C58.read", "a payload that is read into the library's own pieces, such as a JToken, and made a value of: is it the one that is read directly?")
{
    protected override Attempt<Chandlery> ByWayOfPieces(ISubject subject, IRoot<Chandlery> root, Chandlery value) =>
        Attempt.Write(subject, value).Then(payload => Attempt.Of("making it of pieces", () => (Chandlery)root.ReadByPieces(payload)!));
}

/// <summary>A program adds something to what it sends.</summary>
public sealed class WrittenByPieces() : ByPieces("C58.write", "a value that is made the library's own pieces of, which are written: is what comes back the one that comes back otherwise?")
{
    protected override Attempt<Chandlery> ByWayOfPieces(ISubject subject, IRoot<Chandlery> root, Chandlery value) =>
        Attempt.Of("making pieces of it", () => root.WriteByPieces(value)).Then(payload => Attempt.Read<Chandlery>(subject, payload));
}
