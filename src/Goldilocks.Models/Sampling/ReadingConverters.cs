using System.Reflection;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace Goldilocks.Models.Sampling;

/// <summary>Converters of the sources, made, for the reader of a sample: those of the framework, and those for a package, of whichever version the model's project has.</summary>
/// <param name="all">One object of each class.</param>
internal sealed class ReadingConverters(IReadOnlyList<object> all)
{
    /// <summary>The only one that says it converts the type; null for none, and where several do.</summary>
    public object? Of(Type type) => all.Where(converter => converter is JsonConverter known ? known.CanConvert(type) : CanConvert(converter, type)).ToList() is [var only] ? only : null;

    /// <summary>The one for a package whose class has the name; null for none.</summary>
    public object? Named(string name) => all.FirstOrDefault(converter => converter is not JsonConverter && converter.GetType().Name == name);

    /// <summary>What a converter reads. Any exception may be its own.</summary>
    public object? Read(object converter, Type type, JsonElement value) => converter is JsonConverter known ? value.Deserialize(type, With(known)) : ReadByPackage(converter, type, value);

    /// <summary>A converter may call others that the application names.</summary>
    private JsonSerializerOptions With(JsonConverter converter)
    {
        var options = new JsonSerializerOptions { PropertyNameCaseInsensitive = true, IncludeFields = true, Converters = { converter } };
        all.OfType<JsonConverter>().Where(other => other != converter).ToList().ForEach(options.Converters.Add);
        return options;
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

    /// <summary>By reflection, because Goldilocks is not compiled with the package. What the converter gives to the serializer must fit: the copy has none of the package's attributes, and a member of another name would be lost in silence.</summary>
    private object? ReadByPackage(object converter, Type type, JsonElement value)
    {
        var read = converter.GetType().GetMethods().Single(method => method.Name == "ReadJson" && method.GetParameters() is [_, _, { ParameterType: var existing }, _] && existing == typeof(object));
        var (reader, serializer) = (read.GetParameters()[0].ParameterType, read.GetParameters()[3].ParameterType);
        var ofText = reader.Assembly.GetExportedTypes().Single(type => type.IsSubclassOf(reader) && type.GetConstructor([typeof(TextReader)]) is not null);
        var text = Activator.CreateInstance(ofText, new StringReader(value.GetRawText()))!;
        var rest = Activator.CreateInstance(serializer)!;
        var strictness = serializer.GetProperty("MissingMemberHandling")!;
        strictness.SetValue(rest, Enum.Parse(strictness.PropertyType, "Error"));
        var others = (System.Collections.IList)serializer.GetProperty("Converters")!.GetValue(rest)!;
        all.Where(other => other is not JsonConverter && CanConvert(other, type)).ToList().ForEach(other => others.Add(other));
        reader.GetMethod("Read", [])!.Invoke(text, null);
        return read.Invoke(converter, [text, type, null, rest]);
    }
}
