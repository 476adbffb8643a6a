using System.Diagnostics;
using System.Text.RegularExpressions;

namespace Goldilocks.Cli.Tests;

/// <summary>The example of docs/own-types.md, typed in a folder of the user's own. Only serializers of the framework are asked, because they need no package.</summary>
public sealed partial class OwnTypes : IDisposable
{
    private static readonly string s_page = File.ReadAllText(Path.Combine(GoldilocksProgram.Repository, "docs", "own-types.md"));
    private readonly TemporaryFolder _folder = new();

    [Fact]
    public void The_example_of_the_page_is_verified_from_another_folder()
    {
        Write("Order.cs", "csharp");
        Write("order.json", "json");

        var ended = Verify("System.Text.Json,XmlSerializer");

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        Assert.Matches(@"System\.Text\.Json +\S+ +=", ended.Output);
        Assert.Matches(@"XmlSerializer +\S+ +-", ended.Output);
        Assert.Contains("Line is a positional record", Regex.Replace(ended.Output, @"\s+", " "), StringComparison.Ordinal);
    }

    [Fact]
    public void A_mistake_is_one_line_that_names_file_and_line()
    {
        Write("Order.cs", "csharp");
        File.WriteAllText(_folder["order.json"], "{\n  \"Number\": \"1\",\n  \"Labls\": {}\n}");

        var ended = Verify("System.Text.Json");

        Assert.Equal((2, ""), (ended.ExitCode, ended.Output));
        Assert.StartsWith("error: order.json:3: $.Labls: Order has no member 'Labls'; did you mean 'Labels'? ", ended.Errors, StringComparison.Ordinal);
        Assert.Single(ended.Errors.TrimEnd().ReplaceLineEndings("\n").Split('\n'));
    }

    /// <summary>Inside the command it would end the command, with exit code 0 and without a word.</summary>
    [Fact]
    public void A_getter_that_ends_the_process_is_named()
    {
        File.WriteAllText(_folder["Order.cs"], "public class Order { public int Id { get { System.Environment.Exit(0); return 0; } set { } } }");
        File.WriteAllText(_folder["order.json"], """{ "Id": 1 }""");

        var ended = Verify("System.Text.Json");

        Assert.Equal((2, ""), (ended.ExitCode, ended.Output));
        Assert.Equal("error: the getter of Order.Id ended the process that reads the model, as Environment.Exit does. Leave it out by [JsonIgnore], or give a copy without it to --model.\n", ended.Errors.ReplaceLineEndings("\n"));
    }

    public void Dispose() => _folder.Dispose();

    [GeneratedRegex("```(?<language>csharp|json)\n(?<text>.*?)```", RegexOptions.Singleline)]
    private static partial Regex Examples();

    /// <summary>The example of the page in that language.</summary>
    internal static string Example(string language) =>
        Examples().Matches(s_page.ReplaceLineEndings("\n")).First(example => example.Groups["language"].Value == language).Groups["text"].Value;

    private void Write(string name, string language) => File.WriteAllText(_folder[name], Example(language));

    private Finished Verify(string serializers)
    {
        var start = new ProcessStartInfo("dotnet", [GoldilocksProgram.Program, "verify", "--model", "Order.cs", "--sample", "order.json", "--serializers", serializers])
        {
            WorkingDirectory = _folder.Path,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        using var process = Process.Start(start)!;
        return GoldilocksProgram.ToTheEnd(process);
    }
}
