using System.Text;
using Goldilocks.Prober.Probes;

namespace Goldilocks.Prober.Attacks;

/// <summary>
/// H11, as far as no format is needed: the library writes a benign class, and the name of a class that nothing registered or annotated takes its place. The names have the same length, so that every
/// length in the payload stays right.
/// </summary>
public sealed class CanarySection : Section
{
    private const string Probe = "H11";

    private static readonly Encoding[] s_encodings = [Encoding.UTF8, Encoding.Unicode];

    /// <inheritdoc/>
    public override string Name => "types";

    /// <inheritdoc/>
    public override string? WhyNot(ISubject subject) => Open(subject, 0).Count > 0 ? null : "the variant writes no class that is not declared, or names none in its payloads";

    /// <inheritdoc/>
    public override IInputs Open(ISubject subject, ulong seed) => new ListedInputs([.. subject.Models.Where(subject.Takes).Select(subject.Open)
        .Where(root => root.Workload is ICanaryModel)
        .SelectMany(root => ((ICanaryModel)root.Workload).Canaries.Select(canary => Input(root, canary.Words, canary.Value, canary.Benign, canary.Canary)).OfType<ProbeInput>())]);

    /// <returns>Null when the payload does not name the class.</returns>
    private static ProbeInput? Input(IRoot root, string words, object value, string benign, string canary)
    {
        try
        {
            var written = root.WriteObject(value);
            var named = s_encodings.Select(encoding => (From: encoding.GetBytes(benign), To: encoding.GetBytes(canary))).Where(name => written.AsSpan().IndexOf(name.From) >= 0).ToList();
            return named.Count == 0 ? null : ProbeInput.Reading(
                Probe, root.Model, () => $"{words}: the name {benign} replaced by {canary}", () => named.Aggregate(written, (bytes, name) => Replaced(bytes, name.From, name.To)), Expectation.MayBeAnything);
        }
        catch (Exception)
        {
            // A library that refuses the class names it nowhere, so there is nothing to replace.
            return null;
        }
    }

    private static byte[] Replaced(byte[] bytes, byte[] from, byte[] to)
    {
        var replaced = bytes.ToArray();
        for (var start = replaced.AsSpan().IndexOf(from); start >= 0; start = replaced.AsSpan().IndexOf(from))
        {
            to.CopyTo(replaced, start);
        }

        return replaced;
    }
}
