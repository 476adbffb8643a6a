using System.CommandLine;
using System.CommandLine.Parsing;
using System.Globalization;

namespace Goldilocks.Cli.Commands;

/// <summary>Options that mean the same in every command that has them.</summary>
internal static class SharedOptions
{
    public static Option<string[]> Serializers() => List("--serializers", "Names with * and ?, as name, name/variant or name@version.");

    public static Option<string[]> Workloads() => List("--workloads", "Names with * and ?, each possibly with :parameter=value and sizes of its own, as name@500+1000.");

    public static Option<int[]> Sizes() => new("--sizes")
    {
        Description = "Counts of each workload's unit, for workloads without sizes of their own; the default size when absent.",
        CustomParser = ParseSizes,
        AllowMultipleArgumentsPerToken = true,
    };

    public static Option<string[]> Sources() => new("--source")
    {
        Description = "A folder or address of packages beside the usual ones; may be given several times.",
        DefaultValueFactory = _ => [],
    };

    public static Option<string[]> Adapters() => new("--adapters")
    {
        Description = "A folder of adapters beside serializers/; may be given several times.",
        DefaultValueFactory = _ => [],
    };

    public static Option<string[]> Sinks() => List("--sink", "Where serializers write to: memory (the default), file, or both, each a row of its own.");

    public static Option<string[]> Operations() => List("--operations", "serialize, deserialize or both.");

    public static Option<bool> Async() => new("--async") { Description = "Asynchronous operations beside the synchronous ones, for every serializer that has them." };

    public static Option<string[]> Codecs() => new("--codecs")
    {
        Description = "A folder of codecs beside codecs/; may be given several times.",
        DefaultValueFactory = _ => [],
    };

    /// <summary>Names separated by commas or spaces, given once or several times.</summary>
    public static Option<string[]> List(string name, string description) => new(name)
    {
        Description = description,
        AllowMultipleArgumentsPerToken = true,
        CustomParser = Split,
        DefaultValueFactory = _ => [],
    };

    /// <summary>A list takes all tokens up to the next known option, so a wrong flag would be taken for one more name.</summary>
    private static string[] Split(ArgumentResult result)
    {
        foreach (var token in result.Tokens.Where(token => token.Value.StartsWith("--", StringComparison.Ordinal)))
        {
            result.AddError($"Unrecognized option '{token.Value}'.");
        }

        return [.. result.Tokens.SelectMany(token => token.Value.Split(',', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries))];
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
            if (!int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out var size) || size < 1)
            {
                result.AddError($"'{text}' is not a size: --sizes takes whole numbers from 1, such as 1,100,10000.");
                return [];
            }

            sizes.Add(size);
        }

        return [.. sizes];
    }
}
