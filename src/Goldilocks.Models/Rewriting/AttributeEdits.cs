using System.Globalization;
using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Goldilocks.Models.Rewriting;

/// <summary>
/// The user's attributes. Those that say what is data, and what a class can hold, are replaced by the neutral ones, which mean the same to every library; both together would be an error
/// where a library takes the framework's. Those of the framework that say how a member is named or written stay. All others mean nothing to the data.
/// </summary>
internal static class AttributeEdits
{
    private static readonly HashSet<string> s_replaced =
    [
        "JsonConstructor", "JsonInclude", "DataContract", "DataMember", "IgnoreDataMember", "CollectionDataContract", "Serializable", "NonSerialized", "XmlIgnore", "KnownType", "XmlInclude",
        "SerializationConstructor", "MemoryPackConstructor", "NotMapped",
    ];

    private static readonly HashSet<string> s_steering =
    [
        "JsonPropertyName", "JsonConverter", "JsonNumberHandling", "JsonPropertyOrder", "JsonPolymorphic", "JsonDerivedType", "JsonExtensionData", "JsonRequired", "JsonObjectCreationHandling", "JsonStringEnumMemberName",
        "JsonIgnore", "XmlElement", "XmlAttribute", "XmlArray", "XmlArrayItem", "XmlRoot", "XmlType", "XmlText", "XmlEnum", "EnumMember", "DefaultValue", "Flags",
    ];

    /// <summary>Whether the neutral attributes say the same.</summary>
    public static bool IsReplaced(AttributeData attribute) => s_replaced.Contains(DataMembers.NameOf(attribute)) || (DataMembers.NameOf(attribute) == "JsonIgnore" && !DataMembers.IsConditional(attribute));

    /// <summary>Those that stay, as text, with a space after each.</summary>
    /// <param name="plan">What the copy has.</param>
    /// <param name="symbol">A type, a member, or a value of an enum.</param>
    /// <param name="notes">Takes their names, and those of the others.</param>
    /// <param name="target">What stands before the name, such as <c>property: </c>.</param>
    public static string Steering(CopyPlan plan, ISymbol symbol, CopyNotes notes, string target = "")
    {
        var text = "";
        foreach (var attribute in symbol.GetAttributes().Where(attribute => !IsOfTheCompiler(attribute)))
        {
            var name = $"[{DataMembers.NameOf(attribute)}]";
            if (IsReplaced(attribute))
            {
                notes.Replaced.Add(name);
            }
            else if (s_steering.Contains(DataMembers.NameOf(attribute)) && !plan.Refused.Attributes.Contains(symbol) && !IsOfObject(plan, symbol, attribute) && Text(plan, attribute) is { } kept)
            {
                text += $"[{target}{kept}] ";
                if (name is not "[Flags]" and not "[DefaultValue]")
                {
                    notes.Steering.Add(name);
                }
            }
            else if (attribute.AttributeClass is null or IErrorTypeSymbol || s_steering.Contains(DataMembers.NameOf(attribute)) || attribute.AttributeClass.IsCopied())
            {
                notes.Removed.Add(name);
            }
        }

        return text;
    }

    private static bool IsOfObject(CopyPlan plan, ISymbol symbol, AttributeData attribute) => DataMembers.NameOf(attribute) == "JsonConverter" && plan.Refused.Converted.Contains(symbol.OriginalDefinition);

    private static bool IsOfTheCompiler(AttributeData attribute) => attribute.AttributeClass?.ContainingNamespace?.ToDisplayString() == "System.Runtime.CompilerServices";

    private static string? Text(CopyPlan plan, AttributeData attribute)
    {
        if (attribute.AttributeClass is not { } type || type.IsCopied() || type is IErrorTypeSymbol || type.TypeArguments.Length > 0)
        {
            return null;
        }

        var isConverter = type.Name == "JsonConverterAttribute";
        var arguments = new List<string?>();
        arguments.AddRange(attribute.ConstructorArguments.Select(argument => Text(plan, argument, isConverter)));
        arguments.AddRange(attribute.NamedArguments.Select(argument => Text(plan, argument.Value, isConverter) is { } value ? $"{argument.Key} = {value}" : null));
        return arguments.Contains(null) ? null : $"{CopyNames.Of(type)}{(arguments.Count == 0 ? "" : $"({string.Join(", ", arguments)})")}";
    }

    private static string? Text(CopyPlan plan, TypedConstant value, bool isConverter) => value switch
    {
        { IsNull: true } => "null",
        { Kind: TypedConstantKind.Error } => null,
        { Kind: TypedConstantKind.Array } => value.Values.Select(item => Text(plan, item, isConverter)).ToList() is var items && !items.Contains(null)
            ? $"new {CopyNames.Of(value.Type!)} {{ {string.Join(", ", items)} }}"
            : null,
        { Kind: TypedConstantKind.Type, Value: INamedTypeSymbol type } => (isConverter && type.IsCopied() ? type.Arity == 0 && plan.HasWhole(type) && type.TypeArguments.All(plan.Has) : plan.HasAlready(type)) ? $"typeof({CopyNames.Of(type)})" : null,
        { Kind: TypedConstantKind.Type, Value: ITypeSymbol type } => plan.Has(type) ? $"typeof({CopyNames.Of(type)})" : null,
        { Kind: TypedConstantKind.Enum } => $"({CopyNames.Of(value.Type!)})({Convert.ToString(value.Value, CultureInfo.InvariantCulture)})",
        _ => value.ToCSharpString(),
    };
}

/// <summary>What was done to the copy, in names.</summary>
internal sealed class CopyNotes
{
    /// <summary>Files beside those that were named.</summary>
    public SortedSet<string> Taken { get; } = new(StringComparer.Ordinal);

    /// <summary>Projects without which their files were read.</summary>
    public SortedSet<string> Unread { get; } = new(StringComparer.Ordinal);

    /// <summary>The compiled library whose types are measured as they stand.</summary>
    public SortedSet<string> Standing { get; } = new(StringComparer.Ordinal);

    /// <summary>A compiled library whose types can only be copied, with the reason.</summary>
    public SortedSet<string> Copied { get; } = new(StringComparer.Ordinal);

    /// <summary>Types to which members were added that a source generator would add.</summary>
    public SortedSet<string> Completed { get; } = new(StringComparer.Ordinal);

    /// <summary>What means nothing to the data, or cannot be had without a package.</summary>
    public SortedSet<string> Removed { get; } = new(StringComparer.Ordinal);

    public SortedSet<string> Replaced { get; } = new(StringComparer.Ordinal);

    public SortedSet<string> Steering { get; } = new(StringComparer.Ordinal);

    /// <summary>Attributes whose numbers and names stay for the library that they are of.</summary>
    public SortedSet<string> Keys { get; } = new(StringComparer.Ordinal);
}
