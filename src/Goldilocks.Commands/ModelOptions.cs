using System.CommandLine;
using System.CommandLine.Parsing;
using Goldilocks.Models;
using Goldilocks.Results;

namespace Goldilocks.Commands;

/// <summary>The options that name a type and data of the user's own.</summary>
internal sealed class ModelOptions
{
    public Option<string[]> Model { get; } = SharedOptions.List("--model", "paths", "C# files, folders, projects or solutions with a type of your own, measured instead of the built-in workloads; run and verify take these as well when --workloads names them (docs/own-types.md).");

    public Option<string?> Type { get; } = new("--type") { Description = "The type to measure, if several types of the model are possible.", HelpName = "name" };

    public Option<string?> Framework { get; } = new("--framework") { Description = "The target framework of a project that has several; the newest that fits when absent.", HelpName = "name" };

    public Option<string?> Sample { get; } = new("--sample") { Description = "A file with the data: one JSON object, an array of objects, or one object in each line. Values are made up when absent.", HelpName = "file" };

    public Option<string?> Repeat { get; } = new("--repeat")
    {
        Description = "Makes sizes larger than the sample: repeats the elements of that list of the type, or whole samples without a name.",
        HelpName = "member",
        Arity = ArgumentArity.ZeroOrOne,
    };

    public Option<bool> Portable { get; } = new("--portable") { Description = "Normalizes the sample to what most formats can represent: dates in UTC and whole milliseconds, decimals without zeros at the end." };

    public Option<bool> Lenient { get; } = new("--lenient") { Description = "Skips members of the sample that the types do not have, and lists them; without it they are an error." };

    /// <summary>In the order of the help.</summary>
    public IEnumerable<Option> All => [Model, Type, Framework, Sample, Repeat, Portable, Lenient];

    /// <summary>Null when the built-in workloads are measured.</summary>
    /// <param name="parsed">The command line.</param>
    /// <param name="sizes">Those that were asked for.</param>
    /// <param name="dataSeed">Of values that are made up.</param>
    /// <exception cref="UserErrorException">One of the others was given without --model.</exception>
    public ModelRequest? Request(ParseResult parsed, IReadOnlyList<int> sizes, long dataSeed = 1)
    {
        if (parsed.GetValue(Model) is { Length: > 0 } sources)
        {
            var repeat = parsed.GetResult(Repeat) is { Implicit: false } ? parsed.GetValue(Repeat) ?? "" : null;
            return new ModelRequest(sources, parsed.GetValue(Type), parsed.GetValue(Sample), repeat, parsed.GetValue(Portable), sizes, dataSeed, parsed.GetValue(Framework)) { IsLenient = parsed.GetValue(Lenient) };
        }

        return All.FirstOrDefault(option => parsed.GetResult(option) is { Implicit: false }) is { } orphan
            ? throw new UserErrorException($"{orphan.Name} is about a type of your own: add --model and the file that declares it, or remove {orphan.Name}.")
            : null;
    }
}
