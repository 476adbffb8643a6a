using System.Collections;
using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>What stands in the member when reading starts is of another type than what is read, and says nothing of it. What a library makes of such a member without an initial value is asked by C14, and so is the measure here.</summary>
public sealed class InitialObjects() : ModelCapability("C14.initial", "a member declared as object begins with a text, a number, an object or a list, and is written with each of the others", "polymorphism",
    typeof(EmptyShelf), typeof(TextShelf), typeof(NumberShelf), typeof(ObjectShelf), typeof(ListShelf))
{
    protected override Judgement Try(ISubject subject)
    {
        List<string> wrong = [];
        var compared = 0;
        foreach (var (name, value) in new (string, object)[] { ("a text", "here"), ("a number", 11), ("an object", new Luggage { Weight = 11 }), ("a list", new List<int> { 11, 22 }) })
        {
            if (Shown(Attempt.RoundTrip(subject, new EmptyShelf { Value = value }), shelf => shelf.Value) is not { Read: { } plain })
            {
                continue;
            }

            compared++;
            wrong.AddRange(Begun(subject, value)
                .Where(one => one.Answer.Read != plain && one.Answer.Read != Text(value))
                .GroupBy(one => one.Answer.Problem ?? $"{Text(value)} comes back as {one.Answer.Read}, silently")
                .Select(alike => $"{name} where it begins with {string.Join(", ", alike.Select(one => one.Before))}: {alike.Key}"));
        }

        return compared == 0 ? Judgement.NotApplicable("nothing comes back from such a member without an initial value either")
            : wrong.Count == 0 ? Judgement.Pass()
            : Judgement.Fail(string.Join("; ", wrong));
    }

    private static IEnumerable<(string Before, (string? Read, string? Problem) Answer)> Begun(ISubject subject, object value) =>
    [
        ("a text", Shown(Attempt.RoundTrip(subject, new TextShelf { Value = value }), shelf => shelf.Value)),
        ("a number", Shown(Attempt.RoundTrip(subject, new NumberShelf { Value = value }), shelf => shelf.Value)),
        ("an object", Shown(Attempt.RoundTrip(subject, new ObjectShelf { Value = value }), shelf => shelf.Value)),
        ("a list", Shown(Attempt.RoundTrip(subject, new ListShelf { Value = value }), shelf => shelf.Value)),
    ];

    private static (string? Read, string? Problem) Shown<T>(Attempt<T> attempt, Func<T, object?> valueOf) where T : class => attempt.Value is { } read ? (Text(valueOf(read)), null) : (null, attempt.Problem);

    private static string Text(object? value) => value switch
    {
        null => "null",
        string text => text,
        IDictionary map => $"{{{string.Join(", ", map.Keys.Cast<object>().Zip(map.Values.Cast<object?>(), (key, entry) => $"{Text(key)}: {Text(entry)}"))}}}",
        IEnumerable elements => $"[{string.Join(", ", elements.Cast<object?>().Select(Text))}]",
        _ => Convert.ToString(value, CultureInfo.InvariantCulture) ?? "null",
    };
}
