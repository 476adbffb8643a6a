using System.Reflection;
using ProtoBuf;
using ProtoBuf.Meta;

/// <summary>What a user's own types need beyond attributes, as the library's documentation describes it.</summary>
internal static class OwnTypes
{
    /// <summary>As the tags of derived classes that attributes name begin.</summary>
    private const int FirstDerived = 100;

    /// <summary>The constructs that protobuf-net has no form for.</summary>
    public static IReadOnlyDictionary<Construct, string> Refused { get; } = new Dictionary<Construct, string>
    {
        [Construct.GetOnlyMember] = "it cannot set it through the property",
        [Construct.NestedCollection] = "it has no form for a collection of collections",
        [Construct.UncommonNumber] = "it has no form for it",
        [Construct.Version] = "it has no form for it",
    };

    /// <summary>Lets objects be made without their constructor where that must be (SkipConstructor), and gives dates with an offset a contract.</summary>
    public static RuntimeTypeModel AddTo(RuntimeTypeModel model, Type root)
    {
        AddSurrogates(model, root);
        var known = KnownTypes.Of(root);
        AddGenericBases(model, known);

        // A compiled library is measured as it stands: its attributes say how its objects are made. To ask the model for a class without the attribute would add it, without members, where the library refuses it.
        foreach (var type in known.Where(type => type is { IsArray: false, IsValueType: false } && type.Assembly == typeof(OwnTypes).Assembly && type.IsDefined(typeof(ProtoContractAttribute))))
        {
            Complete(model[type], type);
        }

        AddInterface(model, root);
        return model;
    }

    /// <summary>An interface that carries attributes names its classes itself. The library finds it as the type of a member; as the root it comes too late, if an object of such a class was written before, by itself.</summary>
    public static void AddInterface(RuntimeTypeModel model, Type root)
    {
        foreach (var type in ToldOf(root).Where(type => type.IsInterface && type.IsDefined(typeof(ProtoContractAttribute), inherit: false)))
        {
            model.Add(type, applyDefaultBehaviour: true);
        }
    }

#if PROBED
    private static IEnumerable<Type> ToldOf(Type root) => KnownTypes.Above(root).Append(root);
#else
    private static IEnumerable<Type> ToldOf(Type root) => [root];
#endif

    /// <summary>An attribute of a generic class cannot name what derives from one closed form of it, and no attribute of a class names the closed forms of a generic class that derives from it; without that, the members of the base would be left out.</summary>
    private static void AddGenericBases(RuntimeTypeModel model, IReadOnlyList<Type> known)
    {
        foreach (var derived in known.SelectMany(KnownTypes.Lineage).Distinct().Where(type => type.IsGenericType || type.BaseType is { IsGenericType: true }).GroupBy(type => type.BaseType!).Where(bases => bases.Key.Assembly == typeof(OwnTypes).Assembly))
        {
            var contract = model.Add(derived.Key);

            // A model that was used already takes no more, and a process may bind the type again.
            foreach (var type in derived.Where(type => !contract.GetSubtypes().Any(subtype => subtype.DerivedType.Type == type)))
            {
                contract.AddSubType(FirstDerived + contract.GetSubtypes().Length, type);
            }
        }
    }

    /// <summary>States how objects of the class are made and filled.</summary>
    private static void Complete(MetaType contract, Type type)
    {
        // It calls a private one too, which gives members their initial values.
        if (contract.UseConstructor && (type.GetConstructor(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic, []) is null || CannotMerge(type)))
        {
            contract.UseConstructor = false;
        }
    }

    /// <summary>A surrogate is the documented way to a type of the framework that the library does not know.</summary>
    public static void AddSurrogates(RuntimeTypeModel model, Type root)
    {
#if TAKES_CONVERTERS
        Surrogates.AddTo(model, root);
#endif
        if (!model.IsDefined(typeof(DateTimeOffset)))
        {
            model.Add(typeof(DateTimeOffset), applyDefaultBehaviour: false).SetSurrogate(typeof(DateTimeOffsetSurrogate));
        }
    }

    /// <summary>
    /// Whether an initializer makes an object that the library cannot merge what it reads into: one of several classes, of which it refuses another, or a collection that cannot be added to.
    /// </summary>
    private static bool CannotMerge(Type type)
    {
        var candidates = type.GetProperties().Where(property => property.CanRead && property.IsDefined(typeof(ProtoMemberAttribute)) && (ModelTypes.DerivedFrom(property.PropertyType).Any() || IsReadOnlyCollection(property.PropertyType))).ToList();
        if (candidates.Count == 0 || type.IsAbstract)
        {
            return false;
        }

        var made = Activator.CreateInstance(type, nonPublic: true);
        return candidates.Any(property => property.GetValue(made) is not null);
    }

    private static bool IsReadOnlyCollection(Type type) => type is { IsInterface: true, IsGenericType: true }
        && (type.GetGenericTypeDefinition() == typeof(IReadOnlyList<>) || type.GetGenericTypeDefinition() == typeof(IReadOnlyCollection<>) || type.GetGenericTypeDefinition() == typeof(IEnumerable<>));
}

/// <summary>Local time and offset, exactly. Public, because neither the generator nor a compiled model takes another.</summary>
[ProtoContract]
public struct DateTimeOffsetSurrogate
{
    [ProtoMember(1, DataFormat = DataFormat.FixedSize)]
    public long LocalTicks { get; set; }

    [ProtoMember(2, DataFormat = DataFormat.ZigZag)]
    public int OffsetMinutes { get; set; }

    public static implicit operator DateTimeOffsetSurrogate(DateTimeOffset value) => new() { LocalTicks = value.Ticks, OffsetMinutes = value.TotalOffsetMinutes };

    public static implicit operator DateTimeOffset(DateTimeOffsetSurrogate own) => new(own.LocalTicks, TimeSpan.FromMinutes(own.OffsetMinutes));
}
