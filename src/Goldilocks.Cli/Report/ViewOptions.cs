using System.CommandLine;
using Goldilocks.Commands;
using Goldilocks.Reporting;
using Goldilocks.Results;

namespace Goldilocks.Cli.Report;

/// <summary>How a run's tables show speeds.</summary>
internal sealed class ViewOptions
{
    private static readonly NumberRange s_link = new(1, 1_000_000, "Mbit/s");

    public Option<string?> Unit { get; } = new("--unit") { Description = "What the printed tables show beside a ratio: time (the default), mb (megabytes of payload a second) or ops (operations a second).", HelpName = "name" };

    public Option<double?> Link { get; } = s_link.Number("--link", "Also tells for each printed table what runs out first: a link of this speed, or one core.");

    /// <summary>In the order of the help.</summary>
    public IReadOnlyList<Option> All => [Unit, Link];

    /// <exception cref="UserErrorException">A unit that there is not.</exception>
    public TableView Of(ParseResult parsed) => new(
        parsed.GetValue(Unit) switch
        {
            null or "time" => FigureUnit.Time,
            "mb" => FigureUnit.Megabytes,
            "ops" => FigureUnit.Operations,
            var other => throw new UserErrorException($"--unit takes time, mb or ops, not '{other}'."),
        },
        parsed.GetValue(Link));
}
