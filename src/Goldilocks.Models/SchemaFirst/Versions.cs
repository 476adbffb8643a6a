using System.Text.Json.Nodes;
using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Models.SchemaFirst;

/// <summary>The two versions of a class that the probes have, in the namespaces V1 and V2, and what one says of the other.</summary>
internal sealed class Versions(IEnumerable<ModelType> types)
{
    private readonly ILookup<string, ModelType> _types = types.Where(type => Of(type) is not null).ToLookup(type => type.Symbol.Name, StringComparer.Ordinal);

    /// <summary>The version that a class is of: V1 or V2; null for one without versions.</summary>
    public static string? Of(ModelType type) => type.Form == TypeForm.Object && type.Symbol.ContainingNamespace.Name is "V1" or "V2" ? type.Symbol.ContainingNamespace.Name : null;

    /// <summary>The class in the other version.</summary>
    public ModelType? Other(ModelType type) => Of(type) is null ? null : _types[type.Symbol.Name].FirstOrDefault(other => other != type);

    /// <summary>A member that was renamed, as the other version calls it: it has the same number there, and a name that this version does not have.</summary>
    public ModelMember? Renamed(ModelType owner, ModelMember member) =>
        Other(owner)?.Members.FirstOrDefault(other => other.Number == member.Number && owner.Members.All(own => own.Name != other.Name));

    /// <summary>The initial value of a member that the other version does not have, where it is a whole number that the source states; null for others.</summary>
    public int? Initial(ModelType owner, ModelMember member) => Stated(owner, member) is JsonValue value && value.TryGetValue<int>(out var number) ? number : null;

    /// <summary>The same of a truth value, a text and a list too, as a schema in JSON states it.</summary>
    public JsonNode? Stated(ModelType owner, ModelMember member) => IsOnlyHere(owner, member) ? Constant(Declared(member)) : null;

    private static JsonNode? Constant(ExpressionSyntax? value) => value switch
    {
        LiteralExpressionSyntax { Token.Value: int number } => number,
        LiteralExpressionSyntax { Token.Value: string text } => text,
        LiteralExpressionSyntax { Token.Value: bool truth } => truth,
        CollectionExpressionSyntax list => Elements(list),
        _ => null,
    };

    private static JsonArray? Elements(CollectionExpressionSyntax list)
    {
        var elements = list.Elements.Select(element => Constant((element as ExpressionElementSyntax)?.Expression)).ToList();
        return elements.Contains(null) ? null : new JsonArray([.. elements]);
    }

    /// <summary>Whether the other version lacks a member, so that a payload of it does.</summary>
    public bool IsOnlyHere(ModelType owner, ModelMember member) => Other(owner) is { } other && other.Members.All(known => known.Number != member.Number);

    private static ExpressionSyntax? Declared(ModelMember member) => member.Symbol.DeclaringSyntaxReferences.Select(reference => reference.GetSyntax()).FirstOrDefault() switch
    {
        PropertyDeclarationSyntax property => property.Initializer?.Value,
        VariableDeclaratorSyntax field => field.Initializer?.Value,
        _ => null,
    };
}
