using System.Reflection;
using System.Text.Json;
using Goldilocks.Values;

namespace Goldilocks.Workloads.Tests;

/// <summary>Rules for the model classes that both source generators and reflection need.</summary>
public sealed class ModelTests
{
    public static TheoryData<Type> Contracts =>
        [.. typeof(AllWorkloads).Assembly.GetTypes().Where(type => type.IsDefined(typeof(NoContractAttribute), inherit: false))];

    public static TheoryData<string> PlainWorkloads =>
        [.. AllWorkloads.Instances.Where(workload => (workload.Needs & ~(Needs.Dictionary | Needs.RawJson)) == 0).Select(workload => workload.Name)];

    public static TheoryData<string> ReadOnlyWorkloads =>
        [.. AllWorkloads.Instances.Where(workload => workload.Needs.HasFlag(Needs.ReadOnlyMembers)).Select(workload => workload.Name)];

    [Theory]
    [MemberData(nameof(Contracts))]
    public void A_contract_s_members_are_numbered_in_their_order_without_gaps(Type contract)
    {
        var members = contract.GetProperties(BindingFlags.Public | BindingFlags.Instance | BindingFlags.DeclaredOnly);

        Assert.Equal(
            Enumerable.Range(FirstNumber(contract), members.Length),
            members.Select(member => member.GetCustomAttribute<NoMemberAttribute>()?.Number ?? -1));
    }

    [Theory]
    [MemberData(nameof(Contracts))]
    public void A_contract_can_be_made_empty_and_filled(Type contract)
    {
        Assert.True(contract.IsAbstract || contract.IsValueType || contract.GetConstructor([]) is not null);
        Assert.All(contract.GetProperties(), member => Assert.True(member.SetMethod is { IsPublic: true }, member.Name));
    }

    /// <summary>
    /// Serializers that skip constructors would otherwise allocate less than <see cref="Workload{T}.AllocateCopy"/>, the floor.
    /// </summary>
    [Theory]
    [MemberData(nameof(Contracts))]
    public void A_new_contract_holds_no_other_object(Type contract)
    {
        var type = contract.ContainsGenericParameters ? contract.MakeGenericType(typeof(string)) : contract;
        if (!type.IsAbstract)
        {
            var empty = Activator.CreateInstance(type)!;
            Assert.All(type.GetProperties(), member => Assert.True(member.GetValue(empty) is null or "" or ValueType, member.Name));
        }
    }

    [Theory]
    [MemberData(nameof(ReadOnlyWorkloads))]
    public void A_workload_that_asks_for_it_has_no_public_setter_and_none_of_our_attributes(string name)
    {
        var workload = Made.Named(name);
        var types = ObjectGraph.All(Made.Value(workload, workload.DefaultSize)).Select(found => found.Value!.GetType()).Where(type => !type.IsArray && type.Assembly == typeof(AllWorkloads).Assembly).Distinct().ToList();
        var needsSetters = workload.Needs.HasFlag(Needs.PrivateSetters);

        Assert.NotEmpty(types);
        Assert.All(types, type => Assert.DoesNotContain(type.CustomAttributes, IsOurs));
        Assert.All(types.SelectMany(type => type.GetProperties()), member => Assert.DoesNotContain(member.CustomAttributes, IsOurs));
        Assert.All(types.SelectMany(type => type.GetProperties()), member => Assert.Equal((needsSetters, false), (member.CanWrite, member.SetMethod?.IsPublic == true)));
        Assert.All(types.SelectMany(type => type.GetInterfaces()), type => Assert.Empty(type.GetMembers()));
    }

    /// <summary>The runtime's own serializer, as a first proof that the models can be rebuilt by their public members.</summary>
    [Theory]
    [MemberData(nameof(PlainWorkloads))]
    public void A_plain_value_survives_a_round_trip_through_the_runtime_s_JSON(string name)
    {
        var workload = Made.Named(name);
        var value = Made.Value(workload, workload.Sizes[0]);

        var read = JsonSerializer.Deserialize(JsonSerializer.SerializeToUtf8Bytes(value, value.GetType()), value.GetType());

        Assert.Null(Difference.Find(value, read));
    }

    /// <summary>A derived class goes on from its base class's numbers: some formats give both one number space.</summary>
    private static int FirstNumber(Type contract) =>
        contract.BaseType is { } parent && parent != typeof(object) ? FirstNumber(parent) + parent.GetProperties().Length : First;

    private static bool IsOurs(CustomAttributeData attribute) => attribute.AttributeType.Namespace?.StartsWith("Goldilocks", StringComparison.Ordinal) == true;
}
