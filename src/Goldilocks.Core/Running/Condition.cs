namespace Goldilocks.Core.Running;

/// <summary>What a worker's process runs under: one column of a run that compares several.</summary>
/// <param name="Name">As the tables print it: <c>net8.0</c>, <c>net10.0 server</c>; empty where a run has only one.</param>
/// <param name="Environment">Set for the process besides the run's own settings, and instead of those of the same name.</param>
public sealed record Condition(string Name, IReadOnlyDictionary<string, string> Environment)
{
    /// <summary>The run's settings with this condition's own.</summary>
    public IReadOnlyDictionary<string, string> Over(IReadOnlyDictionary<string, string> settings)
    {
        var variables = new Dictionary<string, string>(settings);
        foreach (var (name, value) in Environment)
        {
            variables[name] = value;
        }

        return variables;
    }
}
