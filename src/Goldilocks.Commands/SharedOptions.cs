using System.CommandLine;
using System.CommandLine.Parsing;
using System.Globalization;

namespace Goldilocks.Commands;

/// <summary>Options that mean the same in every command that has them.</summary>
internal static class SharedOptions
{
    private const int LargestSize = 100_000_000;

    public static Option<string[]> Serializers() => List("--serializers", "names", "Names with * and ?, as name, name/variant, name@version or name@latest; all when absent.");

    public static Option<string[]> Workloads() => List("--workloads", "names", "Names with * and ?, each possibly with :parameter=value and sizes of its own, as name@500+1000.");

    public static Option<int[]> Sizes() => new("--sizes")
    {
        Description = $"Counts of each workload's unit, for workloads without sizes of their own; the default size when absent. 1 to {LargestSize.ToString("N0", CultureInfo.InvariantCulture)}, as far as the workload goes.",
        HelpName = "numbers",
        CustomParser = ParseSizes,
        Arity = ArgumentArity.OneOrMore,
        AllowMultipleArgumentsPerToken = true,
        DefaultValueFactory = _ => [],
    };

    public static Option<string[]> Sources() => Folders("--source", "A folder or address of packages beside the usual ones; may be given several times.");

    public static Option<string[]> Adapters() => Folders("--adapters", "A folder of adapters beside serializers/; may be given several times.");

    public static Option<string[]> Codecs() => Folders("--codecs", "A folder of codecs beside codecs/; may be given several times.");

    public static Option<string[]> Sinks() => List("--sink", "names", "Where serializers write to: memory (the default), file, or both, each a row of its own.");

    public static Option<string[]> Operations() => List("--operations", "names", "serialize, deserialize or both; both when absent.");

    public static Option<bool> Async() => new("--async") { Description = "Asynchronous operations beside the synchronous ones, for every serializer that has them." };

    public static Option<string?> Output(string description) => new("--output") { Description = description, HelpName = "folder" };

    public static Option<long> DataSeed() => NumberRange.Seed.Long("--data-seed", "The seed of the values; the same in every run, so that results can be compared.", 1);

    public static Option<long?> Seed(string of) => NumberRange.Seed.Long("--seed", $"The seed of the order of {of}; drawn anew for every run when absent, and recorded.");

    /// <summary>Names separated by commas or spaces, given once or several times.</summary>
    public static Option<string[]> List(string name, string helpName, string description) => new(name)
    {
        Description = description,
        HelpName = helpName,
        Arity = ArgumentArity.OneOrMore,
        AllowMultipleArgumentsPerToken = true,
        CustomParser = Split,
        DefaultValueFactory = _ => [],
    };

    private static Option<string[]> Folders(string name, string description) => new(name)
    {
        Description = description,
        HelpName = "folder",
        Arity = ArgumentArity.OneOrMore,
        DefaultValueFactory = _ => [],
    };

    /// <summary>An empty piece is an error, not ignored: it usually comes from an unset variable, and an empty list would mean everything.</summary>
    private static string[] Split(ArgumentResult result)
    {
        string[] pieces = [.. result.Tokens.SelectMany(token => token.Value.Split(',', StringSplitOptions.TrimEntries))];
        if (pieces.Contains(""))
        {
            result.AddError($"{NameOf(result)} has an empty value in '{string.Join(' ', result.Tokens.Select(token => token.Value))}': separate values by one comma each. A shell variable may be unset.");
        }

        return pieces;
    }

    private static int[] ParseSizes(ArgumentResult result)
    {
        var texts = Split(result);
        if (result.Errors.Any())
        {
            return [];
        }

        var sizes = new List<int>();
        foreach (var text in texts)
        {
            if (!int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out var size) || size is < 1 or > LargestSize)
            {
                result.AddError(string.Create(CultureInfo.InvariantCulture, $"'{text}' is not a size: --sizes takes whole numbers from 1 to {LargestSize:N0}, such as 1,100,10000."));
                return [];
            }

            sizes.Add(size);
        }

        return [.. sizes];
    }

    private static string NameOf(ArgumentResult result) => result.Parent is OptionResult option ? option.Option.Name : result.Argument.Name;
}
