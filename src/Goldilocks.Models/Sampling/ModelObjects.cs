using System.Diagnostics;
using System.Linq.Expressions;
using System.Reflection;
using System.Text.Json;
using System.Text.Json.Serialization;
using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Sampling;

/// <summary>Makes and reads objects of a compiled model. All of it runs the user's code.</summary>
internal sealed class ModelObjects
{
    private const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
    private readonly Type _values;
    private readonly string _root;
    private readonly FieldInfo _place;
    private readonly Action<string> _setPlace;
    private readonly Lazy<ReadingConverters> _converters;
    private readonly Func<int, object?[], object?[], object?, object> _gather;
    private readonly Dictionary<ModelType, (int Index, Type Type)> _types = [];
    private readonly Dictionary<ModelType, ConstructorInfo?> _constructors = [];
    private readonly Dictionary<(Type, string), MemberInfo?> _members = [];
    private readonly Dictionary<MemberInfo, JsonConverterAttribute?> _own = [];

    /// <param name="values">The generated class of the compiled model.</param>
    /// <param name="shape">The model.</param>
    public ModelObjects(Type values, Model shape)
    {
        (_values, _root) = (values, shape.Root.Name);
        _place = values.GetField("Place")!;
        var place = Expression.Parameter(typeof(string));
        _setPlace = Expression.Lambda<Action<string>>(Expression.Assign(Expression.Field(null, _place), place), place).Compile();
        _converters = new(() => new ReadingConverters([.. ((Type[])values.GetField("Converters")!.GetValue(null)!).Select(type => Run(type.Name, () => Activator.CreateInstance(type))!)]));
        _gather = values.GetMethod("Gather")!.CreateDelegate<Func<int, object?[], object?[], object?, object>>();
        var types = (Type[])values.GetField("Types")!.GetValue(null)!;
        foreach (var (type, index) in shape.Types.Select((type, index) => (type, index)))
        {
            _types.Add(type, (index, types[index]));
        }

        UserCode.Watch(() => (string)_place.GetValue(null)!);
    }

    /// <summary>The type when the program runs.</summary>
    public Type TypeOf(ModelType type) => _types[type].Type;

    /// <summary>A collection of its elements, or what the framework makes of its members.</summary>
    public object Gather(ModelType type, object?[] keys, object?[] elements, object? filled) => Run($"a {type.Name}", () => _gather(_types[type].Index, keys, elements, filled))!;

    /// <summary>An object by its constructor.</summary>
    public object Create(ModelType type, object?[] arguments)
    {
        if (type.Form == TypeForm.Built)
        {
            return Gather(type, [], arguments, null);
        }

        var made = TypeOf(type);
        if (type.Construction!.IsWithout)
        {
            return Blank(type);
        }

        if (!_constructors.TryGetValue(type, out var constructor))
        {
            var given = type.Construction.Given(type).ToList();
            _constructors.Add(type, constructor = made.GetConstructors(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic).FirstOrDefault(candidate => candidate.GetParameters() is var all
                && all.Length == given.Count && all.Zip(given).All(pair => pair.First.Name == pair.Second.Parameter.Name && (pair.Second.Member is null || pair.First.ParameterType == TypeOf(pair.Second.Member.Type)))));
        }

        return Run($"the constructor of {type.Name}", () => constructor is null ? Activator.CreateInstance(made) : constructor.Invoke(arguments))!;
    }

    /// <summary>An object that no constructor made. A getter that only names its class says the same of it.</summary>
    public object Blank(ModelType type) => System.Runtime.CompilerServices.RuntimeHelpers.GetUninitializedObject(TypeOf(type));

    /// <summary>What a constructor's parameter is, where the sample says nothing.</summary>
    public object? Default(ModelMember member) => member.Parameter is { HasExplicitDefaultValue: true, ExplicitDefaultValue: { } value }
        ? TypeOf(member.Type) is { IsEnum: true } type ? Enum.ToObject(type, value) : value
        : member.Type.IsUnmadeWithout ? Gather(member.Type, [], [], null)
        : member.Type.IsReference || member.Type.Form == TypeForm.Nullable ? null : Activator.CreateInstance(TypeOf(member.Type));

    /// <summary>Whether a value is an immutable array that nothing has made: it is no sequence, and not null either.</summary>
    public static bool IsUnmade(object? value) => value?.GetType().GetProperty("IsDefault")?.GetValue(value) is true;

    /// <summary>Gives a member its value, however it is declared.</summary>
    public void Set(ModelType type, ModelMember member, object made, object? value)
    {
        var declared = Find(TypeOf(type), member.Name);
        if (member.Setting == Setting.Filled && declared is PropertyInfo { SetMethod: null })
        {
            return;
        }

        Run(member.SetterOf(type), () =>
        {
            switch (declared)
            {
                case PropertyInfo when member.FieldBehind is { } behind:
                    var field = (FieldInfo)Find(TypeOf(type), behind.Name)!;
                    var collection = field.FieldType.IsInterface ? typeof(List<>).MakeGenericType(field.FieldType.GenericTypeArguments) : field.FieldType;
                    field.SetValue(made, value is null ? null : Activator.CreateInstance(collection, value));
                    break;
                case PropertyInfo { SetMethod: { } setter }:
                    setter.Invoke(made, [value]);
                    break;
                case PropertyInfo property:
                    property.DeclaringType!.GetField($"<{property.Name}>k__BackingField", Declared)!.SetValue(made, value);
                    break;
                default:
                    ((FieldInfo)declared!).SetValue(made, value);
                    break;
            }

            return null;
        });
    }

    /// <summary>What a member holds.</summary>
    public object? Get(ModelType type, ModelMember member, object made) => Get(type, member.Name, made);

    /// <summary>What an object computes, as JSON; null where that is no JSON.</summary>
    public JsonElement? Computed(ModelType type, string name, object made)
    {
        try
        {
            return ComputedValue(type, name, made) is { } value ? JsonSerializer.SerializeToElement(value, value.GetType()) : null;
        }
        catch (Exception exception) when (exception is NotSupportedException or JsonException or InvalidOperationException)
        {
            return null;
        }
    }

    /// <summary>What an object computes; null also where it throws, because such a member is left out.</summary>
    public object? ComputedValue(ModelType type, string name, object made)
    {
        try
        {
            return Get(type, name, made);
        }
        catch (ModelException)
        {
            return null;
        }
    }

    /// <summary>What an object keeps in a field, or in a property that is not public.</summary>
    public static object? Kept(object held, ISymbol only)
    {
        for (var type = held.GetType(); type is not null; type = type.BaseType)
        {
            if (type.GetMember(only.Name, Declared) is [var found])
            {
                return found is FieldInfo field ? field.GetValue(held) : ((PropertyInfo)found).GetValue(held);
            }
        }

        return null;
    }

    /// <summary>A converter of the user's own that an attribute names: the sample was written by it.</summary>
    public JsonConverterAttribute? ConverterOf(ModelType type) => type.Form == TypeForm.Object ? Own(TypeOf(type)) : null;

    /// <summary>The same, of a member.</summary>
    public JsonConverterAttribute? ConverterOf(ModelType type, ModelMember member) => type.Form == TypeForm.Object ? Own(Find(TypeOf(type), member.Name)) : null;

    /// <exception cref="SampleMistakeException">The converter does not take the value.</exception>
    public object? Convert(JsonConverterAttribute attribute, ModelType type, JsonElement value, string path)
    {
        var name = attribute.ConverterType?.Name ?? attribute.GetType().Name;
        return Convert(() => _converters.Value.Beside(attribute.CreateConverter(TypeOf(type)) ?? (JsonConverter)Activator.CreateInstance(attribute.ConverterType!)!), name, type, value, path);
    }

    private object? Convert(Func<ReadingConverter> converter, string name, ModelType type, JsonElement value, string path)
    {
        try
        {
            return Run(name, () => converter().Read(TypeOf(type), value));
        }
        catch (Exception exception) when (exception is ModelException or JsonException or NotSupportedException)
        {
            throw new SampleMistakeException(path, $"the converter {name} does not read this as a {type.Name}: {JsonPlaces.Sentence(exception.Message)}");
        }
    }

    /// <summary>The converter of the sources that reads a type without being named by an attribute; null for none.</summary>
    public ReadingConverter? SourceConverterOf(ModelType type) => type.Form == TypeForm.Nullable ? null : _converters.Value.Of(TypeOf(type));

    /// <summary>The converter for a package that an attribute names; null where the sources have none that can be made.</summary>
    public ReadingConverter? SourceConverterNamed(string name) => _converters.Value.Named(name);

    /// <exception cref="SampleMistakeException">The converter does not take the value.</exception>
    public object? Convert(ReadingConverter converter, ModelType type, JsonElement value, string path) => Convert(() => converter, converter.Name, type, value, path);

    /// <summary>A value of a type that is kept as a leaf of another one.</summary>
    /// <exception cref="SampleMistakeException">The leaf is none of its values.</exception>
    public object FromBase(ModelType type, object leaf, string path)
    {
        var method = _values.GetMethod($"Restore{type.Id}")!;
        try
        {
            return method.Invoke(null, [leaf])!;
        }
        catch (TargetInvocationException exception) when (exception.InnerException is { } inner)
        {
            throw new SampleMistakeException(path, $"this cannot be read as {type.Name}: {JsonPlaces.Sentence(inner.Message)}");
        }
    }

    /// <summary>What a member holds that is data or computed.</summary>
    public object? Get(ModelType type, string name, object made) => Find(TypeOf(type), name) is { } declared
        ? Run($"the getter of {type.Name}.{name}", () => declared is PropertyInfo property ? property.GetValue(made) : ((FieldInfo)declared).GetValue(made))
        : null;

    /// <summary>As the nearest class declares it, but with the setter that a class above may have.</summary>
    private MemberInfo? Find(Type type, string name)
    {
        if (!_members.TryGetValue((type, name), out var found))
        {
            var all = Lineage(type).SelectMany(declaring => declaring.GetMember(name, MemberTypes.Property | MemberTypes.Field, Declared)).ToList();
            found = all.Find(member => member is FieldInfo or PropertyInfo { SetMethod: not null }) ?? all.FirstOrDefault();
            _members.Add((type, name), found);
        }

        return found;
    }

    private static IEnumerable<Type> Lineage(Type type)
    {
        for (var above = type; above is not null; above = above.BaseType)
        {
            yield return above;
        }
    }

    /// <summary>Those of the framework steer how a value is written, and every form of that is read.</summary>
    private JsonConverterAttribute? Own(MemberInfo? member)
    {
        if (member is null)
        {
            return null;
        }

        if (_own.TryGetValue(member, out var own))
        {
            return own;
        }

        own = member.GetCustomAttribute<JsonConverterAttribute>() is { } attribute && attribute.ConverterType?.Assembly != typeof(JsonSerializer).Assembly ? attribute : null;
        _own.Add(member, own);
        return own;
    }

    /// <summary>Runs code of the user's.</summary>
    /// <param name="place">What runs; empty where generated code says it.</param>
    /// <param name="code">Runs it.</param>
    public object? Run(string place, Func<object?> code)
    {
        if (place.Length > 0)
        {
            _setPlace(place);
        }

        UserCode.Enter();
        try
        {
            return code();
        }
        catch (TargetInvocationException exception) when (exception.InnerException is { } inner)
        {
            throw Thrown(inner);
        }
        catch (Exception exception) when (exception is not (ModelException or SampleMistakeException or JsonException or NotSupportedException))
        {
            throw Thrown(exception);
        }
        finally
        {
            UserCode.Leave();
        }
    }

    /// <summary>The user's code that threw, where nothing else says it; empty where it was none of the user's.</summary>
    private string CodeIn(Exception exception) => new StackTrace(exception).GetFrames().Select(frame => frame.GetMethod()).FirstOrDefault(method => method?.DeclaringType is { } type && type.Assembly == _values.Assembly && type != _values) is { } thrower
        ? thrower.IsConstructor ? $"the constructor of {thrower.DeclaringType!.Name}" : $"{thrower.DeclaringType!.Name}.{thrower.Name}"
        : "";

    private ModelException Thrown(Exception exception)
    {
        var at = exception is TypeInitializationException ? "a static constructor or initializer" : (string)_place.GetValue(null)! is { Length: > 0 } place ? place : CodeIn(exception);
        var cause = exception is TypeInitializationException { InnerException: { } inner } ? inner : exception;
        var what = $"{(at.Length > 0 ? $"{at} threw " : "")}{cause.GetType().Name}: {JsonPlaces.Sentence(cause.Message)}";
        return new ModelException($"A value of {_root} cannot be made, copied or read: {what} Give a sample that the type takes, or leave the member out by [JsonIgnore].") { Cause = what, At = at };
    }
}
