using System.Reflection;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using Goldilocks.Models.Mistakes;
using Goldilocks.Models.Shapes;

namespace Goldilocks.Models.Sampling;

/// <summary>
/// Reads the sample into objects, once, before anything is built, and strictly: a member that does not exist, is there twice or is missing, and a null where none may be, is an error. Then it writes each
/// object again and compares that with the sample, because a reader of JSON also skips in silence what it cannot set.
/// </summary>
internal sealed class SampleParser
{
    private readonly CompiledModel _compiled;
    private readonly Model _model;
    private readonly JsonSerializerOptions _options;
    private readonly JsonSerializerOptions _enumsAsNumbers;

    public SampleParser(CompiledModel compiled, Model model)
    {
        (_compiled, _model) = (compiled, model);
        _options = Options(new JsonStringEnumConverter());
        _enumsAsNumbers = Options(null);
    }

    /// <summary>One object for each value of the sample.</summary>
    /// <exception cref="ModelException">One cannot be read, or a part of it would be lost.</exception>
    public IReadOnlyList<object> Parse(SampleText sample) => [.. sample.Documents.Select(document => Parse(sample, document))];

    /// <summary>An object as JSON, to compare it with another.</summary>
    public byte[] Write(object value) => JsonSerializer.SerializeToUtf8Bytes(value, _compiled.Root, _options);

    private object Parse(SampleText sample, SampleDocument document)
    {
        object value;
        try
        {
            value = JsonSerializer.Deserialize(document.Json.Span, _compiled.Root, _options)!;
        }
        catch (Exception exception) when (exception is JsonException or NotSupportedException or InvalidOperationException or ArgumentException)
        {
            throw JsonErrors.Explain(exception, sample, document, _model);
        }

        if (FirstNull(document) is var (place, element))
        {
            throw new ModelException($"{sample.Name}:{document.Line}: ${Prefix(sample, document)}{place}: this is null, and the collection is declared to hold a {element.Name} everywhere. Give a value, or declare the element with a ?.");
        }

        if (Lost(value, document) is var (path, reason))
        {
            throw new ModelException($"{sample.Name}:{document.Line}: ${Prefix(sample, document)}{path}: {reason} A serializer could not be judged by a value that is not the sample's. Correct the sample or the type.");
        }

        return value;
    }

    private static string Prefix(SampleText sample, SampleDocument document) => sample.IsMany ? document.Path : "";

    private (string Path, ModelType Element)? FirstNull(SampleDocument document)
    {
        using var json = JsonDocument.Parse(document.Json, SampleText.Lenient);
        return JsonPlaces.FirstNull(_model.Root, json.RootElement, "");
    }

    private (string Path, string Reason)? Lost(object value, SampleDocument document)
    {
        using var original = JsonDocument.Parse(document.Json, SampleText.Lenient);
        using var written = JsonDocument.Parse(Write(value));
        using var numbers = JsonDocument.Parse(JsonSerializer.SerializeToUtf8Bytes(value, _compiled.Root, _enumsAsNumbers));
        return SampleComparison.FirstLoss(original.RootElement, written.RootElement, numbers.RootElement, "");
    }

    private static JsonSerializerOptions Options(JsonConverter? enums)
    {
        var options = new JsonSerializerOptions
        {
            UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow,
            RespectNullableAnnotations = true,
            AllowDuplicateProperties = false,
            AllowOutOfOrderMetadataProperties = true,
            PropertyNameCaseInsensitive = true,
            IncludeFields = true,
            ReadCommentHandling = JsonCommentHandling.Skip,
            AllowTrailingCommas = true,
            NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals,
            TypeInfoResolver = new DefaultJsonTypeInfoResolver().WithAddedModifier(Complete),
        };
        if (enums is not null)
        {
            options.Converters.Add(enums);
        }

        return options;
    }

    /// <summary>Makes the reader set what the class alone may set, fill what an object makes itself, and know the derived classes.</summary>
    private static void Complete(JsonTypeInfo type)
    {
        if (type.Kind != JsonTypeInfoKind.Object)
        {
            return;
        }

        AddDerived(type);
        if (type.CreateObject is null && type.Type is { IsAbstract: false, IsInterface: false } && type.Type.GetConstructor(BindingFlags.Instance | BindingFlags.NonPublic, []) is { } hidden
            && type.Type.GetConstructors().Length == 0)
        {
            type.CreateObject = () => hidden.Invoke(null);
        }

        foreach (var property in type.Properties.ToList())
        {
            Complete(type, property);
        }
    }

    private static void Complete(JsonTypeInfo type, JsonPropertyInfo property)
    {
        if (property.AttributeProvider is not PropertyInfo declared)
        {
            return;
        }

        if (property.Set is not null && declared.CustomAttributes.Any(attribute => attribute.AttributeType.Name == "NoNotMemberAttribute"))
        {
            type.Properties.Remove(property);
        }
        else if (property.Set is null && declared.DeclaringType!.GetProperty(declared.Name, BindingFlags.Instance | BindingFlags.Public)?.GetSetMethod(nonPublic: true) is { } setter)
        {
            property.Set = (target, value) => setter.Invoke(target, [value]);
        }
        else if (property.Set is null && property.PropertyType != typeof(string) && typeof(System.Collections.IEnumerable).IsAssignableFrom(property.PropertyType)
            && declared.CustomAttributes.Any(attribute => attribute.AttributeType.Name == "NoMemberAttribute") && property.AssociatedParameter is null)
        {
            property.ObjectCreationHandling = JsonObjectCreationHandling.Populate;
        }
    }

    /// <summary>By the name of the class, beside those that the user's own attributes name.</summary>
    private static void AddDerived(JsonTypeInfo type)
    {
        var derived = type.Type.CustomAttributes.Where(attribute => attribute.AttributeType.Name == "NoAnyDerivedAttribute").Select(attribute => (Type)attribute.ConstructorArguments[1].Value!).ToList();
        var known = type.PolymorphismOptions?.DerivedTypes.Select(item => item.DerivedType).ToList() ?? [];
        if (derived.Count == 0)
        {
            return;
        }

        type.PolymorphismOptions ??= new JsonPolymorphismOptions();
        foreach (var missing in derived.Append(type.Type).Where(item => item is { IsAbstract: false } && !known.Contains(item)))
        {
            type.PolymorphismOptions.DerivedTypes.Add(new JsonDerivedType(missing, missing.Name));
        }
    }
}
