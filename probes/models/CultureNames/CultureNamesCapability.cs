using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>In Turkish the capital of i is another letter than I, and the small letter of I another than i.</summary>
public sealed class TurkishNames() : ModelCapability("C48.culture-names", "members and an enumeration with the letters i and I, for the first time in a Turkish culture", "values", typeof(Insignia))
{
    protected override Judgement Try(ISubject subject)
    {
        var turkish = CultureInfo.GetCultureInfo("tr-TR");
        if ("I".ToLower(turkish) == "i")
        {
            return Judgement.NotApplicable("this machine has no Turkish culture");
        }

        var read = Cultures.In(turkish, () => Attempt.RoundTrip(subject, new Insignia { Id = 11, TITLE = "here", Kind = Iris.Indigo }));
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Id: 11, TITLE: "here", Kind: Iris.Indigo } => Judgement.Pass(),
            var other => Judgement.Fail($"11, here and Indigo come back as {other.Id}, {other.TITLE ?? "null"} and {other.Kind}, silently"),
        };
    }
}

/// <summary>A key is often made a text by other code than a value.</summary>
public sealed class MeasureKeys() : ModelCapability("C48.culture-keys", "dictionaries by double and by DateTime where the culture has a decimal comma, another minus and other dates", "values", typeof(HasMeasureKeys))
{
    private static readonly DateTime Day = new(2024, 2, 3, 4, 5, 6, DateTimeKind.Utc);

    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var value = new HasMeasureKeys { Measures = new() { [-1234.5] = 1 }, Dates = new() { [Day] = 2 } };
        if (!IsRight(Attempt.RoundTrip(subject, value)))
        {
            return Judgement.NotApplicable("it does not keep them in the usual culture either (C37)");
        }

        var there = Cultures.In(Cultures.Foreign(), () => Attempt.RoundTrip(subject, value));
        var here = Cultures.In(Cultures.Foreign(), () => Attempt.Write(subject, value)).Then(payload => Attempt.Read<HasMeasureKeys>(subject, payload));
        return (IsRight(there), IsRight(here)) switch
        {
            (true, true) => Judgement.Pass(),
            (false, _) => Judgement.Fail("written and read there: " + (there.Problem ?? "other keys come back, silently")),
            _ => Judgement.Fail("written there and read in the usual culture: " + (here.Problem ?? "other keys come back, silently")),
        };
    }

    private static bool IsRight(Attempt<HasMeasureKeys> read) => read.Value is { Measures: { Count: 1 } measures, Dates: { Count: 1 } dates } && measures.ContainsKey(-1234.5) && dates.ContainsKey(Day);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasMeasureKeysModel() : CapabilityModel<HasMeasureKeys>(Needs.Dictionary);
