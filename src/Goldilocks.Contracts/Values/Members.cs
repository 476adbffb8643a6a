using System.Collections;
using System.Collections.Concurrent;
using System.Reflection;

namespace Goldilocks.Values;

/// <summary>How a value is split into parts.</summary>
internal enum ValueKind
{
    /// <summary>A value without parts: see <see cref="Leaf"/>.</summary>
    Leaf,

    /// <summary>An array or another enumerable, in its order.</summary>
    Sequence,

    /// <summary>A set: its elements have no order.</summary>
    Set,

    /// <summary>Entries by key, without an order.</summary>
    Dictionary,

    /// <summary>Anything else: its public members.</summary>
    Object,
}

/// <summary>
/// The members of a type for <see cref="Difference"/>, <see cref="Digest"/> and <see cref="BarePayload"/>. Found by reflection once
/// for each type.
/// </summary>
internal sealed class Members
{
    private static readonly ConcurrentDictionary<Type, Members> s_ofType = new();

    private Members(Type type)
    {
        Kind = KindOf(type);
        IsNode = Content.IsNode(type);
        HasIdentity = !type.IsValueType && Kind != ValueKind.Leaf;
        ElementType = ElementTypeOf(type, Kind);
        All = Kind == ValueKind.Object ? Read(type) : [];
        MayHoldItself = HasIdentity && !(Kind == ValueKind.Object ? All.All(member => Leaf.Is(member.Type)) : Leaf.Is(ElementType));
    }

    public ValueKind Kind { get; }

    /// <summary>Whether it is a node of a document, whose content says more than its members: <see cref="Content"/>.</summary>
    public bool IsNode { get; }

    public bool IsCollection => Kind is ValueKind.Sequence or ValueKind.Set or ValueKind.Dictionary;

    /// <summary>Whether one shared object is distinguished from two equal ones. False for structs and leaves, however they are stored.</summary>
    public bool HasIdentity { get; }

    /// <summary>False where all parts are leaves, so that no cycle can go through an object of the type.</summary>
    public bool MayHoldItself { get; }

    /// <summary>The declared type of a collection's elements or a dictionary's values.</summary>
    public Type ElementType { get; }

    /// <summary>Ordered by name, ordinal, because the order of reflection is not promised by the runtime.</summary>
    public Member[] All { get; }

    public static Members Of(Type type) => s_ofType.GetOrAdd(type, static type => new Members(type));

    private static ValueKind KindOf(Type type) =>
        Leaf.Is(type) ? ValueKind.Leaf
        : !typeof(IEnumerable).IsAssignableFrom(type) ? ValueKind.Object
        : typeof(IDictionary).IsAssignableFrom(type) || Implements(type, typeof(IReadOnlyDictionary<,>)) is not null ? ValueKind.Dictionary
        : Implements(type, typeof(IReadOnlySet<>)) is not null || Implements(type, typeof(ISet<>)) is not null ? ValueKind.Set
        : ValueKind.Sequence;

    private static Type ElementTypeOf(Type type, ValueKind kind) => kind switch
    {
        ValueKind.Dictionary => Implements(type, typeof(IReadOnlyDictionary<,>))?.GenericTypeArguments[1] ?? typeof(object),
        ValueKind.Sequence or ValueKind.Set => type.IsArray
            ? type.GetElementType()!
            : Implements(type, typeof(IEnumerable<>))?.GenericTypeArguments[0] ?? typeof(object),
        _ => typeof(object),
    };

    private static Type? Implements(Type type, Type openInterface) =>
        type.GetInterfaces().FirstOrDefault(candidate => candidate.IsGenericType && candidate.GetGenericTypeDefinition() == openInterface);

    private static Member[] Read(Type type)
    {
        var exposed = Public(type);
        NotData.Of(type).ToList().ForEach(name => exposed.Remove(name));
        var members = exposed.Count > 0 ? exposed : PrivateFields(type);
        return [.. members.Values.OrderBy(member => member.Name, StringComparer.Ordinal)];
    }

    private static Dictionary<string, Member> Public(Type type)
    {
        var members = new Dictionary<string, Member>(StringComparer.Ordinal);
        for (var declaring = type; declaring is not null; declaring = declaring.BaseType)
        {
            const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.DeclaredOnly;
            foreach (var property in declaring.GetProperties(Declared).Where(IsReadable))
            {
                members.TryAdd(property.Name, new Member(property));
            }

            foreach (var field in declaring.GetFields(Declared).Where(field => IsHoldable(field.FieldType)))
            {
                members.TryAdd(field.Name, new Member(field));
            }
        }

        return members;
    }

    /// <summary>For a type that exposes nothing: without them, any two of its values would seem equal.</summary>
    private static Dictionary<string, Member> PrivateFields(Type type)
    {
        var members = new Dictionary<string, Member>(StringComparer.Ordinal);
        for (var declaring = type; declaring is not null; declaring = declaring.BaseType)
        {
            const BindingFlags Declared = BindingFlags.Instance | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
            foreach (var field in declaring.GetFields(Declared).Where(field => IsHoldable(field.FieldType)))
            {
                members.TryAdd(field.Name, new Member(field));
            }
        }

        return members;
    }

    private static bool IsReadable(PropertyInfo property) =>
        property.GetMethod is { IsPublic: true } && property.GetIndexParameters().Length == 0 && IsHoldable(property.PropertyType);

    private static bool IsHoldable(Type type) => !type.IsByRef && !type.IsByRefLike && !type.IsPointer && !type.IsFunctionPointer;
}

/// <summary>
/// Public members that are no data, of types that carry no mark of it: those of a compiled library that is measured as it stands. Its copy leaves them out, and both must be compared, named and counted alike.
/// </summary>
public static class NotData
{
    private static readonly ConcurrentDictionary<Type, IReadOnlyList<string>> s_ofType = new();

    /// <summary>To be called before a value of the type is looked at.</summary>
    public static void Add(Type type, params string[] names) => s_ofType[type] = names;

    internal static IReadOnlyList<string> Of(Type type) => s_ofType.GetValueOrDefault(type, []);
}

/// <summary>One property or field.</summary>
internal sealed class Member
{
    private readonly MethodInvoker? _getter;
    private readonly FieldInfo? _field;

    public Member(PropertyInfo property)
    {
        Name = property.Name;
        Type = property.PropertyType;
        _getter = MethodInvoker.Create(property.GetMethod!);
    }

    public Member(FieldInfo field)
    {
        Name = field.Name;
        Type = field.FieldType;
        _field = field;
    }

    public string Name { get; }

    /// <summary>As declared.</summary>
    public Type Type { get; }

    public object? Get(object owner) => _getter is not null ? _getter.Invoke(owner) : _field!.GetValue(owner);
}
