namespace Goldilocks.Prober;

/// <summary>The capabilities of one group as a section. Each is an input: one that dies or hangs affects only its own row.</summary>
internal sealed class CapabilitySection(string name, IReadOnlyList<Capability> capabilities) : Section
{
    public override string Name => name;

    public override string Family => "capabilities";

    public override IReadOnlyList<string> Questions => [.. capabilities.Select(capability => capability.Id)];

    public override bool IsNamedOnly => capabilities.Any(capability => capability.HeavyBytes > 0);

    public override Sharing Sharing => IsNamedOnly ? Sharing.None : capabilities.Any(capability => capability.NeedsFreshProcess) ? Sharing.First : Sharing.Any;

    public override long MemoryBytes => IsNamedOnly ? capabilities.Max(capability => capability.HeavyBytes) : base.MemoryBytes;

    /// <summary>A library that keeps what it grew until memory was refused would be refused memory at the next question too.</summary>
    public override bool IsFreshAfterOutOfMemory => true;

    public override double HangSeconds => IsNamedOnly ? 60 : 5;

    public override IInputs Open(ISubject subject, ulong seed) => new ListedInputs([.. capabilities.Select(capability => Input(subject, capability))]);

    private static ProbeInput Input(ISubject subject, Capability capability) => ProbeInput.Acting(
        capability.Id, subject.Models[0], () => capability.Question, Direction.Writing, () => Judge(subject, capability), Expectation.MayBeAnything) with
    {
        StackBytes = capability.StackBytes,
    };

    private static Judgement Judge(ISubject subject, Capability capability)
    {
        try
        {
            return capability.Run(capability.IsReadApart ? subject.WritingOnce(capability.Id) : subject);
        }
        catch (Exception exception)
        {
            return Judgement.Fail($"{exception.GetType().Name}: {exception.Message}");
        }
    }
}
