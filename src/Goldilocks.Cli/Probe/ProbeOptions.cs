using System.CommandLine;
using Goldilocks.Commands;
using Goldilocks.Results;

namespace Goldilocks.Cli.Probe;

/// <summary>The options of <c>goldilocks probe</c>.</summary>
internal sealed class ProbeOptions
{
    public Option<string[]> Serializers { get; } = SharedOptions.Serializers();

    public Option<string[]> Only { get; } = SharedOptions.List("--only", "names", "Sections or families of sections, such as hostile, corpora, capabilities or lengths; all but large and publishing when absent.");

    public ModelOptions Models { get; } = new();

    public Option<bool> All { get; } = new("--all")
    {
        Description = "Compares with facts.json and the recorded tables. Every difference is a finding: a release broke or repaired something.",
    };

    public Option<bool> Anew { get; } = new("--anew")
    {
        Description = "Tries everything, also what a recorded table of the same version answers. So does a command that names serializers or sections.",
    };

    public Option<bool> Record { get; } = new("--record") { Description = "Replaces the recorded tables in probes/recorded with what was found." };

    public Option<string?> Repeat { get; } = new("--repeat") { Description = "Tries one finding again, alone, and says what happened.", HelpName = "id" };

    public Option<string?> History { get; } = new("--history")
    {
        Description = "Probes several versions of one serializer and says since when each finding is there and where it was mended: the last of each minor version that a package source offers.",
        HelpName = "name",
    };

    public Option<string[]> Versions { get; } = SharedOptions.List("--versions", "versions", "With --history: these versions instead; all for every version that a package source offers.");

    public Option<string[]> Sources { get; } = SharedOptions.Sources();

    public Option<string[]> Adapters { get; } = SharedOptions.Adapters();

    public Option<string?> Output { get; } = SharedOptions.Output("The folder to write; runs/<UTC time>-probe when absent. With --repeat, the folder to look in.");

    public Option<string?> Resume { get; } = new("--resume") { Description = "Goes on with the folder of a command that was interrupted.", HelpName = "folder" };

    /// <summary>Those that choose what is tried.</summary>
    public IEnumerable<Option> What => [Serializers, Only, Anew, .. OwnType, Repeat, History, Versions];

    /// <summary>Those that judge and record.</summary>
    public IEnumerable<Option> Judging => [All, Record];

    /// <summary>Those about packages, adapters and folders.</summary>
    public IEnumerable<Option> Where => [Sources, Adapters, Output, Resume];

    /// <summary>Those of a type of one's own. One value is enough, so that there is nothing to repeat.</summary>
    private IEnumerable<Option> OwnType => [Models.Model, Models.Type, Models.Framework, Models.Sample, Models.Portable];

    /// <summary>The request that the options make.</summary>
    /// <exception cref="UserErrorException">Options were given together that exclude each other.</exception>
    public ProbeRequest Request(ParseResult parsed)
    {
        Refuse(parsed, Resume, "goes on with what its folder names", [Serializers, Only, Anew, .. OwnType, Repeat, History, Versions, Sources, Adapters, Output]);
        Refuse(parsed, Repeat, "tries one finding again", [Serializers, Only, Anew, .. OwnType, History, Versions, All, Record, Adapters]);
        Refuse(parsed, History, "names its serializer and its versions", [Serializers, All, Record]);
        if (parsed.GetValue(Versions) is { Length: > 0 } && parsed.GetValue(History) is null)
        {
            throw new UserErrorException("--versions belongs to --history; without it, name a version in --serializers: name@version.");
        }

        Refuse(parsed, parsed.GetValue(Models.Model) is { Length: > 0 }, Models.Model, "probes your own type, which is in no table and no facts.json", [All, Record]);
        return new ProbeRequest(
            parsed.GetValue(Serializers) ?? [],
            parsed.GetValue(Only) ?? [],
            parsed.GetValue(Sources) ?? [],
            parsed.GetValue(Adapters) ?? [],
            parsed.GetValue(All),
            parsed.GetValue(Record),
            parsed.GetValue(Anew),
            Models.Request(parsed, sizes: []));
    }

    private static void Refuse(ParseResult parsed, Option<string?> option, string does, IEnumerable<Option> others) => Refuse(parsed, parsed.GetValue(option) is not null, option, does, others);

    private static void Refuse(ParseResult parsed, bool isGiven, Option option, string does, IEnumerable<Option> others)
    {
        if (isGiven && others.FirstOrDefault(other => parsed.GetResult(other) is { Implicit: false }) is { } excluded)
        {
            throw new UserErrorException($"{option.Name} {does}; remove {excluded.Name}.");
        }
    }
}
