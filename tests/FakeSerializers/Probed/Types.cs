using System.Runtime.CompilerServices;
using System.Text;

namespace Library;

/// <summary>
/// Names the class of an object in its payload. One reader makes an object of whatever class is named: it lets the payload choose types. The other one makes only those that were registered,
/// although the static constructors of all classes run when it is made, as they do where a library looks for attributes. It may
/// remember every name that it meets: then a payload that names thousands exhausts it. It may also look a name up before it asks whether the class was registered: then a payload has an assembly loaded.
/// </summary>
internal sealed class TypeNames : Fake
{
    private const byte Head = 2;
    private const byte EndOfName = 0;
    private readonly bool _isTrusting;
    private readonly int _keptBytes;
    private readonly bool _looksUpFirst;
    private readonly HashSet<string> _registered = [];
    private readonly Dictionary<string, byte[]> _kept = [];

    public TypeNames(bool isTrusting, int keptBytes = 0, bool looksUpFirst = false)
    {
        _looksUpFirst = looksUpFirst;
        _keptBytes = keptBytes;
        _isTrusting = isTrusting;
        foreach (var type in isTrusting ? [] : typeof(TypeNames).Assembly.GetTypes().Where(type => type.Namespace == "Goldilocks.Workloads" && !type.ContainsGenericParameters))
        {
            RuntimeHelpers.RunClassConstructor(type.TypeHandle);
        }
    }

    public override byte[] Write(object value, Type type)
    {
        if (Member(type) is not { } member || member.GetValue(value) is not { } held)
        {
            return base.Write(value, type);
        }

        _registered.Add(held.GetType().AssemblyQualifiedName!);
        return [Head, .. Encoding.UTF8.GetBytes(held.GetType().AssemblyQualifiedName!), EndOfName, .. Content(held, held.GetType())];
    }

    public override object? Read(byte[] payload, Type type)
    {
        var end = Array.IndexOf(payload, EndOfName, 0);
        if (payload is not [Head, ..] || end < 0)
        {
            return base.Read(payload, type);
        }

        var name = Encoding.UTF8.GetString(payload, 1, end - 1);
        if (_keptBytes > 0)
        {
            _kept.TryAdd(name, new byte[_keptBytes]);
        }

        var found = _looksUpFirst ? Type.GetType(name) : null;
        var chosen = _isTrusting || _registered.Contains(name) ? found ?? Type.GetType(name) : null;
        var value = Activator.CreateInstance(type)!;
        Member(type)!.SetValue(value, Value(payload.AsSpan(end + 1), chosen ?? throw new DamagedException()));
        return value;
    }

    /// <summary>The only member that can hold anything.</summary>
    private static System.Reflection.PropertyInfo? Member(Type type) => type.GetProperties().FirstOrDefault(property => property.PropertyType == typeof(object) && property.CanWrite);
}
