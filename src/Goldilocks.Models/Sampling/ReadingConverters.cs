using System.Collections;
using System.Reflection;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;

namespace Goldilocks.Models.Sampling;

/// <summary>Converters of the sources, made, for the reader of a sample.</summary>
internal sealed class ReadingConverters
{
    private readonly IReadOnlyList<JsonConverter> _ofFramework;
    private readonly IReadOnlyList<PackageConverter> _ofPackage;
    private readonly IReadOnlyList<ReadingConverter> _all;

    /// <param name="made">One object of each class.</param>
    public ReadingConverters(IReadOnlyList<object> made)
    {
        _ofFramework = [.. made.OfType<JsonConverter>()];
        var others = made.Where(converter => converter is not JsonConverter).ToList();
        _ofPackage = [.. others.Select(converter => new PackageConverter(converter, others))];
        _all = [.. _ofFramework.Select(converter => Beside(converter, isNamed: false)), .. _ofPackage];
    }

    /// <summary>The only one that says it converts the type; null for none, and where several do.</summary>
    public ReadingConverter? Of(Type type) => _all.Where(converter => converter.CanConvert(type)).ToList() is [var only] ? only : null;

    /// <summary>The one for a package whose class has the name; null for none.</summary>
    public ReadingConverter? Named(string name) => _ofPackage.FirstOrDefault(converter => converter.Name == name);

    /// <summary>One of the framework that an attribute names, and which may call others that the application names.</summary>
    public ReadingConverter Beside(JsonConverter converter) => Beside(converter, isNamed: true);

    private FrameworkConverter Beside(JsonConverter converter, bool isNamed) => new(converter, _ofFramework.Where(other => other.GetType() != converter.GetType()), isNamed);
}

/// <summary>A converter of the sources.</summary>
/// <param name="name">Of its class.</param>
internal abstract class ReadingConverter(string name)
{
    /// <summary>Of its class.</summary>
    public string Name { get; } = name;

    /// <summary>Whether it says that it converts the type.</summary>
    public abstract bool CanConvert(Type type);

    /// <summary>What it reads. Any exception may be its own.</summary>
    public abstract object? Read(Type type, JsonElement value);
}

/// <summary>One for the framework's serializer. One that an attribute names is given for the one value: in the options, code that asks them for its own type again would call it without end.</summary>
/// <param name="converter">The converter.</param>
/// <param name="others">Beside it in the options.</param>
/// <param name="isNamed">Whether an attribute names it.</param>
internal sealed class FrameworkConverter(JsonConverter converter, IEnumerable<JsonConverter> others, bool isNamed) : ReadingConverter(converter.GetType().Name)
{
    private readonly JsonSerializerOptions _options = Options([.. isNamed ? [] : new[] { converter }, .. others], converter);

    public override bool CanConvert(Type type) => converter.CanConvert(type);

    public override object? Read(Type type, JsonElement value)
    {
        if (!isNamed)
        {
            return value.Deserialize(type, _options);
        }

        var held = typeof(Held<>).MakeGenericType(type);
        var made = JsonSerializer.SerializeToElement(new Held<JsonElement> { Value = value }).Deserialize(held, _options);
        return held.GetProperty(nameof(Held<>.Value))!.GetValue(made);
    }

    private static JsonSerializerOptions Options(IReadOnlyList<JsonConverter> converters, JsonConverter named)
    {
        var resolver = new DefaultJsonTypeInfoResolver();
        resolver.Modifiers.Add(info =>
        {
            if (info.Type is { IsGenericType: true } && info.Type.GetGenericTypeDefinition() == typeof(Held<>))
            {
                info.Properties[0].CustomConverter = named;
            }
        });
        var options = new JsonSerializerOptions { PropertyNameCaseInsensitive = true, IncludeFields = true, TypeInfoResolver = resolver };
        converters.ToList().ForEach(options.Converters.Add);
        return options;
    }

    /// <summary>A member with the converter.</summary>
    private sealed class Held<T>
    {
        public T Value { get; set; } = default!;
    }
}

/// <summary>One for the serializer of a package, of whichever version the model's project has. It is called by reflection, because Goldilocks is not compiled with the package.</summary>
internal sealed class PackageConverter(object converter, IReadOnlyList<object> all) : ReadingConverter(converter.GetType().Name)
{
    private readonly MethodInfo _read = converter.GetType().GetMethods().Single(method => method.Name == "ReadJson" && method.GetParameters() is [_, _, { ParameterType: var existing }, _] && existing == typeof(object));
    private Type? _readerOfText;

    private Type Reader => _read.GetParameters()[0].ParameterType;

    private Type Serializer => _read.GetParameters()[3].ParameterType;

    public override bool CanConvert(Type type) => CanConvert(converter, type);

    public override object? Read(Type type, JsonElement value)
    {
        _readerOfText ??= Reader.Assembly.GetExportedTypes().Single(derived => derived.IsSubclassOf(Reader) && derived.GetConstructor([typeof(TextReader)]) is not null);
        var text = Activator.CreateInstance(_readerOfText, new StringReader(value.GetRawText()))!;
        Reader.GetMethod("Read", [])!.Invoke(text, null);
        return _read.Invoke(converter, [text, type, null, StrictSerializer(type)]);
    }

    /// <summary>What the converter gives to the serializer must fit: the copy has none of the package's attributes, and a member of another name would be lost in silence.</summary>
    private object StrictSerializer(Type type)
    {
        var made = Activator.CreateInstance(Serializer)!;
        var strictness = Serializer.GetProperty("MissingMemberHandling")!;
        strictness.SetValue(made, Enum.Parse(strictness.PropertyType, "Error"));
        var converters = (IList)Serializer.GetProperty("Converters")!.GetValue(made)!;
        all.Where(other => CanConvert(other, type)).ToList().ForEach(other => converters.Add(other));
        return made;
    }

    /// <summary>One that only attributes name often throws here.</summary>
    private static bool CanConvert(object converter, Type type)
    {
        try
        {
            return converter.GetType().GetMethod("CanConvert", [typeof(Type)])!.Invoke(converter, [type]) is true;
        }
        catch (TargetInvocationException)
        {
            return false;
        }
    }
}
