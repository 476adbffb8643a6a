namespace Goldilocks.Prober;

/// <summary>An object that is written by one static type and read by another, which it is an object of as well.</summary>
public static class Across
{
    /// <summary>A reader may refuse what does not say the class that it needs. It must not give out another value.</summary>
    /// <typeparam name="TWritten">What the writer declares.</typeparam>
    /// <typeparam name="TRead">What the reader declares.</typeparam>
    /// <param name="subject">The variant.</param>
    /// <param name="value">The object.</param>
    /// <param name="isSame">Whether it came back.</param>
    public static Judgement Judge<TWritten, TRead>(ISubject subject, TWritten value, Func<TRead, bool> isSame) where TWritten : class where TRead : class
    {
        if (Attempt.RoundTrip(subject, value) is { Problem: { } problem })
        {
            return Judgement.Fail($"by {typeof(TWritten).Name} alone: {problem}");
        }

        var attempt = Attempt.Write(subject, value).Then(payload => Attempt.Read<TRead>(subject, payload));
        return attempt switch
        {
            { Value: { } read } => Attempt.Judge(() => isSame(read) ? Judgement.Pass() : Judgement.Fail($"a {read.GetType().Name} with other members comes back, silently")),
            { IsClean: true } => Judgement.Partial(attempt.Problem!),
            _ => Judgement.Fail(attempt.Problem!),
        };
    }
}
