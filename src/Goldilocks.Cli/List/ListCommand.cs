using System.CommandLine;
using Goldilocks.Catalog;
using Goldilocks.Commands;
using Goldilocks.Protocol;
using Goldilocks.Reporting;
using Goldilocks.Results;

namespace Goldilocks.Cli.List;

/// <summary>
/// <c>goldilocks list</c>: every serializer with its version and, where it is built, its outcome, every workload with its sizes, the runtimes; or, with
/// <c>--facts</c>, what is known of every serializer, or with <c>--adapter</c>, all that its author is asked to review.
/// </summary>
internal static class ListCommand
{
    public static Command Create()
    {
        var select = new SelectOptions();
        var build = new Option<bool>("--build") { Description = "Builds what has changed first, so that every serializer shows its outcome and its variants." };
        var retry = new Option<bool>("--retry") { Description = "With --build: asks the package sources again for packages that they lacked." };
        var facts = new Option<bool>("--facts") { Description = "Shows what is known of each serializer instead: format, licence, maintenance, safety. Builds nothing." };
        var check = new Option<bool>("--check") { Description = "With --facts: only those that were checked more than six months ago." };
        var adapter = new Option<string?>("--adapter") { Description = "Prints this serializer's adapter instead, ready to paste: its source, options, figures, what is known against them, and the questions to its author. Builds nothing.", HelpName = "name" };
        var command = new HelpedCommand("list", "Shows serializers, workloads and runtimes, as far as they are known without building.", "none of the serializers that were built is ready, or --check finds a fact that should be checked again")
            .With("What to show", select.Serializers, build, facts, check, adapter)
            .With("Packages and adapters", select.Sources, select.Adapters, retry)
            .For("list --build", "Every serializer with its outcome here; builds all of them the first time")
            .For("list --facts --serializers 'System.*'", "What is known of those in the box")
            .For("list --adapter NAME", "What its author is asked to review (docs/reviews.md)");
        return command.Runs((parsed, output) =>
        {
            using var interruption = new Interruption();
            var flow = new ListFlow(Here.Checkout(), output.Display());
            if (parsed.GetValue(adapter) is { } name)
            {
                var sheet = new AdapterFlow(Here.Checkout()).Sheet(name, select.Of(parsed).Adapters);
                output.Show(sheet, () => AdapterText.Write(sheet, output.Answer));
                return ExitCodes.Success;
            }

            if (parsed.GetValue(check))
            {
                var all = flow.Facts(select.Of(parsed));
                var old = FactsDisplay.Old(all, Today);
                output.Show(old, () => FactsDisplay.WriteOld(old, all));
                return old.Count > 0 ? ExitCodes.Finding : ExitCodes.Success;
            }

            if (parsed.GetValue(facts))
            {
                var known = flow.Facts(select.Of(parsed));
                output.Show(FactsDisplay.Named(known), () => FactsDisplay.Write(known, Today));
                return ExitCodes.Success;
            }

            var listing = flow.List(select.Of(parsed), parsed.GetValue(build) || parsed.GetValue(retry), parsed.GetValue(retry), interruption.Token);
            output.Show(new ListedJson(listing), () => ListDisplay.Write(listing));
            return ExitCodes.Of(listing.Ending);
        });
    }

    private static DateOnly Today => DateOnly.FromDateTime(DateTime.UtcNow);
}

/// <summary><c>list --json</c>.</summary>
internal sealed record ListedJson(IReadOnlyList<SerializerEvent> Serializers, IReadOnlyList<UnbuiltSerializer> Unbuilt, IReadOnlyList<WorkloadInfo> Workloads, IReadOnlyList<ListedCodec> Codecs, IReadOnlyList<string> Runtimes)
{
    public ListedJson(Listing listing)
        : this(listing.Serializers, listing.Unbuilt, listing.Workloads, [.. listing.Codecs.Select(codec => new ListedCodec(codec.Name, codec.Levels))], listing.Runtimes)
    {
    }
}

/// <summary>A codec and its levels.</summary>
internal sealed record ListedCodec(string Name, CodecLevels Levels);
