using System.Globalization;

namespace Goldilocks.Prober;

/// <summary>
/// Reads what the other variants of one library wrote: a program that changes from reflection to generated code has the payloads of the old way. Another format is refused, and that is right. What is read as another
/// value without an error is not.
/// </summary>
/// <remarks>The other variant writes in this process, so a library that keeps something of a class for the whole process has it from both.</remarks>
/// <param name="id">Such as <c>C43.variants</c>.</param>
/// <param name="question">What is asked, in words.</param>
public abstract class SiblingCapability(string id, string question) : Capability
{
    /// <summary>More are not named.</summary>
    private const int MostNamed = 2;

    /// <inheritdoc/>
    public sealed override string Id => id;

    /// <inheritdoc/>
    public sealed override string Question => question;

    /// <inheritdoc/>
    public sealed override string Family => "use";

    /// <inheritdoc/>
    public sealed override Judgement Run(ISubject subject)
    {
        var own = subject.Open(IsAsked).Where(root => root.WhyNotBoth is null && Difference(root, root) is null).ToList();
        var siblings = own.Count == 0 ? [] : subject.Siblings.Select(sibling => Of(sibling, own)).Where(seen => seen.Count > 0).ToList();
        return siblings.Count == 0 ? Judgement.NotApplicable("no other variant of the library writes and reads one of the values as this one does")
            : siblings.Exists(seen => seen.Different.Count > 0) ? Judgement.Fail(Words(siblings))
            : siblings.Exists(seen => seen.Refused.Count > 0) ? Judgement.Partial(Words(siblings))
            : Judgement.Pass(Words(siblings));
    }

    /// <summary>Models with a value of their own: those of the attacks, of the corpora, and of what needs a setting.</summary>
    private static bool IsAsked(Workload model) => model is ISettingModel || (model is IProbeModel && !model.Name.StartsWith(CapabilityModel.Prefix, StringComparison.Ordinal));

    private static Seen Of(ISubject sibling, List<IRoot> own)
    {
        var seen = new Seen(sibling.Variant.Length == 0 ? "the plain variant" : $"'{sibling.Variant}'");
        foreach (var root in own.Where(root => sibling.Takes(root.Model)))
        {
            // What the other variant does not give back itself is its own failure.
            var other = sibling.Open(root.Model);
            if (other.WhyNotBoth is not null || Difference(other, other) is not null)
            {
                continue;
            }

            seen.Count++;
            switch (Difference(root, other))
            {
                case null:
                    break;
                case { IsRefused: true } refused:
                    seen.Refused.Add($"{root.Type.Name}: {refused.Words}");
                    break;
                case var different:
                    seen.Different.Add($"{root.Type.Name}: {different.Words}");
                    break;
            }
        }

        return seen;
    }

    private static Problem? Difference(IRoot reader, IRoot writer)
    {
        try
        {
            var value = writer.MakeValue();
            return reader.FindDifference(value, reader.ReadObject(writer.WriteObject(value))) is { } difference ? new Problem(IsRefused: false, difference) : null;
        }
        catch (Exception exception)
        {
            return new Problem(IsRefused: true, exception.GetType().Name);
        }
    }

    private static string Words(List<Seen> siblings) => string.Join("; ", siblings.OrderByDescending(seen => seen.Different.Count > 0).ThenByDescending(seen => seen.Refused.Count > 0).Select(seen => seen switch
    {
        { Different.Count: > 0 } => string.Create(CultureInfo.InvariantCulture, $"of {seen.Variant} it reads {seen.Different.Count} of {seen.Count} as another value, silently ({Some(seen.Different)})"),
        { Refused.Count: > 0 } when seen.Refused.Count == seen.Count => $"it refuses what {seen.Variant} writes",
        { Refused.Count: > 0 } => string.Create(CultureInfo.InvariantCulture, $"of {seen.Variant} it refuses {seen.Refused.Count} of {seen.Count} ({Some(seen.Refused)})"),
        _ => string.Create(CultureInfo.InvariantCulture, $"it reads all {seen.Count} of {seen.Variant}"),
    }));

    private static string Some(List<string> all) => string.Join("; ", all.Take(MostNamed)) + (all.Count > MostNamed ? string.Create(CultureInfo.InvariantCulture, $"; and {all.Count - MostNamed} more") : "");

    private sealed record Problem(bool IsRefused, string Words);

    private sealed class Seen(string variant)
    {
        public string Variant { get; } = variant;

        /// <summary>How many values were tried.</summary>
        public int Count { get; set; }

        public List<string> Refused { get; } = [];

        public List<string> Different { get; } = [];
    }
}
