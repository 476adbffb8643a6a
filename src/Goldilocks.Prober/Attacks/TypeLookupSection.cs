using System.Text;
using Goldilocks.Prober.Probes;

namespace Goldilocks.Prober.Attacks;

/// <summary>
/// H12, as far as no format is needed: payloads that name thousands of classes that there are not. Twice as many names must not take more than three times as long, and no more than 64 MB may be
/// kept of them.
/// </summary>
public sealed class TypeLookupSection : Section
{
    private const string Probe = "H12";
    private const int Names = 5_000;
    private const long MostKeptBytes = 64L << 20;

    /// <inheritdoc/>
    public override string Name => "type-names";

    /// <inheritdoc/>
    public override string? WhyNot(ISubject subject) => Open(subject, 0).Count > 0 ? null : CanarySection.NoNames;

    /// <inheritdoc/>
    public override IInputs Open(ISubject subject, ulong seed) => new ListedInputs([.. NamedPayload.Of(subject).Where(named => named.Root.WhyNotRead is null).Take(1).Select(Input)]);

    private static ProbeInput Input(NamedPayload named)
    {
        var next = 0;
        return ProbeInput.Acting(
            Probe, named.Root.Model, () => FormattableString.Invariant($"{Names:N0} names of classes that there are not, and twice as many"), Direction.Reading, Act, Expectation.MayBeAnything);

        object? Act()
        {
            var before = GC.GetTotalMemory(forceFullCollection: true);
            var times = Growth.Check(() => ReadNext(Names), () => ReadNext(2 * Names));
            if (GC.GetTotalMemory(forceFullCollection: true) - before > MostKeptBytes)
            {
                Signs.Raise(SignKind.KeepsTooMuch, "it keeps more than 64 MB of names that there are not");
            }

            return times;
        }

        void ReadNext(int count)
        {
            for (var i = 0; i < count; i++)
            {
                Read(named.Root, named.Renamed(Unknown(next++, named.Benign.Length)));
            }
        }
    }

    /// <summary>A refusal is right, and so is an answer.</summary>
    private static void Read(IRoot root, byte[] payload)
    {
        try
        {
            _ = root.ReadOwn(payload);
        }
        catch (Exception exception) when (exception is not OutOfMemoryException)
        {
            GC.KeepAlive(exception);
        }
    }

    /// <summary>A name of that length which no class has; each number has its own.</summary>
    private static string Unknown(int number, int length)
    {
        const string Letters = "abcdefghijklmnopqrstuvwxyz";
        var name = new StringBuilder("X");
        for (; name.Length < length; number /= Letters.Length)
        {
            name.Append(Letters[number % Letters.Length]);
        }

        return name.ToString();
    }
}
