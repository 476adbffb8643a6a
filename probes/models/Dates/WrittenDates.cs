using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A probe's time zone is that of no server.</summary>
public sealed class WrittenDates() : ModelCapability("C54.local", "a local DateTime is written as the moment that it is, where the format has a form for moments", "foreign", typeof(HasDate))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var date = new DateTime(2020, 1, 2, 3, 4, 5, DateTimeKind.Local);
        if (TimeZoneInfo.Local.GetUtcOffset(date) is var offset && offset == TimeSpan.Zero)
        {
            return Judgement.NotApplicable("local time is UTC here");
        }

        var written = Attempt.Write(subject, new HasDate { Value = date });
        return written.Value is { } payload ? WrittenMoment.Judge(payload, date, offset) : Judgement.NotApplicable(written.Problem!);
    }
}
