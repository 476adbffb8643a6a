namespace Goldilocks.Probes.Models;

/// <summary>The compiler keeps the listeners in a private field.</summary>
[Contract]
public sealed partial class HasEvent
{
    public event EventHandler? Changed;

    [Member(First + 0), NamedMember]
    public int Value { get; set; }

    public void Raise() => Changed?.Invoke(this, EventArgs.Empty);
}
