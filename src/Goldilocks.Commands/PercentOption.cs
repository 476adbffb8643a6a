using System.CommandLine;
using System.CommandLine.Parsing;
using System.Globalization;

namespace Goldilocks.Commands;

/// <summary>Options that take a percentage.</summary>
internal static class PercentOption
{
    private const double Most = 1000;

    /// <summary>How much worse something may become before it counts, as a share: 0.05 is 5 %.</summary>
    public static Option<double> FailAbove() => new("--fail-above")
    {
        Description = "Fails if something is significantly slower, larger or allocates more, by more than this: 5%, for example. 0% to 1000%. [default: 5%]",
        HelpName = "percent",
        DefaultValueFactory = _ => 0.05,
        CustomParser = Parse,
    };

    /// <summary>How large a step must significantly be to be marked, as a share; given, it also makes the last step a finding.</summary>
    public static Option<double?> Steps() => new("--fail-above")
    {
        Description = "Marks steps that are significantly larger than this; 5% when absent. If given, the command fails when the last step of a cell is slower. 0% to 1000%.",
        HelpName = "percent",
        CustomParser = result => Parse(result),
    };

    private static double Parse(ArgumentResult result)
    {
        var text = result.Tokens.Count == 1 ? result.Tokens[0].Value : "";
        if (text.EndsWith('%')
            && double.TryParse(text[..^1], NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture, out var percent)
            && percent <= Most)
        {
            return percent / 100;
        }

        result.AddError($"'{text}' is not a percentage: --fail-above takes one from 0% to 1000%, such as 5% or 2.5%.");
        return 0;
    }
}
