using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A reader can only fill the list that the object has made; whether it empties the list before is what is asked.</summary>
public sealed class InitialFixedList() : ModelCapability("C25.initial-fixed", "a list without a setter and with an initial value, written with other elements", "values", typeof(HasFixedList))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var given = new HasFixedList { Number = 11 };
        given.Value.Clear();
        given.Value.Add(1);
        var read = Attempt.RoundTrip(subject, given);
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Value: [1], Number: 11 } => Judgement.Pass(),
            { Value: [7, 8, 1], Number: 11 } => Judgement.Fail("what was written is added to its initial value: 1 comes back as 7, 8, 1"),
            { Value: [7, 8], Number: 11 } => Judgement.Fail("its initial value is kept instead: 1 comes back as 7, 8"),
            var other => Judgement.Fail($"1 comes back as {string.Join(", ", other.Value)}"),
        };
    }
}
