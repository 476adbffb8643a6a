using System.Text;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>
/// A program on another runtime reads the payload. .NET Framework has these classes in mscorlib, and every runtime finds them by the names of the assemblies that programs refer to; the one in which this runtime has them is its own.
/// </summary>
public sealed class ObjectNames() : ModelCapability("C14.names", "a List, a Dictionary and an array in a member declared as object: does the payload name an assembly that only this runtime has?", "polymorphism", typeof(Anything))
{
    private static readonly string s_own = typeof(object).Assembly.GetName().Name!;

    protected override Judgement Try(ISubject subject)
    {
        var payloads = Values().Select(value => Attempt.Write(subject, new Anything { Value = value })).ToList();
        return payloads.TrueForAll(payload => payload.Value is null) ? Judgement.NotApplicable("it writes none of them: " + payloads[0].Problem)
            : payloads.Exists(payload => payload.Value is { } bytes && Names(bytes)) ? Judgement.Partial($"it names {s_own}")
            : Judgement.Pass();
    }

    private static IEnumerable<object> Values() => [new List<int> { 1, 2 }, new Dictionary<string, int> { ["a"] = 1 }, new[] { "a", "b" }];

    private static bool Names(ReadOnlySpan<byte> payload) => payload.IndexOf(Encoding.UTF8.GetBytes(s_own)) >= 0 || payload.IndexOf(Encoding.Unicode.GetBytes(s_own)) >= 0;
}
