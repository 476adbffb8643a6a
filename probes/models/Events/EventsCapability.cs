using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A writer that takes fields writes the listeners too.</summary>
public sealed class Events() : ModelCapability("C20.event", "a class with an event that another object listens to", "members", typeof(HasEvent))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var listener = new Listener();
        var root = new HasEvent { Value = 11 };
        root.Changed += listener.Hear;
        var read = Attempt.RoundTrip(subject, root);
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Value: 11 } => Judgement.Pass(),
            var other => Judgement.Fail($"11 comes back as {other.Value}, silently"),
        };
    }

    private sealed class Listener
    {
        private int _heard;

        public void Hear(object? sender, EventArgs arguments) => _heard++;
    }
}
