using System.Text;

namespace Goldilocks.Prober;

/// <summary>
/// The assembly in which this runtime has its own classes. .NET Framework has them in mscorlib, and every runtime finds them by the names of the assemblies that programs refer to, but no other has this one.
/// </summary>
public static class OwnAssembly
{
    private static readonly string s_name = typeof(object).Assembly.GetName().Name!;

    /// <summary>Whether the values can be read by a program on another runtime, as far as the names in their payloads go.</summary>
    /// <param name="payloads">What came of writing each.</param>
    public static Judgement Judge(IReadOnlyCollection<Attempt<byte[]>> payloads) =>
        payloads.All(payload => payload.Value is null) ? Judgement.NotApplicable("it writes none of them: " + payloads.First().Problem)
            : payloads.Any(payload => payload.Value is { } bytes && Names(bytes)) ? Judgement.Partial($"it names {s_name}")
            : Judgement.Pass();

    private static bool Names(ReadOnlySpan<byte> payload) => payload.IndexOf(Encoding.UTF8.GetBytes(s_name)) >= 0 || payload.IndexOf(Encoding.Unicode.GetBytes(s_name)) >= 0;
}
