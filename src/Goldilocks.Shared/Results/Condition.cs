namespace Goldilocks.Results;

/// <summary>The condition of a worker's process: one column of a run that compares several (docs/conditions.md).</summary>
/// <param name="Name">As the tables print it: <c>net8.0</c>, <c>net10.0 server</c>; empty for the run's own settings.</param>
/// <param name="Framework">The runtime that the program brings along; null for the installed one.</param>
/// <param name="Environment">Variables for the process, which replace the run's own of the same name; null removes one of those.</param>
public sealed record Condition(string Name, string? Framework, IReadOnlyDictionary<string, string?> Environment)
{
    /// <summary>The run's settings, with those of this condition on top.</summary>
    public IReadOnlyDictionary<string, string> Over(IReadOnlyDictionary<string, string> settings)
    {
        var variables = new Dictionary<string, string>(settings);
        foreach (var (name, value) in Environment)
        {
            if (value is null)
            {
                variables.Remove(name);
            }
            else
            {
                variables[name] = value;
            }
        }

        return variables;
    }
}
