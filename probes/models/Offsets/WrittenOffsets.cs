using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The library reads back what it wrote, and another one reads a time that is hours away.</summary>
public sealed class WrittenOffsets() : ModelCapability("C54.offset", "a DateTimeOffset of +9:00 is written as the moment that it is, where the format has a form for moments", "foreign", typeof(HasOffset))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var date = new DateTimeOffset(2020, 1, 2, 3, 4, 5, new TimeSpan(9, 0, 0));
        var written = Attempt.Write(subject, new HasOffset { Value = date });
        return written.Value is { } payload ? WrittenMoment.Judge(payload, date.DateTime, date.Offset) : Judgement.NotApplicable(written.Problem!);
    }
}
