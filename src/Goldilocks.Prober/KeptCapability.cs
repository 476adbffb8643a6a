using System.Globalization;
using Goldilocks.Payloads;

namespace Goldilocks.Prober;

/// <summary>How much memory stays when a large value was written and read. What the library keeps for itself is a failure from a quarter of the payload on; what the shared pool of the runtime has is told, because the runtime gives that back later.</summary>
/// <typeparam name="TRoot">The class.</typeparam>
/// <param name="id">Such as <c>C57.kept</c>.</param>
/// <param name="question">What is asked, in words.</param>
public abstract class KeptCapability<TRoot>(string id, string question) : ModelCapability(id, question, "use", typeof(TRoot)) where TRoot : class
{
    /// <summary>The size of a large value, more or less.</summary>
    protected const int LargeBytes = 4_000_000;

    private const int LargestArray = 1 << 24;
    private const long MostKept = LargeBytes / 4;
    private const double Million = 1_000_000;

    /// <inheritdoc/>
    protected sealed override bool IsOfConversion => true;

    /// <summary>A value that is used first, so that code and caches are there.</summary>
    protected abstract TRoot Small { get; }

    /// <summary>The values, each made when it is its turn.</summary>
    protected abstract IReadOnlyList<(string Name, Func<TRoot> Make)> Large { get; }

    /// <inheritdoc/>
    protected sealed override Judgement Try(ISubject subject)
    {
        var root = subject.Open<TRoot>();
        if (Attempt.RoundTrip(subject, Small) is { Value: null, Problem: { } problem })
        {
            return Judgement.NotApplicable(problem);
        }

        List<string> kept = [];
        List<string> pooled = [];
        List<string> refused = [];
        foreach (var (name, make) in Large)
        {
            string? refusal = null;
            var (bytes, withoutPool) = KeptMemory.After(() => refusal = UseAndForget(root, make), LargestArray);
            if (refusal is not null)
            {
                refused.Add($"{name}: {refusal}");
            }
            else if (withoutPool >= MostKept)
            {
                kept.Add($"{Megabytes(withoutPool)} of {name}");
            }
            else if (bytes >= MostKept)
            {
                pooled.Add($"{Megabytes(bytes)} of {name}");
            }
        }

        return kept.Count > 0 ? Judgement.Fail("it keeps for itself " + string.Join(", ", kept))
            : refused.Count == Large.Count ? Judgement.NotApplicable(refused[0])
            : Judgement.Pass(pooled.Count > 0 ? $"it leaves {string.Join(", ", pooled)} in the runtime's shared pool, which gives it back later" : "");
    }

    /// <summary>What the adapter or the library holds of the last call alone, such as its destination, is held of a small value then.</summary>
    private string? UseAndForget(IRoot<TRoot> root, Func<TRoot> make) => Use(root, make) ?? Use(root, () => Small);

    /// <summary>The writer is ours and in no pool.</summary>
    private static string? Use(IRoot<TRoot> root, Func<TRoot> make)
    {
        try
        {
            var writer = new PayloadWriter();
            root.WriteTo(make(), writer);
            _ = root.Read(writer.Written);
            return null;
        }
        catch (Exception exception)
        {
            return exception.GetType().Name;
        }
    }

    private static string Megabytes(long bytes) => string.Create(CultureInfo.InvariantCulture, $"{bytes / Million:0.0} MB");
}
