using System.CommandLine;

namespace Goldilocks.Bench;

/// <summary>Options for counts.</summary>
internal static class Counts
{
    /// <summary>A whole number from 1; anything else is refused before the first run.</summary>
    public static Option<int> Option(string name, int standard, string description)
    {
        var option = new Option<int>(name) { DefaultValueFactory = _ => standard, Description = description };
        option.Validators.Add(result =>
        {
            if (result.GetValueOrDefault<int>() < 1)
            {
                result.AddError($"{name} takes a whole number from 1.");
            }
        });
        return option;
    }
}
