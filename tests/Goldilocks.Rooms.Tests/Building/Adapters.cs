namespace Goldilocks.Rooms.Tests.Building;

/// <summary>Source texts of throwaway adapters.</summary>
internal static class Adapters
{
    public const string Working = """
        internal static class Adapter
        {
            public static IReadOnlyList<Variant> Variants { get; } = [new OnlyVariant()];
        }

        internal sealed class OnlyVariant() : Variant("throwaway")
        {
            public override Binding Bind<T>(Binder<T> binder) => binder.Unsupported("it is thrown away");
        }
        """;

    public const string WithError = """
        internal static class Adapter
        {
            public static IReadOnlyList<Variant> Variants { get; } = [new NowhereDefined()];
        }
        """;

    /// <summary>Stands in for the real workloads, which take a while to compile.</summary>
    public const string NoWorkloads = """
        namespace Goldilocks.Workloads;

        internal static class AllWorkloads
        {
            public static IReadOnlyList<Workload> Instances { get; } = [];
        }
        """;
}
