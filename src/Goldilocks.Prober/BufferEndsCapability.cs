using System.Globalization;

namespace Goldilocks.Prober;

/// <summary>Values of each length around the ends of buffers that programs have. The lengths that fail are named as ranges.</summary>
/// <typeparam name="TRoot">The root with the value in a member.</typeparam>
/// <param name="id">Such as <c>C38.incompressible</c>.</param>
/// <param name="question">What is asked, in words.</param>
/// <param name="family">The family that <c>--only</c> may name.</param>
public abstract class BufferEndsCapability<TRoot>(string id, string question, string family) : ModelCapability(id, question, family, typeof(TRoot)) where TRoot : class
{
    /// <summary>What a payload has before and behind its value takes part of the buffer, so more lengths are below the end than above it.</summary>
    private const int Below = 16;
    private const int Above = 8;

    /// <summary>81,920 is how much the runtime copies from a stream at once.</summary>
    private static readonly int[] s_ends = [4_096, 16_384, 32_768, 65_536, 81_920];

    /// <summary>A value of a length.</summary>
    protected abstract TRoot Make(int length);

    /// <summary>How it came back. The words must not name the length.</summary>
    protected abstract Likeness Compare(TRoot expected, TRoot actual);

    /// <summary>Why the question is not for a library that writes a value in this many bytes; null where it is.</summary>
    /// <param name="length">Of the value.</param>
    /// <param name="payload">How many bytes it takes.</param>
    protected virtual string? WhyNotAsked(int length, int payload) => null;

    /// <inheritdoc/>
    protected sealed override Judgement Try(ISubject subject)
    {
        var first = s_ends[0];
        if (Attempt.Write(subject, Make(first)).Value is { } payload && WhyNotAsked(first, payload.Length) is { } reason)
        {
            return Judgement.NotApplicable(reason);
        }

        var tried = s_ends.SelectMany(end => Enumerable.Range(end - Below, Below + Above + 1)).Select(length => (Length: length, Likeness: ValueChecks.Like(subject, Make(length), Compare))).ToList();
        return ValueChecks.Judge([.. Ranges(tried)]);
    }

    /// <summary>One value for all lengths, one behind the other, that came back alike. Messages of exceptions may have the length in them, and the first one is told.</summary>
    private static IEnumerable<(string Name, Likeness Likeness)> Ranges(List<(int Length, Likeness Likeness)> tried)
    {
        var start = 0;
        for (var index = 1; index <= tried.Count; index++)
        {
            if (index == tried.Count || tried[index].Length != tried[index - 1].Length + 1 || tried[index].Likeness.Degree != tried[start].Likeness.Degree)
            {
                yield return (Name(tried[start].Length, tried[index - 1].Length), tried[start].Likeness);
                start = index;
            }
        }
    }

    private static string Name(int from, int to) => from == to ? Words(from) : $"{Words(from)} to {Words(to)}";

    private static string Words(int length) => length.ToString("N0", CultureInfo.InvariantCulture);
}
