using System.Text;

namespace Goldilocks.Prober.Attacks;

/// <summary>
/// H12, as far as no format is needed: payloads that name thousands of classes that there are not. Twice as many names must not take more than three times as long, and no more than 64 MB may be
/// kept of them. A payload that names a class of an assembly which is there but not loaded must not have it loaded.
/// </summary>
public sealed class TypeLookupSection : Section
{
    private const string Probe = "H12";
    private const int FirstNames = 50;
    private const int Names = 5_000;
    private const long MostKeptBytes = 64L << 20;

    /// <inheritdoc/>
    public override string Name => "type-names";

    /// <inheritdoc/>
    /// <remarks>It measures time and memory.</remarks>
    public override Sharing Sharing => Sharing.None;

    /// <inheritdoc/>
    public override string? WhyNot(ISubject subject) => Open(subject, 0).Count > 0 ? null : CanarySection.NoNames;

    /// <inheritdoc/>
    public override IInputs Open(ISubject subject, ulong seed)
    {
        AsleepAssembly.Watch();
        var payloads = NamedPayload.Of(subject).Where(named => !((ICanaryModel)named.Root.Workload).IsSetForPolymorphism).ToList();
        return new ListedInputs(
        [
            .. payloads.Where(named => named.Root.WhyNotRead is null).Take(1).Select(Thousands),
            .. payloads.Where(named => named.Moved(AsleepAssembly.ClassName, AsleepAssembly.Name) is not null).Select(Asleep),
        ]);
    }

    /// <summary>A library may look through all assemblies at the first name that it meets, whichever that is: so it meets another one first.</summary>
    private static ProbeInput Asleep(NamedPayload named) => ProbeInput.Reading(
        Probe,
        named.Root.Model,
        () => $"{named.Words}: the name {named.Benign} replaced by {AsleepAssembly.ClassName}, of an assembly that is there and not loaded",
        () => named.Moved(AsleepAssembly.ClassName, AsleepAssembly.Name)!,
        Expectation.MayBeAnything) with
    {
        Prepare = () => Read(named.Root, named.Renamed(Unknown(0, named.Benign.Length))),
    };

    private static ProbeInput Thousands(NamedPayload named)
    {
        var next = 0;
        return ProbeInput.Acting(
            Probe, named.Root.Model, () => FormattableString.Invariant($"{Names:N0} names of classes that there are not, and twice as many"), Direction.Reading, Act, Expectation.MayBeAnything);

        object? Act()
        {
            var before = GC.GetTotalMemory(forceFullCollection: true);
            _ = Growth.Check(() => ReadNext(FirstNames), () => ReadNext(Names), () => ReadNext(2 * Names), [() => () => ReadNext(4 * Names)]);
            if (GC.GetTotalMemory(forceFullCollection: true) - before > MostKeptBytes)
            {
                Signs.Raise(SignKind.KeepsTooMuch, "it keeps more than 64 MB of names that there are not");
            }

            return null;
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

/// <summary>
/// H11, as far as no format is needed: the library writes a benign class, and the name of a class that nothing registered or annotated takes its place. The names have the same length, so that every
/// length in the payload stays right.
/// </summary>
public sealed class CanarySection : Section
{
    /// <summary>Why a payload has no name to replace.</summary>
    internal const string NoNames = "the variant writes no class that is not declared, or names none in its payloads";

    /// <inheritdoc/>
    public override string Name => "types";

    /// <inheritdoc/>
    /// <remarks>Whether code of a class runs depends on what was loaded before.</remarks>
    public override Sharing Sharing => Sharing.None;

    /// <inheritdoc/>
    public override string? WhyNot(ISubject subject) => Open(subject, 0).Count > 0 ? null : NoNames;

    /// <inheritdoc/>
    public override IInputs Open(ISubject subject, ulong seed) => new ListedInputs([.. NamedPayload.Of(subject).Select(named => ProbeInput.Reading(
        ((ICanaryModel)named.Root.Workload).Probe, named.Root.Model, () => $"{named.Words}: the name {named.Benign} replaced by {named.Canary}", () => named.Renamed(named.Canary), Expectation.MayBeAnything))]);
}
