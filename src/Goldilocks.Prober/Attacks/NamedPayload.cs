using System.Text;

namespace Goldilocks.Prober.Attacks;

/// <summary>A payload in which the library named a benign class. Another name of the same length can take its place, so that every length in the payload stays right.</summary>
/// <param name="Root">The root that it is read as.</param>
/// <param name="Words">What holds the object.</param>
/// <param name="Benign">The name of the class.</param>
/// <param name="Canary">The name of a class that nothing registered or annotated.</param>
/// <param name="Payload">What the library wrote.</param>
internal sealed record NamedPayload(IRoot Root, string Words, string Benign, string Canary, byte[] Payload)
{
    private static readonly Encoding[] s_encodings = [Encoding.UTF8, Encoding.Unicode];

    /// <summary>Every value of the canary models whose payload names its class, by the adapter's usual settings and by those for derived classes.</summary>
    public static IEnumerable<NamedPayload> Of(ISubject subject) =>
        from root in subject.Open(model => model is ICanaryModel)
        from canary in ((ICanaryModel)root.Workload).Canaries
        let payload = Refusable.OrNull(() => root.WriteObject(canary.Value))
        where payload is not null && s_encodings.Any(encoding => payload.AsSpan().IndexOf(encoding.GetBytes(canary.Benign)) >= 0)
        select new NamedPayload(root, canary.Words, canary.Benign, canary.Canary, payload);

    /// <summary>The payload with another name.</summary>
    /// <param name="name">As long as that of the benign class.</param>
    public byte[] Renamed(string name) => Replaced(Payload, Benign, name);

    /// <summary>The payload with a name from another assembly; null where it names the assembly of the benign class nowhere, or under a name of another length.</summary>
    /// <param name="name">As long as that of the benign class.</param>
    /// <param name="assembly">The simple name of the other assembly.</param>
    public byte[]? Moved(string name, string assembly)
    {
        var moved = Renamed(name);
        var from = Root.Workload.GetType().Assembly.GetName().Name!;
        return assembly.Length == from.Length && s_encodings.Any(encoding => moved.AsSpan().IndexOf(encoding.GetBytes(from)) >= 0)
            ? MovedBehind(moved, name, from, assembly) ?? Replaced(moved, from, assembly)
            : null;
    }

    /// <summary>Only where the assembly stands right behind the class: the root's class may stand in the same assembly, and would not be found any more.</summary>
    private static byte[]? MovedBehind(byte[] payload, string name, string from, string to)
    {
        var moved = Replaced(payload, $"{name}, {from}", $"{name}, {to}");
        return moved.AsSpan().SequenceEqual(payload) ? null : moved;
    }

    private static byte[] Replaced(byte[] payload, string benign, string name)
    {
        var replaced = payload.ToArray();
        foreach (var encoding in s_encodings)
        {
            var (from, to) = (encoding.GetBytes(benign), encoding.GetBytes(name));
            for (var start = replaced.AsSpan().IndexOf(from); start >= 0; start = replaced.AsSpan().IndexOf(from))
            {
                to.CopyTo(replaced, start);
            }
        }

        return replaced;
    }
}
