using System.CommandLine;
using System.CommandLine.Parsing;
using Goldilocks.Commands;
using Goldilocks.Results;

namespace Goldilocks.Cli.Interop;

/// <summary><c>goldilocks evolve</c>: whether bytes outlive a release of a type or of a library.</summary>
internal static class EvolveCommand
{
    public static Command Create()
    {
        var options = new EvolveOptions();
        var command = new HelpedCommand(
            "evolve",
            "Lets two versions of your type, or of a library, read the bytes of each other, and says what happened to each member.",
            "a member is lost or has another value in silence, reading throws, or nothing could be tried")
            .With(HelpedCommand.What, options.Old, options.New, options.Model, options.Type, options.Framework, options.Sample, options.Portable, options.Serializers, options.Workloads, options.Sizes)
            .With(HelpedCommand.How, options.Renamed, options.Renumber, options.Record, options.Payloads, options.AllowLost)
            .With(HelpedCommand.Where, options.Sources, options.Adapters, options.Output)
            .For("evolve --old v1/Order.cs --new v2/Order.cs --sample orders.jsonl", "Two versions of a class")
            .For("evolve --old git:v1.4 --new . --model src/Contracts --type Order", "A release in git, and what lies here")
            .For("evolve --new . --type Order --record recorded/1.4", "Keeps what today's code writes")
            .For("evolve --new . --type Order --payloads recorded/1.4", "Reads it with the code of another day: a gate for a build server")
            .For("evolve --serializers 'NAME@1.2.0,NAME' --workloads person", "Two versions of a library");
        return command.Runs((parsed, output) =>
        {
            using var interruption = new Interruption();
            var result = new EvolveFlow(Here.Checkout(), output.Display()).Evolve(options.Of(parsed), interruption.Token);
            output.Show(new EvolvedJson(result.Folder, result.Report), () => EvolveDisplay.Write(result));
            return ExitCodes.Of(result.Ending);
        });
    }

    private sealed class EvolveOptions
    {
        private readonly ModelOptions _models = new();

        public Option<string?> Old { get; } = new("--old") { Description = "The earlier version: a file, folder or project, or git:REF for a state of the repository.", HelpName = "path" };

        public Option<string?> New { get; } = new("--new") { Description = "The later version, in the same form.", HelpName = "path" };

        public Option<string[]> Model { get; } = SharedOptions.List("--model", "paths", "Paths below --old and --new, where these are folders; without both, a type of your own for versions of a library.");

        public Option<string?> Type { get; } = new("--type") { Description = "The type, where more than one could be it.", HelpName = "name" };

        public Option<string?> Framework => _models.Framework;

        public Option<string?> Sample { get; } = new("--sample") { Description = "Values that are written, as JSON: one object, an array, or one in each line. Some that are made up follow, with every member.", HelpName = "file" };

        public Option<bool> Portable => _models.Portable;

        public Option<string[]> Serializers { get; } = SharedOptions.Serializers();

        public Option<string[]> Workloads { get; } = SharedOptions.Workloads();

        public Option<int[]> Sizes { get; } = SharedOptions.Sizes();

        public Option<string[]> Renamed { get; } = SharedOptions.List("--renamed", "names", "Members with another name now, as Order.Customer=Client; none where no member has. Without it, a member that took the place of another one of its type is taken to be it.");

        public Option<bool> Renumber { get; } = new("--renumber") { Description = "Numbers the members of each version by their order, for formats that write numbers. Without it a member keeps its number, and a new one gets a number behind all others." };

        public Option<string?> Record { get; } = new("--record") { Description = "Keeps what today's code writes in that folder, for --payloads on a later day.", HelpName = "folder" };

        public Option<string?> Payloads { get; } = new("--payloads") { Description = "Reads what --record kept on an earlier day.", HelpName = "folder" };

        public Option<string[]> AllowLost { get; } = SharedOptions.List("--allow-lost", "names", "With --payloads: members that are gone on purpose, as Order.Fax.");

        public Option<string[]> Sources { get; } = SharedOptions.Sources();

        public Option<string[]> Adapters { get; } = SharedOptions.Adapters();

        public Option<string?> Output { get; } = SharedOptions.Output("The folder of the results; runs/<UTC time>-evolve when absent.");

        public EvolveRequest Of(ParseResult parsed)
        {
            var request = new EvolveRequest(
                parsed.GetValue(Old),
                parsed.GetValue(New),
                parsed.GetValue(Model) ?? [],
                parsed.GetValue(Type),
                parsed.GetValue(Framework),
                parsed.GetValue(Sample),
                parsed.GetValue(Serializers) ?? [],
                parsed.GetValue(Sources) ?? [],
                parsed.GetValue(Adapters) ?? [])
            {
                Workloads = parsed.GetValue(Workloads) ?? [],
                Sizes = parsed.GetValue(Sizes) ?? [],
                Record = parsed.GetValue(Record),
                Payloads = parsed.GetValue(Payloads),
                Output = parsed.GetValue(Output),
                Renamed = parsed.GetValue(Renamed) ?? [],
                AllowedLosses = parsed.GetValue(AllowLost) ?? [],
                IsRenumbered = parsed.GetValue(Renumber),
                IsPortable = parsed.GetValue(Portable),
            };
            RequireSense(request);
            return request;
        }

        /// <summary>Options that contradict each other.</summary>
        private static void RequireSense(EvolveRequest request)
        {
            var asked = new[] { ("--old", request.Old), ("--record", request.Record), ("--payloads", request.Payloads) }.Where(option => option.Item2 is not null).Select(option => option.Item1).ToList();
            if (asked.Count > 1)
            {
                throw new UserErrorException($"{string.Join(" and ", asked)} are different questions: give one of them beside --new.");
            }

            if (request.New is not null && (request.Workloads.Count > 0 || request.Sizes.Count > 0))
            {
                throw new UserErrorException("--workloads and --sizes are for versions of a library; with --new, the values are those of your own type: leave them away.");
            }

            if (request.AllowedLosses.Count > 0 && request.Payloads is null)
            {
                throw new UserErrorException("--allow-lost is about payloads of an earlier day: add --payloads and their folder, or leave it away.");
            }
        }
    }
}

/// <summary><c>evolve --json</c>: what <c>evolve.json</c> holds, and where it is.</summary>
internal sealed record EvolvedJson(string? Folder, EvolutionReport Report);
