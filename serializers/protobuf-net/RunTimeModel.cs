using System.Reflection;
using ProtoBuf;
using ProtoBuf.Meta;

/// <summary>The contracts that attributes would state, built at run time, as in an application that cannot annotate its types.</summary>
internal static class RunTimeModel
{
    /// <summary>Numbers of derived classes must differ from those of the base's members, because both share one range.</summary>
    private const int FirstDerived = 100;

    /// <summary>A model of all the classes that a <paramref name="root"/> can hold.</summary>
    /// <param name="root">The class.</param>
    /// <param name="prepare">What becomes of the model at the end; null for compilation in place.</param>
    public static TypeModel For(Type root, Func<RuntimeTypeModel, TypeModel>? prepare = null)
    {
        var model = RuntimeTypeModel.Create();
        OwnTypes.AddSurrogates(model, root);
        var added = new HashSet<Type>();
        foreach (var type in KnownTypes.Of(root).Where(type => !type.IsArray && !IsCollectionAlone(type) && !HasSurrogate(type)))
        {
            AddTo(model, type, added);
        }

        OwnTypes.AddInterface(model, root);
        if (prepare is not null)
        {
            return prepare(model);
        }

        // Not Compile, whose code may not touch what is private: it writes such members and reads them back as their default, without a word (3.4.40).
        model.CompileInPlace();
        return model;
    }

    /// <summary>Why a model cannot state what the objects of a <paramref name="root"/> hold; null where it can.</summary>
    public static string? WhyNot(Type root) => KnownTypes.Of(root).Any(type => type.IsSubclassOf(typeof(Exception)))
        ? "the model states members that can be set, and the message of an exception is none"
        : null;

    /// <summary>A class of the program that is a collection and has nothing else to set: the library finds out by itself how to add to it.</summary>
    private static bool IsCollectionAlone(Type type) => type.IsAssignableTo(typeof(System.Collections.IEnumerable))
        && !type.GetProperties(BindingFlags.DeclaredOnly | BindingFlags.Public | BindingFlags.Instance).Any(member => member.CanWrite && member.GetIndexParameters().Length == 0);

#if TAKES_CONVERTERS
    private static bool HasSurrogate(Type type) => Surrogates.Has(type);
#else
    private static bool HasSurrogate(Type type) => false;
#endif

    /// <param name="model">The model.</param>
    /// <param name="type">The class.</param>
    /// <param name="added">The classes that this added. The model is not asked: to ask it for a class with attributes adds that class by them, and what attributes cannot say, such as a generic base, would be lost.</param>
    private static MetaType AddTo(RuntimeTypeModel model, Type type, HashSet<Type> added)
    {
        var contract = model.Add(type, applyDefaultBehaviour: false);
        if (!added.Add(type))
        {
            return contract;
        }

        // Where there is no empty one, objects are made without a constructor.
        contract.CompatibilityLevel = CompatibilityLevel.Level300;
        contract.UseConstructor = type.GetConstructor([]) is not null || type.IsAbstract;
        foreach (var (number, name) in MembersOf(type))
        {
            contract.AddField(number, name);
        }

        if (type.BaseType is { } parent && parent.Assembly == type.Assembly)
        {
            var contractOfParent = AddTo(model, parent, added);
            contractOfParent.AddSubType(FirstDerived + contractOfParent.GetSubtypes().Length, type);
        }

        return contract;
    }

    /// <summary>
    /// With the numbers that an application would state: those of the attributes, where the class carries some for the variants that read them, and otherwise in the order of the declarations. A member that only follows
    /// from others is stated by no application: the library refuses a model that has one (Cannot apply changes to property). One that overrides a member of the base class is stated there.
    /// </summary>
    private static IEnumerable<(int Number, string Name)> MembersOf(Type type)
    {
        const BindingFlags visible = BindingFlags.DeclaredOnly | BindingFlags.Public | BindingFlags.Instance;
        var numbered = type.IsDefined(typeof(ProtoContractAttribute), inherit: false)
            ? from member in type.GetMembers(visible | BindingFlags.NonPublic)
              let stated = member.GetCustomAttribute<ProtoMemberAttribute>()
              where stated is not null
              select (stated.Tag, Member: member)
            : type.GetProperties(visible).Where(member => member.GetIndexParameters().Length == 0).Select((member, index) => (index + 1, Member: (MemberInfo)member));
        return from one in numbered let name = Settable(one.Member) where name is not null && !IsOverride(one.Member) select (one.Item1, name);
    }

    /// <summary>Of a member that a base class of the program declares.</summary>
    private static bool IsOverride(MemberInfo member) => member is PropertyInfo property
        && property.GetAccessors(nonPublic: true)[0].GetBaseDefinition().DeclaringType is { } declaring
        && declaring != property.DeclaringType
        && declaring.Assembly == property.DeclaringType!.Assembly;

    /// <summary>What the library sets: a member without a public setter through its field. Null where nothing holds a value of its own.</summary>
    private static string? Settable(MemberInfo member) => member switch
    {
        not PropertyInfo or PropertyInfo { SetMethod.IsPublic: true } => member.Name,
        _ when $"<{member.Name}>k__BackingField" is var field && member.DeclaringType!.GetField(field, BindingFlags.Instance | BindingFlags.NonPublic) is not null => field,
        PropertyInfo { SetMethod: not null } => member.Name,
        _ => null,
    };
}
