using System.Collections;
using System.Linq.Expressions;
using System.Reflection;
using ServiceStack.Text;

/// <summary>What a user's own types need beyond defaults: the library's settings for one type (JsConfig of T), as its documentation describes them.</summary>
internal static class OwnTypes
{
    private const BindingFlags Own = BindingFlags.Static | BindingFlags.NonPublic;

    /// <summary>States them for every type that the root can hold; they are process-wide.</summary>
    public static void Prepare(Type root)
    {
        foreach (var type in KnownTypes.Of(root).Where(type => type is { IsArray: false, IsEnum: false }))
        {
            var prepare = type.IsValueType ? nameof(PrepareStruct) : nameof(PrepareClass);
            typeof(OwnTypes).GetMethod(prepare, Own)!.MakeGenericMethod(type).Invoke(null, null);
        }
    }

    /// <summary>A struct is otherwise one text, which its ToString writes; and its reader sets no member of a struct.</summary>
    private static void PrepareStruct<T>() where T : struct
    {
        var make = Maker<T>();
        JsConfig<T>.TreatValueAsRefType = true;
        JsConfig<T>.RawDeserializeFn = text => make(JsonObject.Parse(text));
        JsConfig<T?>.RawSerializeFn = value => JsonSerializer.SerializeToString(value!.Value);
        JsConfig<T?>.RawDeserializeFn = text => text is null or "null" ? null : make(JsonObject.Parse(text));
    }

    /// <summary>Calls the constructor with the most parameters, and the other setters: the code that a user would write for each struct.</summary>
    private static Func<JsonObject, T> Maker<T>() where T : struct
    {
        var read = Expression.Parameter(typeof(JsonObject));
        var members = typeof(T).GetProperties().Concat<MemberInfo>(typeof(T).GetFields(BindingFlags.Public | BindingFlags.Instance)).ToList();
        var constructor = typeof(T).GetConstructors().MaxBy(candidate => candidate.GetParameters().Length);
        var parameters = constructor?.GetParameters() ?? [];
        var made = constructor is null ? Expression.New(typeof(T)) : Expression.New(constructor, parameters.Select(parameter => Part(members.Find(member => IsCalled(member, parameter))?.Name ?? parameter.Name!, parameter.ParameterType)));
        var set = members.Where(member => member is PropertyInfo { CanWrite: true } or FieldInfo { IsInitOnly: false } && !parameters.Any(parameter => IsCalled(member, parameter)));
        return Expression.Lambda<Func<JsonObject, T>>(Expression.MemberInit(made, set.Select(member => Expression.Bind(member, Part(member.Name, member is PropertyInfo property ? property.PropertyType : ((FieldInfo)member).FieldType)))), read).Compile();

        static bool IsCalled(MemberInfo member, ParameterInfo parameter) => string.Equals(member.Name, parameter.Name, StringComparison.OrdinalIgnoreCase);

        Expression Part(string name, Type type) => Expression.Call(typeof(OwnTypes).GetMethod(nameof(ReadPart), Own)!.MakeGenericMethod(type), read, Expression.Constant(name));
    }

    private static TPart? ReadPart<TPart>(JsonObject read, string name) => read.TryGetValue(name, out var text) && text is not null
        ? typeof(TPart) == typeof(string) ? (TPart)(object)read.Get(name) : JsonSerializer.DeserializeFromString<TPart>(text)
        : default;

    /// <summary>A member without a setter is unknown to its reader, which gives the text of such a member to this hook. A collection that the object has made is filled there.</summary>
    private static void PrepareClass<T>() where T : class
    {
        var filled = typeof(T).GetProperties().Where(property => !property.CanWrite && typeof(IList).IsAssignableFrom(property.PropertyType)).ToDictionary(property => property.Name);
        if (filled.Count == 0)
        {
            return;
        }

        JsConfig<T>.OnDeserializingFn = (made, name, value) =>
        {
            if (value is string text && filled.TryGetValue(name, out var property) && property.GetValue(made) is IList list)
            {
                foreach (var element in (IEnumerable)JsonSerializer.DeserializeFromString(text, property.PropertyType))
                {
                    list.Add(element);
                }
            }

            return value;
        };
    }
}
