using System.Runtime.CompilerServices;
using YamlDotNet.Serialization;
using YamlDotNet.Serialization.ObjectFactories;

/// <summary>A positional record has no parameterless constructor, but a setter for each member: its objects are made without a constructor, and then set.</summary>
#if OBJECT_FACTORY_BASE
internal sealed class WithoutConstructor : ObjectFactoryBase
{
    private readonly DefaultObjectFactory _usual = new();

    public override object Create(Type type) => WithoutConstructors.Make(type) ?? _usual.Create(type);
}
#else
internal sealed class WithoutConstructor : IObjectFactory
{
    private readonly DefaultObjectFactory _usual = new();

    public object Create(Type type) => WithoutConstructors.Make(type) ?? _usual.Create(type);
}
#endif

internal static class WithoutConstructors
{
    /// <summary>Null for a type that has such a constructor, and for one that is not the user's.</summary>
    public static object? Make(Type type) => type is { IsClass: true, IsAbstract: false } && type.Assembly == typeof(Adapter).Assembly && type.GetConstructor([]) is null
        ? RuntimeHelpers.GetUninitializedObject(type)
        : null;
}

/// <summary>A list stands where IReadOnlyList or IReadOnlyCollection is declared.</summary>
internal sealed class ListsBehindInterfaces : INodeTypeResolver
{
    public bool Resolve(YamlDotNet.Core.Events.NodeEvent? nodeEvent, ref Type currentType)
    {
        if (currentType is not { IsInterface: true, IsGenericType: true }
            || (currentType.GetGenericTypeDefinition() != typeof(IReadOnlyList<>) && currentType.GetGenericTypeDefinition() != typeof(IReadOnlyCollection<>)))
        {
            return false;
        }

        currentType = typeof(List<>).MakeGenericType(currentType.GenericTypeArguments);
        return true;
    }
}
