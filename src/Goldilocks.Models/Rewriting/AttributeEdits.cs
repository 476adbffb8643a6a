using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Goldilocks.Models.Rewriting;

/// <summary>
/// The user's attributes of the framework. Those that say what is data, and what a class can hold, are replaced by the neutral ones, which mean the same to every library; both together would be an error
/// where a library takes the framework's. Those that say how a member is named or written stay.
/// </summary>
internal static class AttributeEdits
{
    private static readonly HashSet<string> s_replaced =
    [
        "JsonConstructor", "JsonInclude", "DataContract", "DataMember", "IgnoreDataMember", "CollectionDataContract", "Serializable", "NonSerialized", "XmlIgnore", "KnownType", "XmlInclude",
        "SerializationConstructor", "MemoryPackConstructor", "NotMapped",
    ];

    private static readonly HashSet<string> s_steering =
        ["JsonPropertyName", "JsonConverter", "JsonNumberHandling", "JsonPropertyOrder", "JsonPolymorphic", "JsonDerivedType", "XmlElement", "XmlAttribute", "XmlArray", "XmlArrayItem", "XmlRoot", "XmlType", "EnumMember"];

    /// <summary>Whether the neutral attributes say the same.</summary>
    public static bool IsReplaced(AttributeSyntax attribute) => s_replaced.Contains(NameOf(attribute)) || (NameOf(attribute) == "JsonIgnore" && !IsConditional(attribute));

    /// <summary>Whether it stays, and steers one or more of the libraries.</summary>
    public static bool IsSteering(AttributeSyntax attribute) => s_steering.Contains(NameOf(attribute));

    /// <summary>The name without namespace and ending.</summary>
    public static string NameOf(AttributeSyntax attribute)
    {
        var name = attribute.Name is QualifiedNameSyntax qualified ? qualified.Right.Identifier.ValueText : (attribute.Name as SimpleNameSyntax)?.Identifier.ValueText ?? attribute.Name.ToString();
        return name.EndsWith("Attribute", StringComparison.Ordinal) ? name[..^"Attribute".Length] : name;
    }

    /// <summary>The change that takes the replaced ones out.</summary>
    public static IEnumerable<TextChange> WithoutReplaced(AttributeListSyntax list)
    {
        var kept = list.Attributes.Where(attribute => !IsReplaced(attribute)).ToList();
        if (kept.Count < list.Attributes.Count)
        {
            yield return new TextChange(list.Span, kept.Count == 0 ? "" : $"[{list.Target?.ToString() ?? ""}{string.Join(", ", kept)}]");
        }
    }

    private static bool IsConditional(AttributeSyntax attribute) =>
        attribute.ArgumentList?.Arguments.Any(argument => argument.ToString().Contains("Condition", StringComparison.Ordinal) && !argument.ToString().EndsWith("Always", StringComparison.Ordinal)) == true;
}
