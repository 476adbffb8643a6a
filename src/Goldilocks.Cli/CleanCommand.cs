using System.CommandLine;
using Goldilocks.Commands;
using Goldilocks.Results;
using Spectre.Console;

namespace Goldilocks.Cli;

/// <summary><c>goldilocks clean</c>: what Goldilocks keeps on the disk, and its removal.</summary>
internal static class CleanCommand
{
    public static Command Create()
    {
        var dryRun = new Option<bool>("--dry-run") { Description = "Removes nothing; shows what is kept and what it takes." };
        var command = new HelpedCommand("clean", "Removes builds, copies of your own types and samples, and other versions of the installed tool; run folders stay.", finding: null)
            .With("How", dryRun)
            .For("clean --dry-run", "What Goldilocks keeps, and how much space it takes");
        return command.Runs((parsed, output) =>
        {
            var items = new CleanFlow(Here.Checkout()).Clean(parsed.GetValue(dryRun));
            output.Show(items, () => Write(items, parsed.GetValue(dryRun)));
            return ExitCodes.Success;
        });
    }

    private static void Write(IReadOnlyList<KeptItem> items, bool isDryRun)
    {
        var table = new Table { Border = TableBorder.Rounded };
        table.AddColumn("what").AddColumn(new TableColumn("size").RightAligned()).AddColumn(isDryRun ? "clean would" : "clean");
        foreach (var item in items)
        {
            table.AddRow(Markup.Escape(item.What), Units.Bytes(item.Bytes), Text(item.Fate, isDryRun));
        }

        AnsiConsole.Write(table);
        AnsiConsole.WriteLine($"{Units.Bytes(items.Sum(item => item.Bytes))} in all, {Units.Bytes(items.Where(item => item.Fate == Fate.Removed).Sum(item => item.Bytes))} {(isDryRun ? "can be removed" : "removed")}.");
        foreach (var folder in items.Select(item => item.Folder).Distinct())
        {
            AnsiConsole.WriteLine(folder);
        }
    }

    private static string Text(Fate fate, bool isDryRun) => fate switch
    {
        Fate.Removed => isDryRun ? "remove it; it is made again when it is needed" : "removed; it is made again when it is needed",
        Fate.InUse => isDryRun ? "leave it, because it is in use" : "left, because it is in use",
        _ => isDryRun ? "leave it, because the tool needs it" : "left, because the tool needs it",
    };
}
