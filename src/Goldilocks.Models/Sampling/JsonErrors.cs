using System.Globalization;
using System.Text.Json;
using System.Text.RegularExpressions;
using Goldilocks.Models.Mistakes;
using Goldilocks.Models.Shapes;
using Goldilocks.Results.Texts;
using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Sampling;

/// <summary>Says in one line what is wrong with a value of a sample.</summary>
internal static partial class JsonErrors
{
    /// <param name="exception">What the reader threw.</param>
    /// <param name="sample">The file.</param>
    /// <param name="document">The value.</param>
    /// <param name="model">For the names of members and classes.</param>
    public static ModelException Explain(Exception exception, SampleText sample, SampleDocument document, Model model)
    {
        var (path, line) = Place(exception);
        var prefix = sample.IsMany ? document.Path : "";
        return new ModelException(string.Create(
            CultureInfo.InvariantCulture,
            $"{sample.Name}:{document.Line + line}: ${prefix}{path}: {Reason(Sentence(exception.Message), path, document, model)}"));
    }

    /// <summary>A message of the reader in one line, without the place that it adds.</summary>
    public static string Sentence(string message) => Blanks().Replace(PlaceInText().Replace(message, ""), " ").Trim();

    /// <summary>What stands in a file, in words.</summary>
    public static string NameOf(JsonTokenType token) => token switch
    {
        JsonTokenType.Number => "a number",
        JsonTokenType.String => "a text",
        JsonTokenType.True or JsonTokenType.False => "true or false",
        JsonTokenType.Null => "null",
        _ => $"a {token}",
    };

    private static (string Path, long Line) Place(Exception exception)
    {
        if (exception is JsonException { Path: { } path } json)
        {
            return (path.TrimStart('$'), json.LineNumber ?? 0);
        }

        var found = PlaceInText().Match(exception.Message);
        return found.Success
            ? (found.Groups["path"].Value.TrimStart('$'), long.Parse(found.Groups["line"].Value, CultureInfo.InvariantCulture))
            : ("", 0);
    }

    private static string Reason(string text, string path, SampleDocument document, Model model)
    {
        if (Unmapped().Match(text) is { Success: true } unmapped)
        {
            var (name, type) = (unmapped.Groups[1].Value, Find(model, unmapped.Groups[2].Value));
            return $"{type?.Name ?? unmapped.Groups[2].Value} has no member '{name}'{NearestName.DidYouMean(name, [.. (type?.Members ?? []).Select(member => member.Name)])} Correct the name, or leave it out.";
        }

        if (Unrecognized().Match(text) is { Success: true } unrecognized)
        {
            var names = JsonPlaces.TypeAt(model, path)?.Concrete.Select(type => type.Symbol.Name).ToList() ?? [];
            return $"no class that can stand here has the name '{unrecognized.Groups[1].Value}'{NearestName.DidYouMean(unrecognized.Groups[1].Value, names)} \"$type\" takes {string.Join(" or ", names.DefaultIfEmpty("the name of a class"))}.";
        }

        if (WrongType().IsMatch(text) && JsonPlaces.TypeAt(model, path) is { } expected)
        {
            return ExpectedTexts.Of(expected, TextAt(document, path));
        }

        return text switch
        {
            _ when Missing().Match(text) is { Success: true } missing => $"{ShortName(missing.Groups[1].Value)} needs a value for {missing.Groups[2].Value.Trim('.').Replace("'", "", StringComparison.Ordinal)}, which is required.",
            _ when NotNull().Match(text) is { Success: true } notNull => $"{notNull.Groups[1].Value} is null, and {ShortName(notNull.Groups[2].Value)} declares that it never is. Give a value, or declare it with a ?.",
            _ when WrongType().Match(text) is { Success: true } wrong => $"this is no {ShortName(wrong.Groups[1].Value)}.",
            _ when Duplicate().Match(text) is { Success: true } duplicate => $"'{duplicate.Groups[1].Value}' is there twice in one object.",
            _ when Undecided().Match(text) is { Success: true } undecided => $"{ShortName(undecided.Groups[1].Value)} can be several classes: say which one by \"$type\": one of {Classes(model, undecided.Groups[1].Value)}.",
            _ => text,
        };
    }

    /// <summary>Null where something else stands than a text.</summary>
    private static string? TextAt(SampleDocument document, string path)
    {
        using var json = JsonDocument.Parse(document.Json, SampleText.Lenient);
        return JsonPlaces.ValueAt(json.RootElement, path) is { ValueKind: JsonValueKind.String } text ? text.GetString() : null;
    }

    private static string Classes(Model model, string name) => string.Join(", ", (Find(model, name)?.Concrete ?? []).Select(type => type.Symbol.Name));

    private static ModelType? Find(Model model, string name) => model.Objects.FirstOrDefault(type => type.Symbol.ToDisplayString() == name.Replace('+', '.'));

    private static string ShortName(string name) => name.StartsWith("System.Nullable`1[", StringComparison.Ordinal) ? ShortName(name[18..^1]) : name[(name.LastIndexOfAny(['.', '+']) + 1)..];

    [GeneratedRegex(@"\s*Path: (?<path>\S*) \| LineNumber: (?<line>\d+) \| BytePositionInLine: \d+\.?|\s*LineNumber: (?<line>\d+) \| BytePositionInLine: \d+\.?")]
    private static partial Regex PlaceInText();

    [GeneratedRegex(@"\s+")]
    private static partial Regex Blanks();

    [GeneratedRegex("The JSON property '(.+)' could not be mapped to any \\.NET member contained in type '(.+?)'")]
    private static partial Regex Unmapped();

    [GeneratedRegex("unrecognized type discriminator id '(.+?)'")]
    private static partial Regex Unrecognized();

    [GeneratedRegex("for type '(.+?)' was missing required properties including: (.+)")]
    private static partial Regex Missing();

    [GeneratedRegex("'(.+?)' on type '(.+?)' doesn't allow setting null")]
    private static partial Regex NotNull();

    [GeneratedRegex("could not be converted to ([^\\s]+?)\\.?$")]
    private static partial Regex WrongType();

    [GeneratedRegex("Duplicate property '(.+?)'")]
    private static partial Regex Duplicate();

    [GeneratedRegex("abstract type '(.+?)' must specify a type discriminator")]
    private static partial Regex Undecided();
}
