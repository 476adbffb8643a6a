using System.CommandLine;
using Goldilocks.Load;
using Goldilocks.Load.Client;
using Goldilocks.Results;
using Spectre.Console;

namespace Goldilocks.Cli.Commands;

/// <summary>The halves of a load test that concern other machines: loading a server that runs elsewhere, and taking in what crank measured.</summary>
internal static class UrlLoadStep
{
    /// <summary><c>load --url</c>: loads that server, prints the client's figures, and once more for crank's agent.</summary>
    /// <exception cref="UserErrorException">The server cannot be reached, or other options ask for servers of our own.</exception>
    public static int Load(string url, LoadPlan plan, CancellationToken cancellation)
    {
        if (!Uri.TryCreate(url, UriKind.Absolute, out var parsed) || parsed.Scheme != Uri.UriSchemeHttp || parsed.AbsolutePath == "/")
        {
            throw new UserErrorException($"'{url}' is no address of a server's endpoint: --url takes one such as http://10.0.0.1:5000/customers.");
        }

        try
        {
            var result = UrlLoad.Run(parsed, plan, cancellation);
            AnsiConsole.Write(TableOf(result));
            if (result.Figures is not null)
            {
                CrankStatistics.Write(result, Console.Out);
            }

            return cancellation.IsCancellationRequested ? ExitCodes.Interrupted : result.Outcome is Measured ? ExitCodes.Success : ExitCodes.Failure;
        }
        catch (LoadClientException exception)
        {
            throw new UserErrorException(exception.Message);
        }
    }

    private static Table TableOf(UrlLoadResult result)
    {
        var table = new Table { Border = TableBorder.None }.AddColumn("load").AddColumn(new TableColumn(Markup.Escape(result.Url.ToString())) { Alignment = Justify.Right });
        if (result.Outcome is not Measured)
        {
            table.AddRow(result.Outcome.Name, Markup.Escape(result.Outcome.Reason));
        }

        foreach (var (_, heading, format, value) in CrankStatistics.Figures(result))
        {
            table.AddRow(heading, value?.ToString(format, System.Globalization.CultureInfo.InvariantCulture) ?? "");
        }

        foreach (var (kind, count) in result.Figures?.Bad ?? new Dictionary<string, long>())
        {
            table.AddRow(Markup.Escape($"Bad: {kind}"), count.ToString("n0", System.Globalization.CultureInfo.InvariantCulture));
        }

        return table;
    }

    /// <summary><c>load --from-crank</c>: copies crank's results into a run folder, with their tables.</summary>
    /// <exception cref="UserErrorException">The folder holds such results already.</exception>
    public static int TakeIn(string path, string folder)
    {
        var results = CrankResults.Read(path);
        var copy = Path.Combine(folder, "crank.json");
        if (File.Exists(copy))
        {
            throw new UserErrorException($"'{folder}' already holds results of crank: choose another --output.");
        }

        File.Copy(path, copy);
        using (var markdown = new StreamWriter(Path.Combine(folder, "crank.md")))
        {
            results.WriteMarkdown(markdown);
        }

        foreach (var job in results.Jobs)
        {
            var table = new Table { Border = TableBorder.None }.AddColumn(job.Name).AddColumn(new TableColumn("") { Alignment = Justify.Right });
            job.Figures.ToList().ForEach(figure => table.AddRow(Markup.Escape(figure.Heading), Markup.Escape(figure.Text)));
            AnsiConsole.Write(table);
        }

        if (results.Failure is { } failure)
        {
            AnsiConsole.WriteLine(failure);
        }

        AnsiConsole.WriteLine($"Run folder: {folder}");
        return ExitCodes.Success;
    }
}
