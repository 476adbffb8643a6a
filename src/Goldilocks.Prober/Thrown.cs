namespace Goldilocks.Prober;

/// <summary>Judges what becomes of an exception that code of the program throws while a library calls it.</summary>
public static class Thrown
{
    /// <summary>A pass where the program's own exception comes, or another that has it inside.</summary>
    /// <param name="exception">What the program was given.</param>
    /// <param name="words">The message of its own exception.</param>
    public static Judgement Judge(Exception exception, string words)
    {
        for (Exception? inner = exception; inner is not null; inner = inner.InnerException)
        {
            if (inner.Message == words)
            {
                return Judgement.Pass();
            }
        }

        return Judgement.Partial($"the program's exception is lost: {exception.GetType().Name} comes instead");
    }
}
