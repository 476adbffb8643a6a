using System.CommandLine;
using System.CommandLine.Parsing;
using System.Globalization;

namespace Goldilocks.Commands;

/// <summary>The numbers that an option takes, both ends included.</summary>
/// <param name="Fewest">The lowest.</param>
/// <param name="Most">The highest.</param>
/// <param name="Unit">What is counted, in the plural.</param>
internal sealed record NumberRange(double Fewest, double Most, string Unit)
{
    /// <summary>Of the seeds of random numbers.</summary>
    public static NumberRange Seed { get; } = new(0, long.MaxValue, "");

    /// <summary>For help: <c>1 to 1,000 launches</c>.</summary>
    public string Text => this == Seed
        ? "A whole number from 0."
        : string.Create(CultureInfo.InvariantCulture, $"{Fewest:#,0.##} to {Most:#,0.##} {Unit}").TrimEnd() + ".";

    private string ErrorText => this == Seed ? "from 0" : string.Create(CultureInfo.InvariantCulture, $"from {Fewest:#,0.##} to {Most:#,0.##}");

    /// <summary>A whole number that may be omitted.</summary>
    public Option<int?> Whole(string name, string description) =>
        Make<int?>(name, description, new Option<int?>(name) { CustomParser = result => (int?)ParseWhole(name, result) });

    /// <summary>A whole number with a default.</summary>
    public Option<int> Whole(string name, string description, int fallback) =>
        Make<int>(name, description, new Option<int>(name) { CustomParser = result => (int)(ParseWhole(name, result) ?? fallback), DefaultValueFactory = _ => fallback });

    /// <summary>A large whole number that may be omitted.</summary>
    public Option<long?> Long(string name, string description) =>
        Make<long?>(name, description, new Option<long?>(name) { CustomParser = result => ParseWhole(name, result) });

    /// <summary>A large whole number with a default.</summary>
    public Option<long> Long(string name, string description, long fallback) =>
        Make<long>(name, description, new Option<long>(name) { CustomParser = result => ParseWhole(name, result) ?? fallback, DefaultValueFactory = _ => fallback });

    /// <summary>A number that may have a fraction and may be omitted.</summary>
    public Option<double?> Number(string name, string description) =>
        Make<double?>(name, description, new Option<double?>(name) { CustomParser = result => ParseNumber(name, result) });

    private Option<T> Make<T>(string name, string description, Option<T> option)
    {
        option.Description = $"{description} {Text}";
        option.HelpName = "number";
        option.Arity = ArgumentArity.ExactlyOne;
        return option.Name == name ? option : throw new ArgumentException("the option has another name", nameof(name));
    }

    private long? ParseWhole(string name, ArgumentResult result)
    {
        var text = Only(result);
        if (long.TryParse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out var number) && number >= Fewest && number <= Most)
        {
            return number;
        }

        result.AddError($"{name} takes a whole number{OfUnit} {ErrorText}, not '{text}'.");
        return null;
    }

    private double? ParseNumber(string name, ArgumentResult result)
    {
        var text = Only(result);
        if (double.TryParse(text, NumberStyles.AllowDecimalPoint | NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out var number) && number >= Fewest && number <= Most)
        {
            return number;
        }

        result.AddError($"{name} takes a number{OfUnit} {ErrorText}, not '{text}'.");
        return null;
    }

    private string OfUnit => Unit.Length == 0 ? "" : $" of {Unit}";

    private static string Only(ArgumentResult result) => result.Tokens.Count == 1 ? result.Tokens[0].Value : "";
}
