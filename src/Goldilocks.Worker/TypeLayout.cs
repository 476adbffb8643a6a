using System.Collections;
using System.Collections.Concurrent;
using System.Globalization;
using System.Reflection;
using System.Runtime.CompilerServices;

namespace Goldilocks.Worker;

/// <summary>How an object is counted.</summary>
internal enum ObjectKind
{
    /// <summary>A string.</summary>
    Text,

    /// <summary>An array.</summary>
    Array,

    /// <summary>A list, set, dictionary or one of their nodes: any type that can be enumerated, or that is in a namespace of collections.</summary>
    Collection,

    /// <summary>A value type without references, in an object of its own.</summary>
    Box,

    /// <summary>Anything else.</summary>
    Object,

    /// <summary>A part of the runtime that payloads refer to and do not own, such as a type, a delegate or a culture.</summary>
    Runtime,
}

/// <summary>
/// How the runtime lays objects of a type out. The sizes are the ones that the garbage collector itself reads: the base size and the component size in the
/// type's method table.
/// </summary>
/// <remarks>
/// Source of the two offsets: <c>MethodTable</c> in the runtime's RuntimeHelpers.CoreCLR.cs and MethodTable.cs (Native AOT), the same since .NET Core 1.0. Rejected:
/// allocating one object of each type and asking for the allocated bytes, because the result is checked against those bytes. <see cref="EnsureKnown"/> compares the two once.
/// </remarks>
internal sealed unsafe class TypeLayout
{
    private const uint HasComponents = 0x8000_0000;
    private static readonly ConcurrentDictionary<Type, TypeLayout> s_ofType = new();
    private static readonly Type[] s_runtimeTypes = [typeof(Delegate), typeof(MemberInfo), typeof(Module), typeof(Assembly), typeof(CultureInfo), typeof(CompareInfo), typeof(Thread), typeof(IFormatProvider)];
    private readonly int _baseBytes;

    private TypeLayout(Type type)
    {
        Kind = KindOf(type);
        _baseBytes = BaseBytes(type);
        ComponentBytes = type.IsArray || type == typeof(string) ? ComponentBytesOf(type) : 0;
        Element = type.IsArray ? type.GetElementType() : null;
        Fields = Kind is ObjectKind.Collection or ObjectKind.Object ? FieldSlot.Of(type) : [];
    }

    public ObjectKind Kind { get; }

    /// <summary>Of one element or character; 0 for types without components.</summary>
    public int ComponentBytes { get; }

    /// <summary>An array's declared element type; null for other types.</summary>
    public Type? Element { get; }

    public IReadOnlyList<FieldSlot> Fields { get; }

    public static TypeLayout Of(Type type) => s_ofType.GetOrAdd(type, static type => new TypeLayout(type));

    /// <summary>Bytes of an object with that many elements or characters, as the collector counts them: aligned to a pointer.</summary>
    public long Bytes(long components) => (_baseBytes + (ComponentBytes * components) + IntPtr.Size - 1) / IntPtr.Size * IntPtr.Size;

    /// <summary>Bytes that a value of the type takes in a field or an array.</summary>
    public static int SlotBytes(Type type) => type.IsPointer || type.IsFunctionPointer || !type.IsValueType ? IntPtr.Size : ComponentBytesOf(type.MakeArrayType());

    /// <summary>Compares the sizes from the method table with allocated bytes, for each shape of object.</summary>
    /// <exception cref="InvalidOperationException">This runtime lays out objects in a way that Goldilocks does not know.</exception>
    public static void EnsureKnown()
    {
        Func<object>[] samples = [() => new object(), () => new int[5], () => new byte[3], () => new string('x', 5), () => new Uri[3], () => new Guid[2], () => new List<Guid>(), () => new Version(1, 2)];
        foreach (var sample in samples)
        {
            sample();
            var before = GC.GetAllocatedBytesForCurrentThread();
            var made = sample();
            var allocated = GC.GetAllocatedBytesForCurrentThread() - before;
            var read = Of(made.GetType()).Bytes(Components(made));
            if (allocated != read)
            {
                throw new InvalidOperationException(string.Create(
                    CultureInfo.InvariantCulture,
                    $"This runtime lays objects out in an unknown way: a {made.GetType().Name} takes {allocated} bytes and its method table says {read}. Measure footprints on another runtime."));
            }
        }
    }

    /// <summary>Elements of an array, characters of a string, 0 for everything else.</summary>
    public static int Components(object value) => value switch
    {
        string text => text.Length,
        Array array => array.Length,
        _ => 0,
    };

    /// <summary>True for a type whose values hold references, itself or in a field.</summary>
    public static bool HoldsReferences(Type type) =>
        !type.IsPointer && !type.IsFunctionPointer && (!type.IsValueType || (!type.IsPrimitive && !type.IsEnum && FieldSlot.Of(type).Count > 0 && FieldSlot.Of(type).Any(field => field.IsReference || field.Parts.Count > 0)));

    private static ObjectKind KindOf(Type type) =>
        type == typeof(string) ? ObjectKind.Text
        : type.IsArray ? ObjectKind.Array
        : s_runtimeTypes.Any(runtime => runtime.IsAssignableFrom(type)) ? ObjectKind.Runtime
        : type.IsValueType && !HoldsReferences(type) ? ObjectKind.Box
        : !type.IsValueType && (typeof(IEnumerable).IsAssignableFrom(type) || type.Namespace?.StartsWith("System.Collections", StringComparison.Ordinal) == true) ? ObjectKind.Collection
        : ObjectKind.Object;

    private static int BaseBytes(Type type) => ((int*)type.TypeHandle.Value)[1];

    private static int ComponentBytesOf(Type type)
    {
        var flags = *(uint*)type.TypeHandle.Value;
        return (flags & HasComponents) != 0 ? (int)(flags & 0xFFFF) : 0;
    }
}

/// <summary>One field of a class or struct.</summary>
internal sealed class FieldSlot
{
    private static readonly ConcurrentDictionary<Type, IReadOnlyList<FieldSlot>> s_ofType = new();
    private readonly FieldInfo _field;

    private FieldSlot(FieldInfo field)
    {
        _field = field;
        var type = field.FieldType;
        Name = field.Name;
        IsReference = !type.IsValueType && !type.IsPointer && !type.IsFunctionPointer;
        IsFollowed = IsReference && !IsComparer(type);
        Parts = IsReference || !TypeLayout.HoldsReferences(type) ? [] : Of(type);
        Bytes = TypeLayout.SlotBytes(type);
    }

    public string Name { get; }

    public int Bytes { get; }

    public bool IsReference { get; }

    /// <summary>False for a reference to a comparer: collections share those.</summary>
    public bool IsFollowed { get; }

    /// <summary>The fields of a struct that holds references; empty for everything else.</summary>
    public IReadOnlyList<FieldSlot> Parts { get; }

    /// <summary>All instance fields, those of base classes among them.</summary>
    public static IReadOnlyList<FieldSlot> Of(Type type) => s_ofType.GetOrAdd(type, static type => Read(type));

    public object? Get(object owner) => _field.GetValue(owner);

    private static List<FieldSlot> Read(Type type)
    {
        var fields = new List<FieldSlot>();
        for (var declaring = type; declaring is not null && declaring != typeof(object); declaring = declaring.BaseType)
        {
            const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
            fields.AddRange(declaring.GetFields(Declared).Select(field => new FieldSlot(field)));
        }

        return fields;
    }

    private static bool IsComparer(Type type) => type.IsGenericType
        && (type.GetGenericTypeDefinition() == typeof(IEqualityComparer<>) || type.GetGenericTypeDefinition() == typeof(IComparer<>));
}
