using FsCheck;
using FsCheck.Fluent;

namespace Goldilocks.Rooms.Tests.Statistics;

/// <summary>Random values for the property tests.</summary>
internal static class Draw
{
    /// <summary>Positive times of three digits, as many as between the two counts; equal ones are likely.</summary>
    public static Gen<double[]> Times(int minimum, int maximum) =>
        from count in Gen.Choose(minimum, maximum)
        from times in Gen.Choose(1, 300).Select(value => value / 8.0).ArrayOf(count)
        select times;

    /// <summary>The same values twice, the second time in another order.</summary>
    public static Gen<(T[] Original, T[] Shuffled)> Shuffled<T>(Gen<T[]> values) =>
        from original in values
        from shuffled in Gen.Shuffle(original)
        select (original, shuffled);

    /// <summary>Around 0 with a standard deviation of 1 (Box and Muller).</summary>
    public static double Normal(Random random) => Math.Sqrt(-2 * Math.Log(1 - random.NextDouble())) * Math.Cos(2 * Math.PI * random.NextDouble());
}

/// <summary>Runs a property on drawn values. The seed is fixed: a test run must not differ from the one before it.</summary>
internal static class Check
{
    private static readonly Config Configuration = Config.QuickThrowOnFailure.WithMaxTest(300).WithReplay(20261121, 15);

    public static void That<T>(Gen<T> values, Func<T, bool> holds) =>
        FsCheck.Check.One(Configuration, Prop.ForAll(values.ToArbitrary(), holds));
}
