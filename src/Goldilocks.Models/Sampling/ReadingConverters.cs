using System.Collections;
using System.Reflection;
using System.Text.Json;
using System.Text.Json.Serialization;

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
        _all = [.. _ofFramework.Select(Beside), .. _ofPackage];
    }

    /// <summary>The only one that says it converts the type; null for none, and where several do.</summary>
    public ReadingConverter? Of(Type type) => _all.Where(converter => converter.CanConvert(type)).ToList() is [var only] ? only : null;

    /// <summary>The one for a package whose class has the name; null for none.</summary>
    public ReadingConverter? Named(string name) => _ofPackage.FirstOrDefault(converter => converter.Name == name);

    /// <summary>One of the framework, which may call others that the application names.</summary>
    public ReadingConverter Beside(JsonConverter converter) => new FrameworkConverter(converter, _ofFramework.Where(other => other != converter));
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

/// <summary>One for the framework's serializer.</summary>
internal sealed class FrameworkConverter(JsonConverter converter, IEnumerable<JsonConverter> others) : ReadingConverter(converter.GetType().Name)
{
    private readonly JsonSerializerOptions _options = Options([converter, .. others]);

    public override bool CanConvert(Type type) => converter.CanConvert(type);

    public override object? Read(Type type, JsonElement value) => value.Deserialize(type, _options);

    private static JsonSerializerOptions Options(IReadOnlyList<JsonConverter> converters)
    {
        var options = new JsonSerializerOptions { PropertyNameCaseInsensitive = true, IncludeFields = true };
        converters.ToList().ForEach(options.Converters.Add);
        return options;
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
