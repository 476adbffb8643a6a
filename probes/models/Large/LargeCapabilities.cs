using System.Globalization;
using Goldilocks.Prober.Capabilities;
using Goldilocks.Prober.Probes;
using Goldilocks.Values;

namespace Goldilocks.Probes.Models;

/// <summary>A value whose payload takes 100 MB or more. To refuse it by an exception that says so is right too, though it is less.</summary>
/// <param name="id">Such as <c>C39.bytes</c>.</param>
/// <param name="question">What is asked, in words.</param>
/// <param name="root">The root that holds the value.</param>
public abstract class LargeValue(string id, string question, Type root) : ModelCapability(id, question, "large", root)
{
    /// <inheritdoc/>
    public override bool IsHeavy => true;

    /// <summary>Judges what became of the value, and says how large its payload is.</summary>
    protected static Judgement Judge<TRoot>(ISubject subject, TRoot root, Func<TRoot, bool> isSame) where TRoot : class
    {
        var written = Attempt.Write(subject, root);
        if (written.Value is not { } payload)
        {
            return Refused(written);
        }

        var read = Attempt.Read<TRoot>(subject, payload);
        var size = string.Create(CultureInfo.InvariantCulture, $"a payload of {payload.Length / 1e6:0} MB");
        return read.Value is not { } value ? Refused(read)
            : isSame(value) ? Judgement.Pass(size)
            : Judgement.Fail($"another value is read, silently, from {size}");
    }

    private static Judgement Refused<T>(Attempt<T> attempt) where T : class => attempt.IsClean ? Judgement.Partial(attempt.Problem!) : Judgement.Fail(attempt.Problem!);
}

/// <summary>Bytes that no compression makes smaller.</summary>
public sealed class ManyBytes() : LargeValue("C39.bytes", "100 MB in an array of bytes", typeof(HasManyBytes))
{
    private const int Bytes = 100_000_000;

    protected override Judgement Try(ISubject subject)
    {
        var bytes = new byte[Bytes];
        new SeededRandom(1).Fill(bytes);
        return Judge(subject, new HasManyBytes { Value = bytes }, read => bytes.AsSpan().SequenceEqual(read.Value));
    }
}

/// <summary>Numbers of all lengths.</summary>
public sealed class ManyNumbers() : LargeValue("C39.numbers", "an array of 25 million numbers", typeof(HasManyNumbers))
{
    private const int Numbers = 25_000_000;

    // A prime factor spreads the numbers over the whole range.
    protected override Judgement Try(ISubject subject)
    {
        var numbers = new int[Numbers];
        for (var index = 0; index < numbers.Length; index++)
        {
            numbers[index] = unchecked((int)(index * 2_654_435_761u));
        }

        return Judge(subject, new HasManyNumbers { Value = numbers }, read => numbers.AsSpan().SequenceEqual(read.Value));
    }
}
