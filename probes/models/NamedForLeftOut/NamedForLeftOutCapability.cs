using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A program writes seconds where it works with a duration.</summary>
public sealed class NamedForLeftOut() : StandingInCapability<Interval>("C20.left-out-named", "a member that an attribute gives the name of another, which is left out")
{
    protected override Interval Make() => new() { WaitSeconds = Seconds };

    protected override int SecondsOf(Interval read) => read.WaitSeconds;
}

/// <summary>A reader that looks for a member in any case may find the one that is left out.</summary>
public sealed class NamedForLeftOutInAnotherCase() : StandingInCapability<Delay>("C20.left-out-named-case", "a member that an attribute gives the name of another in another case, which is left out")
{
    protected override Delay Make() => new() { WaitSeconds = Seconds };

    protected override int SecondsOf(Delay read) => read.WaitSeconds;
}

/// <summary>A reader that takes names in any case may stop at the member that is left out.</summary>
public sealed class NamedAsLeftOutInPayload() : ModelCapability("C20.left-out-other-case", "a payload has the name of a member that is left out, and another member has that name in another case", "members", typeof(V1.Snooze), typeof(V2.Snooze), typeof(V1.Chime), typeof(V2.Chime))
{
    private const int Seconds = 11;

    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
#if TAKES_NAMES
        var without = Attempt.Write(subject, new V1.Chime { Wait = Seconds }).Then(payload => Attempt.Read<V2.Chime>(subject, Versions.Rename(payload), typeof(V1.Chime)));
        if (without.Value is not { WaitSeconds: Seconds })
        {
            return Judgement.NotApplicable("names in another case are not read, also where no member is left out");
        }

        var beside = Attempt.Write(subject, new V1.Snooze { Wait = Seconds }).Then(payload => Attempt.Read<V2.Snooze>(subject, Versions.Rename(payload), typeof(V1.Snooze)));
        return beside.Value switch
        {
            null => Judgement.Fail(beside.Problem!),
            { WaitSeconds: Seconds } => Judgement.Pass(),
            var read => Judgement.Fail($"{Seconds} comes back as {read.WaitSeconds}, silently; without the member that is left out it is read"),
        };
#else
        _ = subject;
        return Judgement.NotApplicable("the adapter names no attribute that gives a member its name");
#endif
    }
}

/// <summary>About a member that stands in the payload for another. Where the adapter names no attribute that gives a name, nothing is asked.</summary>
/// <typeparam name="TRoot">The class that has both.</typeparam>
/// <param name="id">Such as <c>C20.left-out-named</c>.</param>
/// <param name="question">What is asked, in words.</param>
public abstract class StandingInCapability<TRoot>(string id, string question) : ModelCapability(id, question, "members", typeof(TRoot)) where TRoot : class
{
    /// <summary>What is written.</summary>
    protected const int Seconds = 11;

    protected sealed override bool IsOfConversion => true;

    /// <summary>The value.</summary>
    protected abstract TRoot Make();

    /// <summary>What came back.</summary>
    protected abstract int SecondsOf(TRoot read);

    protected sealed override Judgement Try(ISubject subject)
    {
#if TAKES_NAMES
        var attempt = Attempt.RoundTrip(subject, Make());
        return attempt.Value switch
        {
            null => Judgement.Fail(attempt.Problem!),
            var read when SecondsOf(read) == Seconds => Judgement.Pass(),
            var read => Judgement.Fail($"{Seconds} comes back as {SecondsOf(read)}, silently"),
        };
#else
        _ = subject;
        return Judgement.NotApplicable("the adapter names no attribute that gives a member its name");
#endif
    }
}
