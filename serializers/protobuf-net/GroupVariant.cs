using ProtoBuf;
using ProtoBuf.Meta;

/// <summary>
/// Messages in messages between a start tag and an end tag, as DataFormat.Group has it, and not behind their length: the writer needs no second look at what it wrote. Other readers of Protocol Buffers
/// know both forms, where their schema says which.
/// </summary>
internal sealed class GroupVariant() : Variant("groups")
{
    public override Binding Bind<T>(Binder<T> binder) => AttributeVariant.WhyNot(binder.Workload) is { } reason
        ? binder.Unsupported(reason)
        : binder.To(new ModelAdapter<T>(GroupModel.For(typeof(T))));
}

/// <summary>A model of its own, so that the plain variant keeps its form.</summary>
internal static class GroupModel
{
    /// <summary>The contracts of all the classes that a <paramref name="root"/> can hold.</summary>
    public static RuntimeTypeModel For(Type root)
    {
        var model = OwnTypes.AddTo(RuntimeTypeModel.Create(), root);

        // To ask the model for a class without a contract would add it, without members, where the library refuses it.
        var messages = KnownTypes.Of(root).Where(type => type is { IsArray: false, IsEnum: false }).SelectMany(KnownTypes.Lineage).Where(type => type.IsDefined(typeof(ProtoContractAttribute), inherit: false)).ToHashSet();
        foreach (var field in messages.SelectMany(type => model[type].GetFields()))
        {
            UseGroups(field, messages);
        }

        return model;
    }

    /// <summary>Members, elements and values of dictionaries. What [ProtoInclude] says of a derived class keeps its length: that attribute has no changeable form.</summary>
    private static void UseGroups(ValueMember field, IReadOnlySet<Type> messages)
    {
        if (field.IsMap)
        {
            field.MapValueFormat = messages.Contains(ValueOf(field.MemberType)) ? DataFormat.Group : field.MapValueFormat;
        }
        else if (messages.Contains(field.ItemType ?? Nullable.GetUnderlyingType(field.MemberType) ?? field.MemberType))
        {
            field.DataFormat = DataFormat.Group;
        }
    }

    /// <summary>What a dictionary holds. A class that is a dictionary has no arguments of its own.</summary>
    private static Type ValueOf(Type map) => map.GetInterfaces().Prepend(map).Select(type => type.GetGenericArguments()).First(arguments => arguments.Length == 2)[1];
}
