using System.Text.Json;
using System.Text.RegularExpressions;
using Goldilocks.Models.Reading;
using Goldilocks.Results;
using Microsoft.CodeAnalysis.CSharp;

namespace Goldilocks.Models;

/// <summary>
/// The folders that adapters are compiled with. Types of a compiled library have two: the library as it stands, and a copy of the types with the attributes of a serializer. An adapter gets the library where its
/// serializer needs no attribute on these types, or where they carry it already.
/// </summary>
/// <param name="artifacts">Where models are kept.</param>
public sealed class ModelFolders(string artifacts)
{
    /// <summary>In the folder of a copy: what is known of the library.</summary>
    internal const string Marks = "library.json";

    /// <summary>What is compiled into an adapter.</summary>
    /// <param name="hash">Of the model.</param>
    /// <param name="project">The adapter's project file.</param>
    public string For(string hash, string project) => WhyCopy(Copy(artifacts, hash), project) is null && File.Exists(Path.Combine(Copy(artifacts, hash), Marks)) ? Library(artifacts, hash) : Copy(artifacts, hash);

    /// <summary>Why a copy of the types is measured, where others are measured with the library itself; null for any other model.</summary>
    /// <param name="folder">Of the model, as <see cref="For"/> gave it.</param>
    /// <param name="project">The adapter's project file.</param>
    public static string? WhyCopy(string folder, string project) => Path.Combine(folder, Marks) is var path && File.Exists(path) && JsonSerializer.Deserialize<OwnMarks>(File.ReadAllBytes(path), RunJson.File) is { } marks
        ? AdapterNeeds.Of(project).WhyCopy(marks)
        : null;

    /// <summary>The folder of the copy, or of the only form.</summary>
    internal static string Copy(string artifacts, string hash) => Path.Combine(artifacts, "models", hash);

    /// <summary>The folder of the library as it stands.</summary>
    internal static string Library(string artifacts, string hash) => Copy(artifacts, hash) + "-library";
}

/// <summary>Which attributes the serializer of an adapter needs on types, by the adapter's own files: the names that the neutral attributes stand for, and parts of classes that its project writes.</summary>
internal sealed partial class AdapterNeeds
{
    private const string Neutral = "Goldilocks.";
    private const string Suffix = "Attribute";

    /// <summary>Each kind of place, the neutral attributes that a copy has there, and what the place is called.</summary>
    private static readonly (string Kind, string[] Names, string Place)[] s_kinds =
    [
        ("Included", ["Included"], "at each member without a public setter"),
        ("Constructor", ["Constructor"], "at each constructor that is one of several or not public"),
        ("Interface", ["Interface"], "at each interface"),
        ("Derived", ["Derived", "AnyDerived", "Child"], "at each class that others stand for"),
    ];

    private readonly IReadOnlyDictionary<string, string> _aliases;
    private readonly bool _isForPlainTypes;
    private readonly string? _ofClass;
    private readonly bool _writesBases;
    private readonly string? _ofOther;

    private AdapterNeeds(string project, string? attributes)
    {
        _aliases = attributes is null ? new Dictionary<string, string>() : Aliases(attributes, "OTHER_MODEL");
        _isForPlainTypes = attributes is not null && IsNeutral(Aliases(attributes).GetValueOrDefault("Contract"));
        _ofClass = OfClass().Match(project) is { Success: true } written ? Full(written.Groups["name"].Value) + written.Groups["argument"].Value
            : _aliases.GetValueOrDefault("Contract") is { } alias && !IsNeutral(alias) ? alias
            : null;
        _writesBases = project.Contains("%(BaseOpen)", StringComparison.Ordinal);
        _isForPlainTypes &= !OfClass().IsMatch(project);
        _ofOther = OfOther().Match(project) is { Success: true } other ? other.Groups[1].Value : null;
    }

    /// <param name="project">The path of the adapter's project file.</param>
    public static AdapterNeeds Of(string project)
    {
        var text = File.ReadAllText(project);
        var file = Path.Combine(Path.GetDirectoryName(project)!, Linked().Match(text) is { Success: true } linked ? linked.Groups[1].Value : "Attributes.cs");
        return new AdapterNeeds(text, File.Exists(file) ? File.ReadAllText(file) : null);
    }

    /// <summary>Null where the types can be taken as they stand.</summary>
    public string? WhyCopy(OwnMarks marks)
    {
        if (_ofClass is { } needed)
        {
            if (marks.Carried.GetValueOrDefault("Contract", []).Contains(needed))
            {
                return null;
            }

            if (!_isForPlainTypes || !marks.IsPlain)
            {
                return Lacks(marks, needed, "at each class");
            }
        }

        if (_writesBases && marks.Carried.ContainsKey("Derived"))
        {
            return $"a copy of the types in {marks.Library} is measured, because the derived classes must be named at their base";
        }

        if (_ofOther is { } leavingOut && marks.Carried.TryGetValue("NotMember", out var left) && !left.Contains(leavingOut))
        {
            return Lacks(marks, leavingOut, "at each computed member");
        }

        return s_kinds
            .Select(kind => (kind.Place, Known: marks.Carried.GetValueOrDefault(kind.Kind), Needed: kind.Names.Select(_aliases.GetValueOrDefault).FirstOrDefault(alias => !IsNeutral(alias))))
            .Where(kind => kind is { Known: not null, Needed: not null } && !kind.Known.Contains(kind.Needed))
            .Select(kind => Lacks(marks, kind.Needed!, kind.Place))
            .FirstOrDefault();
    }

    private static string Lacks(OwnMarks marks, string attribute, string place)
    {
        var name = attribute[(attribute.Split('(')[0].LastIndexOf('.') + 1)..].Replace(Suffix, "", StringComparison.Ordinal);
        return $"a copy of the types in {marks.Library} is measured, because it needs [{name}] {place}, and they do not have it";
    }

    private static bool IsNeutral(string? alias) => alias?.StartsWith(Neutral, StringComparison.Ordinal) != false;

    private static Dictionary<string, string> Aliases(string text, params string[] symbols) => CSharpSyntaxTree.ParseText(text, new CSharpParseOptions(LanguageVersion.Preview, preprocessorSymbols: symbols))
        .GetCompilationUnitRoot().Usings.Where(item => item.Alias is not null).ToDictionary(item => item.Alias!.Name.ToString(), item => item.NamespaceOrType.ToString(), StringComparer.Ordinal);

    private static string Full(string attribute) => attribute.EndsWith(Suffix, StringComparison.Ordinal) ? attribute : attribute + Suffix;

    [GeneratedRegex(@"%\(Open\)\[(?<name>[\w.]+)(?<argument>\([\w.]+\))?\] partial")]
    private static partial Regex OfClass();

    [GeneratedRegex(@"<NotMember>([\w.]+)</NotMember>")]
    private static partial Regex OfOther();

    [GeneratedRegex("""Include="([^"]*/Attributes\.cs)""")]
    private static partial Regex Linked();
}
