using System.Globalization;
using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Models.Rewriting;

/// <summary>
/// The numbers and names that the user's classes give their members for one library. That library is measured with them, because they decide what it writes; all others get numbers of ours. An adapter
/// defines the full name of the attribute that numbers members for it (serializers/Directory.Build.targets), so the copy has both.
/// </summary>
internal sealed class OwnKeys
{
    /// <summary>Attributes of packages that number or name a member.</summary>
    private static readonly HashSet<string> s_numbering = ["Key", "ProtoMember", "MemoryPackOrder", "Id", "ForyField"];

    /// <summary>Attributes of a class that make its members' names their keys, with the attribute that would say so at each member.</summary>
    private static readonly Dictionary<string, string> s_named = new(StringComparer.Ordinal) { ["MessagePackObject"] = "Key" };

    private readonly Dictionary<ISymbol, SortedDictionary<string, string>> _keys = new(SymbolEqualityComparer.Default);

    public OwnKeys(Model model)
    {
        foreach (var type in model.Objects)
        {
            var given = type.Members.SelectMany(member => Of(member.Symbol, type).Select(key => (Member: member, key.Attribute, key.Key))).ToList();
            foreach (var own in given.GroupBy(key => key.Attribute, StringComparer.Ordinal))
            {
                Add(type, own.Key, own.GroupBy(key => key.Member.Symbol.OriginalDefinition, SymbolEqualityComparer.Default).ToDictionary<IGrouping<ISymbol?, (ModelMember, string, object Key)>, ISymbol, object>(same => same.Key!, same => same.First().Key, SymbolEqualityComparer.Default));
            }
        }
    }

    /// <summary>The attributes of the user's, as a person writes them.</summary>
    public SortedSet<string> Names { get; } = new(StringComparer.Ordinal);

    /// <summary>The neutral attribute of a member with its own keys, each for the library that it is of.</summary>
    /// <param name="member">A member.</param>
    /// <param name="number">The number for all other libraries, as C#.</param>
    /// <param name="rest">What else the attributes say.</param>
    public string Text(ISymbol member, string number, string rest)
    {
        if (!_keys.TryGetValue(member.OriginalDefinition, out var own))
        {
            return $"[Member({number}){rest}] ";
        }

        var branches = own.Select((key, index) => $"#{(index == 0 ? "if" : "elif")} {key.Key}\n[Member({key.Value}){rest}]\n");
        return $"\n{string.Concat(branches)}#else\n[Member({number}){rest}]\n#endif\n";
    }

    /// <summary>A member of the type that has none gets the next one: the library that numbers members wants all of them.</summary>
    private void Add(ModelType type, string attribute, IReadOnlyDictionary<ISymbol, object> own)
    {
        var next = own.Values.OfType<long>().DefaultIfEmpty(-1).Max() + 1;
        foreach (var member in type.Members)
        {
            var key = own.TryGetValue(member.Symbol.OriginalDefinition, out var known) ? known : own.Values.Any(value => value is string) ? member.Name : next++;
            var keys = _keys.TryGetValue(member.Symbol.OriginalDefinition, out var all) ? all : _keys[member.Symbol.OriginalDefinition] = new SortedDictionary<string, string>(StringComparer.Ordinal);
            keys[attribute] = key is string name ? SymbolDisplay.FormatLiteral(name, quote: true) : ((long)key).ToString(CultureInfo.InvariantCulture);
        }
    }

    private IEnumerable<(string Attribute, object Key)> Of(ISymbol member, ModelType type)
    {
        var isKeyed = false;
        foreach (var attribute in member.GetAttributes().Where(attribute => s_numbering.Contains(DataMembers.NameOf(attribute))))
        {
            if (KeyOf(attribute) is { } key)
            {
                isKeyed = true;
                Names.Add($"[{DataMembers.NameOf(attribute)}]");
                foreach (var name in FullNames(attribute, DataMembers.NameOf(attribute)))
                {
                    yield return (name, key);
                }
            }
        }

        foreach (var attribute in isKeyed ? [] : type.Symbol.GetAttributes().Where(IsNamed))
        {
            Names.Add($"[{DataMembers.NameOf(attribute)}(true)]");
            foreach (var name in FullNames(attribute, s_named[DataMembers.NameOf(attribute)]))
            {
                yield return (name, member.Name);
            }
        }
    }

    private static bool IsNamed(AttributeData attribute) => s_named.ContainsKey(DataMembers.NameOf(attribute))
        && (attribute.ConstructorArguments is [{ Value: true }, ..] || Arguments(attribute).FirstOrDefault() is { Expression: LiteralExpressionSyntax literal } && literal.IsKind(SyntaxKind.TrueLiteralExpression));

    /// <summary>A whole number or a text; null for neither.</summary>
    private static object? KeyOf(AttributeData attribute) => attribute.ConstructorArguments is [{ Kind: TypedConstantKind.Primitive, Value: { } bound }, ..] ? Key(bound)
        : Arguments(attribute).FirstOrDefault() is { NameEquals: null, Expression: LiteralExpressionSyntax { Token.Value: { } value } } ? Key(value)
        : null;

    private static object? Key(object value) => value switch
    {
        string or long => value,
        int or uint or short or ushort or byte => Convert.ToInt64(value, CultureInfo.InvariantCulture),
        _ => null,
    };

    private static IEnumerable<AttributeArgumentSyntax> Arguments(AttributeData attribute) => (attribute.ApplicationSyntaxReference?.GetSyntax() as AttributeSyntax)?.ArgumentList?.Arguments ?? default;

    /// <summary>Of an attribute, as a symbol of the preprocessor. Where its package was not restored it can be of any namespace that its file imports.</summary>
    private static IEnumerable<string> FullNames(AttributeData attribute, string name)
    {
        var spaces = attribute.AttributeClass is { ContainingNamespace: { IsGlobalNamespace: false } space } known && (known is not IErrorTypeSymbol || attribute.ApplicationSyntaxReference is null)
            ? [space.ToDisplayString()]
            : attribute.ApplicationSyntaxReference?.SyntaxTree.GetRoot().DescendantNodes().OfType<UsingDirectiveSyntax>().Where(import => import.Alias is null).Select(import => import.NamespaceOrType.ToString()).Where(space => !space.StartsWith("System", StringComparison.Ordinal)) ?? [];
        return spaces.Select(space => $"{space.Replace('.', '_')}_{name}Attribute").Distinct();
    }
}
