using System.Reflection;
using ProtoBuf;
using ProtoBuf.Meta;

/// <summary>The contracts that attributes would state, built at run time, as in an application that cannot annotate its types.</summary>
internal static class RunTimeModel
{
    /// <summary>Numbers of derived classes must differ from those of the base's members, because both share one range.</summary>
    private const int FirstDerived = 100;

    /// <summary>A compiled model of all the classes that a <paramref name="root"/> can hold.</summary>
    public static TypeModel For(Type root)
    {
        var model = RuntimeTypeModel.Create();
        model.DefaultCompatibilityLevel = CompatibilityLevel.Level300;
        OwnTypes.AddSurrogates(model);
        foreach (var type in KnownTypes.Of(root).Where(type => !type.IsArray && !IsCollectionAlone(type)))
        {
            AddTo(model, type);
        }

        return model.Compile();
    }

    /// <summary>A class of the program that is a collection and has nothing else to set: the library finds out by itself how to add to it.</summary>
    private static bool IsCollectionAlone(Type type) => type.IsAssignableTo(typeof(System.Collections.IEnumerable))
        && !type.GetProperties(BindingFlags.DeclaredOnly | BindingFlags.Public | BindingFlags.Instance).Any(member => member.CanWrite && member.GetIndexParameters().Length == 0);

    private static MetaType AddTo(RuntimeTypeModel model, Type type)
    {
        var isNew = !model.IsDefined(type);
        var contract = model.Add(type, applyDefaultBehaviour: false);
        if (!isNew)
        {
            return contract;
        }

        // Objects are made without their constructor, and members without a setter are set through their fields.
        contract.UseConstructor = type.GetConstructor([]) is not null || type.IsAbstract;
        foreach (var member in type.GetProperties(BindingFlags.DeclaredOnly | BindingFlags.Public | BindingFlags.Instance))
        {
            contract.AddField(contract.GetFields().Length + 1, member.CanWrite ? member.Name : $"<{member.Name}>k__BackingField");
        }

        if (type.BaseType is { } parent && parent.Assembly == type.Assembly)
        {
            var contractOfParent = AddTo(model, parent);
            contractOfParent.AddSubType(FirstDerived + contractOfParent.GetSubtypes().Length, type);
        }

        return contract;
    }
}
