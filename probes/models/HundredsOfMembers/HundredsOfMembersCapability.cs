using System.Reflection;
using Goldilocks.Prober;
using Goldilocks.Prober.Capabilities;

namespace Goldilocks.Probes.Models;

/// <summary>Their count and their numbers do not fit into a byte.</summary>
public sealed class HundredsOfMembers() : ModelCapability("C20.hundreds", "a class of 260 members", "members", typeof(Hundreds))
{
    private static readonly PropertyInfo[] Members = [.. typeof(Hundreds).GetProperties().OrderBy(member => member.Name, StringComparer.Ordinal)];

    protected override Judgement Try(ISubject subject)
    {
        var read = Attempt.RoundTrip(subject, Make());
        if (read.Value is not { } root)
        {
            return Judgement.Fail(read.Problem!);
        }

        var other = Array.FindIndex(Members, member => (int)member.GetValue(root)! != Array.IndexOf(Members, member) + 1);
        return other < 0 ? Judgement.Pass() : Judgement.Fail($"member {other + 1} comes back as {Members[other].GetValue(root)}, silently");
    }

    private static Hundreds Make()
    {
        var root = new Hundreds();
        foreach (var (member, place) in Members.Select((member, place) => (member, place)))
        {
            member.SetValue(root, place + 1);
        }

        return root;
    }
}
