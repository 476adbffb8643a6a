using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>What one machine writes must be the same value on another, whatever their languages.</summary>
public sealed class Locals() : ModelCapability("C48.culture", "numbers, a date and a duration where the culture has a decimal comma, another minus and other dates", "values", typeof(HasLocals))
{
    protected override Judgement Try(ISubject subject)
    {
        var value = new HasLocals { Measure = -1234.5, Price = -0.25m, Count = -7, Date = new(2024, 2, 3, 4, 5, 6, DateTimeKind.Utc), Span = new(-1, -2, -3) };
        var usual = Attempt.RoundTrip(subject, value);
        if (usual.Value is not { } plain)
        {
            return Judgement.NotApplicable("it does not take them in the usual culture either: " + usual.Problem);
        }

        var there = Cultures.In(Cultures.Foreign(), () => Attempt.RoundTrip(subject, value));
        var written = Cultures.In(Cultures.Foreign(), () => Attempt.Write(subject, value));
        var here = written.Then(payload => Attempt.Read<HasLocals>(subject, payload));
        return Judge(plain, "written and read there", there) ?? Judge(plain, "written there and read in the usual culture", here) ?? Judgement.Pass();
    }

    private static Judgement? Judge(HasLocals usual, string words, Attempt<HasLocals> read) => read.Value is not { } value ? Judgement.Fail($"{words}: {read.Problem}")
        : (value.Measure, value.Price, value.Count, value.Date, value.Span) == (usual.Measure, usual.Price, usual.Count, usual.Date, usual.Span) ? null
        : Judgement.Fail($"{words}: {Show(usual)} comes back as {Show(value)}, silently");

    private static string Show(HasLocals value) => string.Create(CultureInfo.InvariantCulture, $"{value.Measure} {value.Price} {value.Count} {value.Date:s} {value.Span}");
}
