namespace Goldilocks.Prober;

/// <summary>
/// An input of a recorded finding. Its number in the section is another one where a corpus has more cases since, or where the library writes payloads of other lengths in each process.
/// </summary>
/// <param name="Probe">Such as <c>H03</c>.</param>
/// <param name="Model">The root model.</param>
/// <param name="StackBytes">The stack that it ran on.</param>
/// <param name="Words">What was tried, in words.</param>
internal sealed record WantedInput(string Probe, ModelName Model, int StackBytes, string Words)
{
    /// <summary>Its number now; null when the section has no such input.</summary>
    /// <param name="inputs">Of the section.</param>
    /// <param name="recorded">The number that it had.</param>
    public int? NumberIn(IInputs inputs, int recorded)
    {
        if (recorded < inputs.Count && IsAlike(inputs[recorded]) && inputs[recorded].Words() == Words)
        {
            return recorded;
        }

        var alike = Enumerable.Range(0, inputs.Count).Where(number => IsAlike(inputs[number])).ToList();
        return alike.Count == 0 ? null
            : alike.FindIndex(number => inputs[number].Words() == Words) is var same and >= 0 ? alike[same]
            : alike.Contains(recorded) ? recorded
            : alike[0];
    }

    private bool IsAlike(ProbeInput input) => (input.Probe, input.Model, input.StackBytes) == (Probe, Model, StackBytes);
}
