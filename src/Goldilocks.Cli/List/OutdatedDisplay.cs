using System.Globalization;
using Goldilocks.Results;
using Spectre.Console;

namespace Goldilocks.Cli.List;

/// <summary>What <c>goldilocks outdated</c> prints.</summary>
internal static class OutdatedDisplay
{
    public static void Write(PinsReport report)
    {
        var table = ConsoleTables.Borderless(("serializer", false), ("package", false), ("pin", true), ("published", true), ("latest", true), ("published", true), ("newer releases", true), ("advisories", false));
        foreach (var pin in report.Pins)
        {
            string[] cells = [pin.Serializer, pin.Package, pin.Pinned + (pin.IsOffered ? "" : " (not offered)"), Day(pin.PinnedOn), pin.Latest ?? "not offered", Day(pin.LatestOn), Count(pin), Advisories(pin)];
            table.AddRow([.. cells.Select(cell => new Markup(pin.IsBehind ? $"[yellow]{Markup.Escape(cell)}[/]" : Markup.Escape(cell)))]);
        }

        AnsiConsole.Write(table);
        foreach (var source in report.Silent)
        {
            Console.Error.WriteLine($"warning: the package source {source.Source} does not answer: {source.Reason}. Packages that only this source offers are missing here.");
        }

        AnsiConsole.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{report.Pins.Count(pin => pin.IsBehind)} of {report.Pins.Count} pins are behind. Serializers that come with the runtime have none."));
        AnsiConsole.WriteLine("Advisories are those of the pin that facts.json or a package source publishes; goldilocks list --facts shows each with its address.");
    }

    private static string Count(PinState pin) => pin.IsBehind ? Units.Count(pin.NewerReleases) : "";

    private static string Advisories(PinState pin) => pin.Advisories switch
    {
        null => "not known",
        { Count: 0 } => "none",
        var known => string.Join(", ", known.Select(advisory => advisory.Id)),
    };

    private static string Day(DateOnly? day) => day?.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture) ?? "";
}
