using System.Text.Json;
using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Sampling;

/// <summary>
/// What the classes of a hierarchy say of themselves: the value of a member that each of them sets to a text or a value of an enum of its own, or the text of an attribute. An interface of the web names
/// classes so: <c>"type": "section"</c>.
/// </summary>
/// <param name="objects">Makes one object of each class and reads it.</param>
/// <param name="names">What members and values of enums are called in the sample.</param>
internal sealed class ClassConstants(ModelObjects objects, SampleNames names)
{
    private readonly Dictionary<ModelType, object?> _made = [];
    private readonly Dictionary<(ModelType, string), IReadOnlyDictionary<ModelType, string>> _known = [];

    /// <summary>The only class whose constant a member of the object has; null where no member tells the classes apart.</summary>
    public ModelType? Choose(ModelType declared, JsonElement value)
    {
        foreach (var property in value.EnumerateObject().Where(property => property.Value.ValueKind == JsonValueKind.String))
        {
            var text = property.Value.GetString()!;
            if (Of(declared, property.Name).Where(pair => IsSame(pair.Value, text)).Select(pair => pair.Key).ToList() is [var only])
            {
                return only;
            }
        }

        return null;
    }

    /// <summary>The member that tells the classes apart, with what it can be; null where none does.</summary>
    public string? Remedy(ModelType declared) => declared.Concrete.SelectMany(type => type.Members.Select(member => member.Symbol).Concat(type.NotMembers)).Select(member => names.Given(member) ?? member.Name).Distinct()
        .Select(name => (Name: name, Constants: Of(declared, name)))
        .Where(told => told.Constants.Count > 1)
        .Select(told => $"\"{told.Name}\": one of {string.Join(", ", told.Constants.Values)}")
        .FirstOrDefault();

    /// <summary>The constants of the classes that have one of their own; empty where most have none.</summary>
    private IReadOnlyDictionary<ModelType, string> Of(ModelType declared, string name)
    {
        if (!_known.TryGetValue((declared, name), out var known))
        {
            var found = declared.Concrete.Select(type => (Type: type, Text: ByMember(type, name) ?? ByAttribute(type, name))).Where(one => one.Text is { Length: > 0 }).ToList();
            // A class that sets nothing has the first value of an enum; the one that is called so means it.
            var own = found.GroupBy(one => one.Text!, StringComparer.OrdinalIgnoreCase)
                .Select(same => same.Count() == 1 ? same.ToList() : same.Where(one => IsSame(one.Type.Symbol.Name, one.Text!)).ToList())
                .Where(only => only.Count == 1).ToDictionary(only => only[0].Type, only => only[0].Text!);
            // Code that gives two of many classes the same constant still tells the others apart.
            var isApart = own.Count > 1 && own.Count * 2 > found.Count;
            _known.Add((declared, name), known = isApart ? own : new Dictionary<ModelType, string>());
        }

        return known;
    }

    /// <summary>What an object has there before anything is set.</summary>
    private string? ByMember(ModelType type, string name)
    {
        var member = names.Find(type, name)?.Symbol ?? names.FindComputed(type, name);
        if (member is null || Made(type) is not { } made || (DataMembers.TypeOf(member) is not { SpecialType: SpecialType.System_String } and not { TypeKind: TypeKind.Enum }))
        {
            return null;
        }

        var held = Try(() => objects.Get(type, member.Name, made));
        return held is Enum && DataMembers.TypeOf(member) is INamedTypeSymbol declared && held.ToString() is { } field && declared.GetMembers(field).FirstOrDefault() is { } constant
            ? names.Given(constant) ?? field
            : held as string;
    }

    /// <summary>The text of an attribute of the class, whichever package it is of, where the member is not set by the class.</summary>
    private string? ByAttribute(ModelType type, string name) => names.Find(type, name) is null ? null : type.Symbol.GetAttributes()
        .Where(attribute => attribute.AttributeClass is { } given && (given is IErrorTypeSymbol || given.IsCopied()))
        .SelectMany(SampleNames.TextsOf)
        .ToList() is [var only] ? only : null;

    private object? Made(ModelType type)
    {
        if (!_made.TryGetValue(type, out var made))
        {
            var construction = type.Construction;
            // A constructor may take no null.
            made = construction is null ? null : Try(() => objects.Create(type, [.. construction.Given(type).Select(given => given.Member is null ? null : objects.Default(given.Member))])) ?? objects.Blank(type);
            _made.Add(type, made);
        }

        return made;
    }

    /// <summary>A class that cannot be made of nothing says nothing of itself.</summary>
    private static object? Try(Func<object?> code)
    {
        try
        {
            return code();
        }
        catch (ModelException)
        {
            return null;
        }
    }

    /// <summary>A value of an enum is written in many ways.</summary>
    private static bool IsSame(string constant, string text) => string.Equals(Plain(constant), Plain(text), StringComparison.OrdinalIgnoreCase);

    /// <summary>A text without what tells ways of writing apart.</summary>
    public static string Plain(string text) => string.Concat(text.Where(char.IsLetterOrDigit));
}
