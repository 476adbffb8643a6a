using System.Linq.Expressions;
using System.Reflection;
using Apache.Ignite.Core.Binary;

/// <summary>
/// The marshaller behind every Ignite call. It is no public API, because a node provides it, ready for its cluster. The study also reached it by
/// reflection. Only binding pays for the reflection.
/// </summary>
internal sealed class InternalMarshaller<T>
{
    private const string TypeName = "Apache.Ignite.Core.Impl.Binary.Marshaller";

    /// <param name="configuration">Names the classes that can be met.</param>
    /// <param name="abstractTypes">Declared types that no configuration may name.</param>
    public InternalMarshaller(BinaryConfiguration configuration, IEnumerable<Type> abstractTypes)
    {
        var type = typeof(BinaryConfiguration).Assembly.GetType(TypeName, throwOnError: true)!;
        object?[] arguments = [configuration, null];
        var marshaller = Activator.CreateInstance(type, BindingFlags.Instance | BindingFlags.Public, null, arguments, null)!;
        foreach (var declared in abstractTypes)
        {
            Register(marshaller, declared);
        }

        var marshal = Find(type, "Marshal", 1, typeof(T));
        Marshal = marshal.CreateDelegate<Func<T, byte[]>>(marshaller);

        // Its second argument is of an internal type, so that a delegate must be built around the call.
        var payload = Expression.Parameter(typeof(byte[]));
        var unmarshal = Find(type, "Unmarshal", 2, typeof(byte[]));
        var mode = Expression.Constant(Enum.ToObject(unmarshal.GetParameters()[1].ParameterType, 0));
        Unmarshal = Expression.Lambda<Func<byte[], T>>(Expression.Call(Expression.Constant(marshaller), unmarshal, payload, mode), payload).Compile();
    }

    public Func<T, byte[]> Marshal { get; }

    public Func<byte[], T> Unmarshal { get; }

    /// <summary>
    /// Does the same as a node when it meets a new type. Without one the marshaller would build the type's descriptor anew for every array of it, which
    /// takes a hundred times longer than the rest.
    /// </summary>
    private static void Register(object marshaller, Type declared)
    {
        var descriptor = marshaller.GetType().GetMethod("GetDescriptor", [typeof(Type)])!.Invoke(marshaller, [declared])!;
        var add = marshaller.GetType().GetMethods(BindingFlags.Instance | BindingFlags.NonPublic)
            .Single(method => method.Name == "AddUserType" && method.GetParameters() is [{ ParameterType: var first }, ..] && first == typeof(Type));
        add.Invoke(marshaller, [declared, Read("TypeId"), Read("TypeName"), true, descriptor]);

        object? Read(string property) => descriptor.GetType().GetProperty(property)!.GetValue(descriptor);
    }

    private static MethodInfo Find(Type type, string name, int parameters, Type first) => type.GetMethods()
        .Where(method => method.Name == name && method.IsGenericMethodDefinition && method.GetParameters().Length == parameters)
        .Select(method => method.MakeGenericMethod(typeof(T)))
        .FirstOrDefault(method => method.GetParameters()[0].ParameterType == first)
        ?? throw new MissingMethodException(TypeName, name);
}
