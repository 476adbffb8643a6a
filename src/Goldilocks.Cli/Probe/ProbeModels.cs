using System.Text.RegularExpressions;
using System.Xml.Linq;
using Goldilocks.Building;
using Goldilocks.Catalog;
using Goldilocks.Commands;
using Goldilocks.Probing;
using Goldilocks.Results;

namespace Goldilocks.Cli.Probe;

/// <summary>One folder of <c>probes/models</c>: classes that a generator takes or refuses together.</summary>
/// <param name="Name">The folder's name.</param>
/// <param name="Classes">The simple names of its classes.</param>
/// <param name="Questions">What is asked with them.</param>
internal sealed partial record ProbeModels(string Name, IReadOnlyList<string> Classes, IReadOnlyList<ModelQuestion> Questions)
{
    private const string OwnError = "the source of this question is Goldilocks' own, and it does not compile with this library, so it is not asked: ";

    /// <summary>An attribute stands where its library does not allow it. That is the compiler's error in our source, and the library's answer.</summary>
    private const string RefusedTarget = "CS0592";

    /// <summary>Reads the folders below <paramref name="modelFolder"/>, in the order of their names. One without a list of what it has holds no models, and cannot be left out.</summary>
    public static IReadOnlyList<ProbeModels> ReadAll(string modelFolder) =>
        [.. Directory.EnumerateDirectories(modelFolder).Where(folder => Directory.EnumerateFiles(folder, "*.props").Any()).Order(StringComparer.Ordinal).Select(Read)];

    /// <summary>True where the error is in this folder's source, or in what a generator made of one of its classes.</summary>
    public bool IsIn(BuildError error) => IsInSource(error) || (!SourceFolder().IsMatch(Slashes(error.Place)) && Words().Matches(error.Place).Any(word => Classes.Contains(word.Value)));

    /// <summary>The simple names of all types that its source declares, also of those that the library is not told of. They are read when they are asked for.</summary>
    private Lazy<IReadOnlyList<string>> Declared { get; init; } = new([]);

    /// <summary>True where the text of an error has the name of one of this folder's types.</summary>
    public bool IsNamedIn(string text) => Words().Matches(text).Any(word => Classes.Contains(word.Value) || Declared.Value.Contains(word.Value));

    /// <summary>True where the error is in this folder's source.</summary>
    public bool IsInSource(BuildError error) => Slashes(error.Place).Contains($"/models/{Name}/", StringComparison.Ordinal);

    /// <summary>True where the answers of each variant to each of its questions are quoted, and nothing else needs its classes: it need not be compiled to quote them.</summary>
    public bool IsQuotedFrom(RecordedProbes table) => Questions.Count > 0 && table.Variants.All(variant => Questions.All(question => KnownVariant.IsQuoted(question.Capability.Section, variant.Capability(question.Capability.Id)))) && IsOnlyAsked.Value;

    /// <summary>The names of other folders whose types its source names: it compiles only beside them.</summary>
    public IReadOnlyList<string> Needed { get; private init; } = [];

    /// <summary>Whether its source names types of F# (<see cref="FSharpTypes"/>).</summary>
    public bool NamesFSharp { get; private init; }

    /// <summary>False where one of its models may be attacked, or is a type of the runtime, which questions of other folders may be about. They are read when they are asked for.</summary>
    private Lazy<bool> IsOnlyAsked { get; init; } = new(false);

    /// <summary>The folder as one that a program was built without, for a reason that says nothing of its questions.</summary>
    public LeftOutModels LeftOut(string reason) => new(Name, reason, IsRefused: false, [.. Questions.Select(question => question.Capability)]);

    /// <summary>
    /// The folder as one that a program was built without because of errors that come from it. Each question is answered by an error about a class of its own. A question that has none was only in the
    /// same folder, and an error of the compiler in the source that we wrote ourselves is our mistake: neither is an answer of the library.
    /// </summary>
    /// <param name="errors">One or more.</param>
    /// <param name="generated">The variants that run generated code; null for all.</param>
    public IReadOnlyList<LeftOutModels> Refused(IReadOnlyList<BuildError> errors, IReadOnlyList<string>? generated = null)
    {
        var told = errors.Select(error => (Error: error, Classes: AskedClasses(error))).ToList();
        return Questions.Count == 0
            ? [new LeftOutModels(Name, errors[0].Words, IsRefused: true, [])]
            : [.. Questions.GroupBy(Answer).Select(alike => new LeftOutModels(Name, alike.Key.Reason, alike.Key.IsRefused, [.. alike.Select(question => question.Capability)]) { Variants = alike.Key.IsOfGenerator ? generated : null })];

        (string Reason, bool IsRefused, bool IsOfGenerator) Answer(ModelQuestion question)
        {
            var own = told.Where(item => item.Classes.Count == 0 || item.Classes.Any(question.Classes.Contains)).Select(item => item.Error).ToList();
            return own.FirstOrDefault(error => !IsOurs(error)) is { } refusal ? (refusal.Words, true, refusal.Code != RefusedTarget)
                : own.Count > 0 ? (OwnError + own[0].Words, false, false)
                : ($"it is not asked, because its classes lie beside one that does not compile: {errors[0].Words}", false, false);
        }
    }

    /// <summary>The folder as one that a recorded table was made without, with the answers that the table gives; none where the table was made with it, or has not all of its questions.</summary>
    public IReadOnlyList<LeftOutModels> LeftOutOf(RecordedProbes table)
    {
        if (table.LeftOut?.Contains(Name) != true)
        {
            return [];
        }

        var said = Questions.Select(question => (question.Capability, Answers: Said(question.Capability.Id))).ToList();
        return said.Count == 0 ? [new LeftOutModels(Name, "the recorded table was made without it", IsRefused: true, []) { IsRecorded = true }]
            : said.Exists(item => item.Answers.Count == 0) ? []
            : [.. said.Select(item => Recorded(item.Capability, item.Answers))];

        List<(string Variant, string What)> Said(string id) =>
            [.. from variant in table.Variants let answer = variant.Capability(id) where answer is not null select (VariantKey.NameOf(variant.Variant), answer.What)];
    }

    private LeftOutModels Recorded(LeftOutCapability capability, List<(string Variant, string What)> said)
    {
        var refusing = said.FindAll(answer => answer.What.StartsWith(ProbeTables.NotCompiled, StringComparison.Ordinal));
        return refusing.Count == 0
            ? new LeftOutModels(Name, said[0].What, IsRefused: false, [capability]) { IsRecorded = true }
            : new LeftOutModels(Name, refusing[0].What[ProbeTables.NotCompiled.Length..], IsRefused: true, [capability])
            {
                IsRecorded = true,
                Variants = refusing.Count == said.Count ? null : [.. refusing.Select(answer => answer.Variant)],
            };
    }

    private bool IsOurs(BuildError error) => IsInSource(error) && !error.IsOfGenerator && error.Code != RefusedTarget;

    /// <summary>The classes of questions that an error is about; none where it does not say, or where it is about a class that all of them share.</summary>
    private IReadOnlyList<string> AskedClasses(BuildError error)
    {
        IEnumerable<string> named = IsInSource(error) ? ClassAt(error) is { } name ? [name] : [] : Words().Matches(error.Place).Select(word => word.Value);
        var asked = Questions.SelectMany(question => question.Classes).ToHashSet();
        var placed = named.Where(asked.Contains).ToList();
        return placed.Count > 0 || IsInSource(error) ? placed : [.. Words().Matches(error.Text).Select(word => word.Value).Where(asked.Contains)];
    }

    /// <summary>The class whose declaration is the last one before the place; null where there is none.</summary>
    private static string? ClassAt(BuildError error) => error.LinesToPlace().Select(line => Declaration().Match(line)).LastOrDefault(found => found.Success)?.Groups["name"].Value;

    private static ProbeModels Read(string folder)
    {
        var items = Directory.EnumerateFiles(folder, "*.props").SelectMany(file => XDocument.Load(file).Descendants()).ToList();
        IReadOnlyList<string> classes = [.. items
            .Where(item => item.Name.LocalName.EndsWith("ContractType", StringComparison.Ordinal) || item.Name.LocalName == "RootType")
            .SelectMany(item => (item.Attribute("Include")?.Value ?? "").Split(';'))
            // A root may be a type of the runtime, such as a text or a list, which an error about any other folder names too.
            .Where(name => !name.Contains('@') && !name.StartsWith("System.", StringComparison.Ordinal) && name.Any(char.IsUpper))
            .Select(Simple)
            .Distinct()];
        // Most builds need none of it.
        var source = new Lazy<IReadOnlyList<string>>(() => [.. Directory.EnumerateFiles(folder, "*.cs").SelectMany(File.ReadLines)]);
        var questions = items.Where(item => item.Name.LocalName == "Capability")
            .Select(item => new LeftOutCapability(item.Attribute("Include")!.Value, item.Attribute("Section")!.Value, item.Attribute("Question")!.Value, item.Attribute("IsUnmarked") is not null))
            .Select(capability => new ModelQuestion(capability, new(() => AskedWith(capability.Id))));
        return new ProbeModels(Path.GetFileName(folder), classes, [.. questions])
        {
            IsOnlyAsked = new(AreOnlyAsked),
            Needed = [.. items.Where(item => item.Name.LocalName == "NeededModels").Select(item => item.Attribute("Include")!.Value)],
            NamesFSharp = items.Exists(item => item.Name.LocalName == "CompiledTypes"),
            Declared = new(() => [.. source.Value.Select(line => Declaration().Match(line)).Where(found => found.Success).Select(found => found.Groups["name"].Value)]),
        };

        // A class that only tells the adapter what its values ask of it. One that is attacked has another base, or says by an interface how: class HasExpandoModel() : CapabilityModel<HasExpando>(Needs.Dictionary), ICollidingModel
        bool AreOnlyAsked()
        {
            var plain = source.Value.Select(line => PlainModel().Match(line)).Where(found => found.Success && classes.Contains(found.Groups["root"].Value)).Select(found => found.Groups["name"].Value).ToHashSet();
            return items.Where(item => item.Name.LocalName == "Workload").Select(item => ForEach().Replace(item.Attribute("Include")!.Value, ""))
                .All(model => model.StartsWith("Goldilocks.Prober.CapabilityModel<Goldilocks.Probes.", StringComparison.Ordinal) || plain.Contains(Simple(model)));
        }

        // The line that declares a question names its classes: class Queues() : ValuesCapability<HasQueue>("C24.queue", ...
        IReadOnlyList<string> AskedWith(string id) => source.Value.FirstOrDefault(line => line.Contains($"\"{id}\"", StringComparison.Ordinal)) is { } line
            && Words().Matches(line).Select(word => word.Value).Where(classes.Contains).ToList() is { Count: > 0 } named ? named : classes;
    }

    /// <summary>Of a generic class, without its arguments.</summary>
    private static string Simple(string fullName) => fullName.Split('<')[0].Split('.')[^1];

    private static string Slashes(string place) => place.Replace('\\', '/');

    [GeneratedRegex("[A-Za-z_][A-Za-z0-9_]*")]
    private static partial Regex Words();

    [GeneratedRegex("/probes/models/[^/]+/")]
    private static partial Regex SourceFolder();

    /// <summary>One model for each type of a list: @(PairedType->'Goldilocks.Prober.CapabilityModel&lt;...</summary>
    [GeneratedRegex(@"^@\(\w+->'")]
    private static partial Regex ForEach();

    [GeneratedRegex(@"^public sealed class (?<name>\w+)\(\) : CapabilityModel<(?<root>\w+)>\(Needs\.[A-Za-z |.]+\);$")]
    private static partial Regex PlainModel();

    [GeneratedRegex(@"^\s*(?:[a-z]+ )*(?:class|struct|record|interface|enum) (?:(?:class|struct) )?(?<name>[A-Za-z_][A-Za-z0-9_]*)")]
    private static partial Regex Declaration();
}

/// <summary>A question that is asked with models of a folder.</summary>
/// <param name="Capability">The question.</param>
/// <param name="Asked">What its source says of its classes, which is read when it is asked for.</param>
internal sealed record ModelQuestion(LeftOutCapability Capability, Lazy<IReadOnlyList<string>> Asked)
{
    /// <summary>The simple names of the classes that it is asked with; all of the folder where it names none.</summary>
    public IReadOnlyList<string> Classes => Asked.Value;
}
