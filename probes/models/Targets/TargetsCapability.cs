using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Whether a list is filled anew or added to is the library's answer; that a member keeps its old value is a loss.</summary>
public sealed class ReadIntoTarget() : ModelCapability("C40.target", "an object that is there is read into: members with and without required, and a list", "use", typeof(Target))
{
    protected override Judgement Try(ISubject subject)
    {
        var root = subject.Open<Target>();
        if (!root.TakesTargets)
        {
            return Judgement.NoTargets;
        }

        var read = Attempt.Of("reading", () => root.Populate(root.Write(new() { Number = 11, Name = "new", Text = null, Numbers = [1, 2] }), new() { Number = 99, Name = "old", Text = "old", Numbers = [7] }));
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Number: 11, Name: "new", Text: null or "", Numbers: [1, 2] } => Judgement.Pass(),
            { Number: 11, Name: "new", Text: null or "", Numbers: [7, 1, 2] } => Judgement.Partial("the list is added to"),
            { Number: 11, Name: "new", Text: "old", Numbers: [1, 2] or [7, 1, 2] } => Judgement.Partial("a text that was written as null keeps its old value"),
            var other => Judgement.Fail($"11, new, null, [1, 2] come back as {other.Number}, {other.Name ?? "null"}, {other.Text ?? "null"}, [{string.Join(", ", other.Numbers ?? [])}], silently"),
        };
    }
}
