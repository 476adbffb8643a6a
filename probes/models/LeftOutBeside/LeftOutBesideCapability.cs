using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A reader that collects what a constructor takes looks for the members in another way.</summary>
public sealed class LeftOutBesideConstructor() : LeftOutCapability("C20.left-out-constructor", "a payload states a member that the class leaves out by an attribute, and a constructor takes the others", typeof(V2.Visit), nameof(V2.Visit.Role), typeof(V1.Visit), typeof(V2.Visit))
{
    protected override Judgement TryMarked(ISubject subject)
    {
        var usual = Attempt.RoundTrip(subject, new V2.Visit("Ann"));
        if (usual.Value is not { Name: "Ann" } plain)
        {
            return Judgement.NotApplicable("it does not take the class without such a member either: " + (usual.Problem ?? "Ann is lost, silently"));
        }

        var read = Attempt.Write(subject, new V1.Visit { Name = "Ann", Role = "admin" }).Then(payload => Attempt.Read<V2.Visit>(subject, Versions.Rename(payload), typeof(V1.Visit)));
        return read.Value switch
        {
            null when read.IsClean => Judgement.Partial(read.Problem!),
            null => Judgement.Fail(read.Problem!),
            { Role: "admin" } => Judgement.Fail("it is set, silently"),
            { Name: "Ann" } alike when alike.Role == plain.Role => Judgement.Pass(),
            var other => Judgement.Fail($"Ann and {plain.Role ?? "null"} come back as {other.Name ?? "null"} and {other.Role ?? "null"}, silently"),
        };
    }
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class NewVisitModel() : CapabilityModel<V2.Visit>(Needs.ReadOnlyMembers);
