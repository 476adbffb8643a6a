using Goldilocks.Prober.Probes;

namespace Goldilocks.Prober.Capabilities;

/// <summary>Uses of a variant that several capabilities make.</summary>
public static class SubjectExtensions
{
    /// <summary>Reads what <paramref name="writer"/>, another version of the class, wrote, and writes what was read, as a program does that passes values on.</summary>
    public static byte[] Rewrite<T>(this ISubject subject, byte[] payload, Type writer) where T : class => subject.Write(subject.Read<T>(payload, writer));
}
