using System.Text;
using System.Text.RegularExpressions;

namespace Goldilocks.Prober.Attacks;

/// <summary>
/// Attributes that name a class, of an element where any object may stand and of the root: <c>xsi:type</c>, those of the data contracts with an assembly, and those that libraries have of their own.
/// </summary>
internal sealed partial class XmlTypeSection() : TypeNameSection("xml")
{
    private const string Instance = "http://www.w3.org/2001/XMLSchema-instance";

    /// <summary>Of NetDataContractSerializer of .NET Framework, which loads what they name.</summary>
    private const string Serialization = "http://schemas.microsoft.com/2003/10/Serialization/";

    /// <summary>A library's own, for a type whose namespace is <c>clr-namespace:...;assembly=...</c>.</summary>
    private const string Extended = "https://extendedxmlserializer.github.io/v2";

    private const string Member = $"<{NamedCanary.Member}>{NamedCanary.Value}</{NamedCanary.Member}>";

    protected override IEnumerable<(string Words, Func<byte[]> Make)> Attacks(byte[] golden, NamedCanary canary)
    {
        var document = Encoding.UTF8.GetString(golden).TrimStart('\uFEFF');
        if (!document.StartsWith('<') || ElementWith(document, canary.Place) is not { } element || StartTag().Match(document) is not { Success: true } root)
        {
            yield break;
        }

        foreach (var (words, attributes) in Names(canary))
        {
            yield return ($"an element with {words}", Replaced(element, $"{Opened(element, attributes)}{Member}</{element.Groups["name"]}>"));
            yield return ($"a root with {words}", () => Encoding.UTF8.GetBytes($"{document[..root.Index]}{Opened(root, attributes)}{document[(root.Index + root.Length)..]}"));
        }

        foreach (var space in Spaces(canary))
        {
            var inner = $"<{canary.Name} xmlns=\"{space}\">{Member}</{canary.Name}>";
            yield return ($"an element of the name {canary.Name} in the namespace '{space}', inside the element", Replaced(element, $"{Opened(element, "")}{inner}</{element.Groups["name"]}>"));
            yield return ($"a document of the name {canary.Name} in the namespace '{space}'", () => Encoding.UTF8.GetBytes(inner));
        }

        yield return ("an object of properties with its type in an attribute", Replaced(element, Properties(canary, NameAttribute().Match(element.Groups["attributes"].Value) is { Success: true } name ? name.Groups["value"].Value : "Content")));
        yield return ("a root of properties with its type in an attribute", () => Encoding.UTF8.GetBytes(Properties(canary, "Root")));

        Func<byte[]> Replaced(Match place, string by) => () => Encoding.UTF8.GetBytes($"{document[..place.Index]}{by}{document[(place.Index + place.Length)..]}");
    }

    private static IEnumerable<(string Words, string Attributes)> Names(NamedCanary canary)
    {
        yield return ($"the xsi:type {canary.Name}", $"xmlns:t=\"{Instance}\" t:type=\"{canary.Name}\"");
        foreach (var space in Spaces(canary).Where(space => space.Length > 0))
        {
            yield return ($"the xsi:type {canary.Name} in the namespace {space}", $"xmlns:c=\"{space}\" xmlns:t=\"{Instance}\" t:type=\"c:{canary.Name}\"");
            yield return ($"the exs:type {canary.Name} in the namespace {space}", $"xmlns:c=\"{space}\" xmlns:t=\"{Extended}\" t:type=\"c:{canary.Name}\"");
        }

        yield return ("z:Type and z:Assembly", $"xmlns:t=\"{Serialization}\" t:Type=\"{canary.FullName}\" t:Assembly=\"{canary.FullAssembly}\"");
        foreach (var attribute in (string[])["type", "class", "Type", "typeName"])
        {
            yield return ($"the attribute {attribute} and the assembly", $"{attribute}=\"{canary.QualifiedName}\"");
            yield return ($"the attribute {attribute} without an assembly", $"{attribute}=\"{canary.FullName}\"");
        }
    }

    private static IEnumerable<string> Spaces(NamedCanary canary) =>
        ["", $"http://schemas.datacontract.org/2004/07/{canary.Space}", $"clr-namespace:{canary.Space};assembly={canary.Assembly}"];

    /// <summary>The start of an element with other attributes. Declarations of prefixes stay, because the rest may use them; so does the name that a library gives to a member.</summary>
    private static string Opened(Match element, string attributes)
    {
        var kept = AnAttribute().Matches(element.Groups["attributes"].Value).Select(match => match.Value).Where(text => text.StartsWith("xmlns", StringComparison.Ordinal) || text.StartsWith("name=", StringComparison.Ordinal));
        return $"<{string.Join(' ', new[] { element.Groups["name"].Value }.Concat(kept).Append(attributes)).TrimEnd()}>";
    }

    private static string Properties(NamedCanary canary, string name) =>
        $"<Complex name=\"{name}\" type=\"{canary.QualifiedName}\"><Properties><Simple name=\"{NamedCanary.Member}\" type=\"{typeof(string).AssemblyQualifiedName}\" value=\"{NamedCanary.Value}\" /></Properties></Complex>";

    /// <summary>The only element whose content or attribute is the text; null when there is none or there are several.</summary>
    private static Match? ElementWith(string document, string text) =>
        Regex.Matches(document, $"""<(?<name>[\w.:-]+)(?<attributes>(\s[^<>]*)?)>{text}</\k<name>>|<(?<name>[\w.:-]+)(?<attributes>\s[^<>]*="{text}"[^<>]*)/>""") is [var only] ? only : null;

    /// <summary>Of the root: a declaration begins otherwise.</summary>
    [GeneratedRegex(@"<(?<name>[\w.:-]+)(?<attributes>(\s[^<>]*)?)>")]
    private static partial Regex StartTag();

    [GeneratedRegex("""[\w.:-]+\s*=\s*("[^"]*"|'[^']*')""")]
    private static partial Regex AnAttribute();

    [GeneratedRegex("""(^|\s)name="(?<value>[^"]*)""")]
    private static partial Regex NameAttribute();
}
