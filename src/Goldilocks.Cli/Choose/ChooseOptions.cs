using System.CommandLine;
using System.CommandLine.Parsing;
using System.Globalization;
using Goldilocks.Catalog;
using Goldilocks.Commands;
using Goldilocks.Reporting.Choosing;
using Goldilocks.Results;

namespace Goldilocks.Cli.Choose;

/// <summary>The options of <c>goldilocks choose</c>, and the wishes that they mean.</summary>
internal sealed class ChooseOptions
{
    private const string Any = "any";
    private const string None = "none";

    private static readonly string s_changes = string.Join(", ", Enum.GetNames<ClassChange>().Select(name => name.ToLowerInvariant()));

    private readonly IReadOnlyList<(Requirement Requirement, Option<bool> Option)> _flags =
    [
        Flag(Requirement.Untrusted, "Input may come from strangers."),
        Flag(Requirement.Text, "The payload is text."),
        Flag(Requirement.Binary, "The payload is binary."),
        Flag(Requirement.CrossLanguage, "A documented format with implementations in other languages."),
        Flag(Requirement.Schema, "A schema language describes the payload."),
        Flag(Requirement.NoSchema, "No schema has to be written."),
        Flag(Requirement.NoAttributes, "The types need no attributes."),
        Flag(Requirement.NoCodeGeneration, "No code is generated before the program runs."),
        Flag(Requirement.Aot, "It works as a native program, as shown by the folder of a 'goldilocks startup' run with nativeaot, or by a recorded probe."),
        Flag(Requirement.References, "Shared objects stay shared, and cycles work."),
        Flag(Requirement.Polymorphism, "A member of a base type keeps the derived type."),
        Flag(Requirement.Streams, "It reads values from a stream that gives its bytes slowly."),
        Flag(Requirement.PartialReads, "A part of a payload is read without making the whole value."),
        Flag(Requirement.Maintained, "Its code changed within a year, and its author does not say to use something else."),
    ];

    private readonly Option<string[]> _evolves = new("--evolves")
    {
        Description = $"Payloads survive these changes of a class: {s_changes}. Alone it means {string.Join(", ", RequirementNames.UsualChanges.Select(change => change.ToString().ToLowerInvariant()))}, as a release usually does.",
        HelpName = "changes",
        Arity = ArgumentArity.ZeroOrMore,
    };

    private readonly Option<string?> _licence = new("--licence") { Description = "permissive: the licence asks only to name the authors; any: no constraint.", HelpName = "kind" };
    private readonly Option<long?> _maximumPayload = Bytes("--max-payload", "No payload of a counted workload is larger, in bytes: 4000, 4kB, 1MB.");
    private readonly Option<long?> _maximumAllocation = Bytes("--max-allocation", "No operation on a counted workload allocates more, in bytes: 4000, 4kB, 1MB.");
    private readonly Option<string[]> _runtimes = SharedOptions.List("--runtimes", "names", "It was measured under each of these, such as net8.0,net10.0.");
    private readonly Option<string[]> _frameworks = SharedOptions.List("--frameworks", "names", "Its package has assemblies for each of these: netstandard2.0, net48, net8.0; unity, by what its author says.");
    private readonly Option<string[]> _languages = SharedOptions.List("--languages", "names", "Its format has a maintained implementation in each of these: Java, Python, Go.");
    private readonly Option<long?> _maximumDependency = Bytes("--max-dependency", "The assemblies that it brings are not larger, in bytes: 500kB, 1MB.");
    private readonly Option<long?> _maximumProgram = Bytes("--max-program", "A trimmed or native program with it is not larger, in bytes: 8MB; by the folder of a 'goldilocks startup'.");
    private readonly Option<string[]> _allow = SharedOptions.List("--allow", "names", "Serializers whose exclusion is overruled, by name or by label; the answer says so.");
    private readonly Option<string?> _from = new("--from") { Description = "Today's serializer: shows what you would win and lose by moving away from it.", HelpName = "name" };
    private readonly Option<string[]> _workloads = SharedOptions.List("--workloads", "names", "The workloads that count, as name or name@size; when absent, all that the baseline and two thirds of the serializers can do.");
    private readonly Option<double?> _reads = new NumberRange(0, 1_000_000, "reads").Number("--reads", "Reads for each write; 1 when absent.");
    private readonly Option<Aim> _optimize = new("--optimize") { Description = "What is best: time, size, allocation, start or cost.", HelpName = "name", DefaultValueFactory = _ => Aim.Time };
    private readonly Option<double?> _messages = new NumberRange(0, 1_000_000_000, "payloads").Number("--messages-per-second", "For --optimize cost: payloads written each second.");
    private readonly Option<double?> _stored = new NumberRange(0, 1_000_000_000_000_000, "payloads").Number("--stored-messages", "For --optimize cost: payloads that are kept.");
    private readonly Option<double?> _core = new NumberRange(0, 1_000_000, "").Number("--core-hour-price", "For --optimize cost: price of one core for an hour.");
    private readonly Option<double?> _storage = new NumberRange(0, 1_000_000, "").Number("--storage-price", "For --optimize cost: price of keeping 10^9 bytes for a month.");
    private readonly Option<double?> _transfer = new NumberRange(0, 1_000_000, "").Number("--transfer-price", "For --optimize cost: price of sending 10^9 bytes.");

    /// <summary>Constraints, each decided by evidence.</summary>
    public IEnumerable<Option> Constraints => [.. _flags.Select(flag => flag.Option), _evolves, _licence, _maximumPayload, _maximumAllocation, _runtimes, _frameworks, _languages, _maximumDependency, _maximumProgram, _allow];

    /// <summary>What counts, and for how much.</summary>
    public IEnumerable<Option> Weights => [_workloads, _reads, _optimize, _from, _messages, _stored, _core, _storage, _transfer];

    /// <summary>One of the usual questions, which sets options that were not given.</summary>
    public Option<string?> Preset { get; } = new("--for")
    {
        Description = "One of the usual questions, such as public-api, messages, events, cache or game; an unknown word lists them all. It sets constraints and what counts. Another option overrules it: --text false, --licence any, --evolves none.",
        HelpName = "question",
    };

    /// <param name="parsed">The command line.</param>
    /// <param name="facts">Where the usual questions are.</param>
    /// <exception cref="ChoiceException">A value is none that its option takes.</exception>
    public Wishes Wishes(ParseResult parsed, ChoosingFacts facts)
    {
        var preset = parsed.GetValue(Preset) is { } name ? facts.PresetOf(name) : null;
        return new Wishes(
            Required(parsed, preset),
            parsed.GetResult(_optimize) is { Implicit: false } ? parsed.GetValue(_optimize) : preset?.Aim ?? Aim.Time,
            parsed.GetValue(_reads) ?? preset?.Reads ?? 1,
            parsed.GetValue(_maximumPayload),
            parsed.GetValue(_maximumAllocation),
            parsed.GetValue(_runtimes),
            parsed.GetValue(_workloads),
            parsed.GetValue(_allow),
            parsed.GetValue(_from),
            Prices(parsed),
            preset,
            parsed.GetValue(_frameworks),
            parsed.GetValue(_languages),
            parsed.GetValue(_maximumDependency),
            parsed.GetValue(_maximumProgram));
    }

    private HashSet<Requirement> Required(ParseResult parsed, Preset? preset)
    {
        var required = (preset?.Required ?? []).ToHashSet();
        foreach (var (requirement, option) in _flags.Where(flag => parsed.GetResult(flag.Option) is { Implicit: false }))
        {
            Set(required, [requirement], parsed.GetValue(option));
        }

        if (parsed.GetResult(_evolves) is { Implicit: false })
        {
            Set(required, Enum.GetValues<ClassChange>().Select(change => change.Asked()), false);
            Set(required, Changes(parsed).Select(change => change.Asked()), true);
        }

        if (parsed.GetValue(_licence) is { } licence)
        {
            Set(required, [Requirement.PermissiveLicence], licence == "permissive" || (licence == Any ? false : throw new ChoiceException($"--licence takes permissive or {Any}, not '{licence}'.")));
        }

        return required;
    }

    private static void Set(HashSet<Requirement> required, IEnumerable<Requirement> some, bool isOn)
    {
        if (isOn)
        {
            required.UnionWith(some);
        }
        else
        {
            required.ExceptWith(some);
        }
    }

    /// <summary>The folders that stand after <c>--evolves</c>: it takes any number of words, and so also those that are meant as folders.</summary>
    public IEnumerable<string> Folders(ParseResult parsed) => (parsed.GetValue(_evolves) ?? []).Where(IsFolder);

    private static bool IsFolder(string word) => Directory.Exists(word) && !Enum.GetNames<ClassChange>().Append(None).Contains(word, StringComparer.OrdinalIgnoreCase);

    /// <summary>Without a word the option means what a release usually does.</summary>
    private IEnumerable<ClassChange> Changes(ParseResult parsed)
    {
        var words = (parsed.GetValue(_evolves) ?? []).Where(word => !IsFolder(word)).SelectMany(word => word.Split(',', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries)).ToList();
        return words.Count == 0 ? RequirementNames.UsualChanges : words.SequenceEqual([None]) ? [] : [.. words.Select(Change).Distinct()];
    }

    private static ClassChange Change(string word) =>
        Enum.GetValues<ClassChange>().Where(change => change.ToString().Equals(word, StringComparison.OrdinalIgnoreCase)).Select(change => (ClassChange?)change).FirstOrDefault()
        ?? throw new ChoiceException($"'{word}' is not a change of a class, and not a folder{NearestName.DidYouMean(word, [.. Enum.GetNames<ClassChange>().Select(name => name.ToLowerInvariant())])} --evolves takes {s_changes}, or {None}; the folder of a run may stand before or after it.");

    private Prices? Prices(ParseResult parsed)
    {
        var amounts = new[] { _messages, _stored, _core, _storage, _transfer }.Select(parsed.GetValue).ToList();
        return amounts.TrueForAll(amount => amount is null) ? null : new Prices(amounts[0] ?? 0, amounts[1] ?? 0, amounts[2] ?? 0, amounts[3] ?? 0, amounts[4] ?? 0);
    }

    private static (Requirement Requirement, Option<bool> Option) Flag(Requirement requirement, string description) =>
        (requirement, new Option<bool>(requirement.Option()!) { Description = description });

    private static Option<long?> Bytes(string name, string description) => new(name)
    {
        Description = description,
        HelpName = "bytes",
        CustomParser = result =>
        {
            var text = result.Tokens.Count == 1 ? result.Tokens[0].Value : "";
            var (factor, digits) = text.EndsWith("kB", StringComparison.OrdinalIgnoreCase) ? (1_000L, text[..^2]) : text.EndsWith("MB", StringComparison.OrdinalIgnoreCase) ? (1_000_000L, text[..^2]) : (1L, text);
            if (double.TryParse(digits, NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture, out var number) && number * factor is >= 1 and <= 1e15)
            {
                return (long)(number * factor);
            }

            result.AddError($"'{text}' is not a number of bytes: {name} takes one from 1 to 10^15, such as 4000, 4kB or 1MB.");
            return null;
        },
    };
}
