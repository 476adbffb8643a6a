using System.Reflection;

namespace Goldilocks.Workloads.Tests;

/// <summary>
/// The .props files of the workloads, from which every adapter takes its lists, against the classes. A class that is missing there would be missing in some
/// serializers only, as an error of theirs.
/// </summary>
public sealed class ModelListTests
{
    private static readonly Type[] s_types = typeof(AllWorkloads).Assembly.GetTypes();

    [Fact]
    public void Every_workload_is_listed() => Assert.Equal(
        Names(s_types.Where(type => typeof(Workload).IsAssignableFrom(type) && !type.IsAbstract && type.IsPublic)),
        Names(AllWorkloads.Instances.Select(workload => workload.GetType())));

    [Fact]
    public void The_type_of_every_workload_is_a_listed_root() => Assert.Equal(
        Names(AllWorkloads.Instances.Concat(StartupWorkloads.Instances).Select(ValueType).Distinct()),
        Listed.Roots.Order(StringComparer.Ordinal));

    [Fact]
    public void Every_contract_is_listed_once() => Assert.Equal(
        Names(s_types.Where(type => type.IsDefined(typeof(NoContractAttribute), inherit: false))),
        Listed.Contracts.Order(StringComparer.Ordinal));

    [Fact]
    public void Every_enum_of_a_workload_is_listed() => Assert.Equal(
        Names(s_types.Where(type => type.IsEnum && type.IsPublic && type.Namespace == typeof(AllWorkloads).Namespace)),
        Listed.Enums.Order(StringComparer.Ordinal));

    [Fact]
    public void The_listed_derived_classes_are_those_of_the_attributes_and_the_classes_behind_interfaces()
    {
        var marked = s_types.SelectMany(type => type.GetCustomAttributes<NoDerivedAttribute>(inherit: false).Select(derived => (Base: type, derived.Type, derived.Tag)));
        var behindInterfaces = ModelTypes.Derived.Where(derived => derived.Base.IsInterface).Select(derived => (derived.Base, derived.Type, derived.Tag)).ToList();

        Assert.Equal(
            marked.Concat(behindInterfaces).OrderBy(derived => derived.Type.Name, StringComparer.Ordinal),
            ModelTypes.Derived.Select(derived => (derived.Base, derived.Type, derived.Tag)).OrderBy(derived => derived.Type.Name, StringComparer.Ordinal));
        Assert.Equal(
            s_types.Where(type => type.IsInterface && Listed.Roots.Contains(type.Name)).Order(ByName).ToList(),
            behindInterfaces.Select(derived => derived.Base).Distinct().Order(ByName));
        Assert.All(behindInterfaces, derived => Assert.True(derived.Base.IsAssignableFrom(derived.Type)));
    }

    [Fact]
    public void Classes_are_listed_as_shared_where_a_workload_shares_objects() => Assert.Equal(
        Names(AllWorkloads.Instances.Where(workload => workload.Needs.HasFlag(Needs.SharedReferences)).SelectMany(workload => Reached(ValueType(workload)))),
        Listed.SharedContracts.Order(StringComparer.Ordinal));

    private static Comparer<Type> ByName { get; } = Comparer<Type>.Create((left, right) => string.CompareOrdinal(left.Name, right.Name));

    private static Type ValueType(Workload workload)
    {
        var type = workload.GetType();
        while (!type.IsGenericType || type.GetGenericTypeDefinition() != typeof(Workload<>))
        {
            type = type.BaseType!;
        }

        return type.GetGenericArguments()[0];
    }

    private static HashSet<Type> Reached(Type root)
    {
        var reached = new HashSet<Type>();
        Reach(root);
        return reached;

        void Reach(Type type)
        {
            foreach (var part in type.GetGenericArguments())
            {
                Reach(part);
            }

            if (type.Assembly == root.Assembly && reached.Add(type))
            {
                foreach (var member in type.GetProperties())
                {
                    Reach(member.PropertyType);
                }
            }
        }
    }

    private static IEnumerable<string> Names(IEnumerable<Type> types) => types.Select(Name).Order(StringComparer.Ordinal);

    /// <summary>As C# spells it.</summary>
    private static string Name(Type type) => type.ContainsGenericParameters
        ? $"{type.Name[..type.Name.IndexOf('`', StringComparison.Ordinal)]}<{string.Join(", ", type.GetGenericArguments().Select(argument => argument.Name))}>"
        : type.Name;
}
