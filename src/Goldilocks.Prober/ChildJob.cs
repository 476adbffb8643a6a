using System.Globalization;

namespace Goldilocks.Prober;

/// <summary>What one child process is asked to do. It comes as <c>name=value</c> arguments, so that a person can start the child by hand.</summary>
internal sealed record ChildJob
{
    /// <summary>Where this child works; each section has a folder of its name in it for journal and outcomes. Nothing else writes there while it runs.</summary>
    public required string Folder { get; init; }

    /// <summary>The golden payloads, shared by all children of the variant.</summary>
    public required string Payloads { get; init; }

    /// <summary>The variant's name; empty for the plain one.</summary>
    public required string Variant { get; init; }

    /// <summary>The kind of the option that the variant is asked with, in lower case; null for none.</summary>
    public string? Option { get; init; }

    /// <summary>The format that the facts state.</summary>
    public required string Format { get; init; }

    /// <summary>The sections to run, one after the other.</summary>
    public required IReadOnlyList<string> Sections { get; init; }

    /// <summary>For everything that is drawn.</summary>
    public required ulong Seed { get; init; }

    /// <summary>The only input to run; null for all. Its description and bytes are written to files first.</summary>
    public int? Only { get; init; }

    /// <summary>The inputs to run, in this order, of the sections of which not all are run.</summary>
    public IReadOnlyDictionary<string, IReadOnlyList<int>> Numbers { get; init; } = new Dictionary<string, IReadOnlyList<int>>();

    /// <summary>Bytes to read instead of those that the input makes; null for the input's own.</summary>
    public string? PayloadFile { get; init; }

    /// <summary>Processor time after which the only input hangs; null for the section's own limit. What hung before needs less to show that it does so again.</summary>
    public double? HangSeconds { get; init; }

    /// <summary>How the only input is known where its number may be another one by now; null where the number is enough.</summary>
    public WantedInput? Wanted { get; init; }

    /// <summary>The folder of a section.</summary>
    public string FolderOf(Section section) => Path.Combine(Folder, section.Name);

    /// <summary>Reads the arguments after the verb.</summary>
    /// <exception cref="ArgumentException">One is missing.</exception>
    public static ChildJob Parse(IEnumerable<string> arguments)
    {
        var values = arguments.Select(argument => argument.Split('=', 2)).Where(pair => pair.Length == 2).ToDictionary(pair => pair[0], pair => pair[1]);
        return new ChildJob
        {
            Folder = Required("folder"),
            Payloads = Required("payloads"),
            Variant = Required("variant"),
            Option = values.GetValueOrDefault("option"),
            Format = Required("format"),
            Sections = Required("sections").Split(','),
            Seed = ulong.Parse(Required("seed"), CultureInfo.InvariantCulture),
            Only = values.TryGetValue("only", out var only) ? int.Parse(only, CultureInfo.InvariantCulture) : null,
            Numbers = (values.GetValueOrDefault("numbers") ?? "").Split(';', StringSplitOptions.RemoveEmptyEntries).Select(section => section.Split(':')).ToDictionary(section => section[0], section => InputNumbers(section[1])),
            HangSeconds = values.TryGetValue("hang", out var hang) ? double.Parse(hang, CultureInfo.InvariantCulture) : null,
            PayloadFile = values.GetValueOrDefault("payload"),
            Wanted = values.ContainsKey("words") ? new WantedInput(Required("probe"), new ModelName(Required("model")), int.Parse(Required("stack"), CultureInfo.InvariantCulture), Required("words")) : null,
        };

        static IReadOnlyList<int> InputNumbers(string numbers) => [.. numbers.Split(',').Select(number => int.Parse(number, CultureInfo.InvariantCulture))];

        string Required(string name) => values.GetValueOrDefault(name) ?? throw new ArgumentException($"The argument {name}=... is missing.", nameof(arguments));
    }
}
