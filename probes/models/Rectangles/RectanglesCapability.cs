using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>An array of two dimensions has two lengths.</summary>
public sealed class Rectangles() : ValuesCapability<HasRectangle>("C38.rectangle", "an array of two dimensions, also one whose bounds start at 1", "values")
{
    protected override IEnumerable<(string Name, HasRectangle Root)> Make()
    {
        var fromOne = (int[,])Array.CreateInstance(typeof(int), [1, 2], [1, 1]);
        (fromOne[1, 1], fromOne[1, 2]) = (1, 2);
        return [("[2,3]", new() { Value = new[,] { { 1, 2, 3 }, { 4, 5, 6 } } }), ("[0,3]", new() { Value = new int[0, 3] }), ("from 1", new() { Value = fromOne })];
    }

    protected override Likeness Compare(HasRectangle expected, HasRectangle actual)
    {
        var (given, read) = (expected.Value!, actual.Value);
        return read switch
        {
            null => Likeness.Lost("it comes back as null"),
            _ when given.GetLength(0) != read.GetLength(0) || given.GetLength(1) != read.GetLength(1) => Likeness.Lost($"[{given.GetLength(0)},{given.GetLength(1)}] comes back as [{read.GetLength(0)},{read.GetLength(1)}]"),
            _ when !given.Cast<int>().SequenceEqual(read.Cast<int>()) => Likeness.Lost("its elements are others"),
            _ => given.GetLowerBound(0) == read.GetLowerBound(0) ? Likeness.Exact : Likeness.Near("its bounds come back starting at 0"),
        };
    }
}

/// <summary>Its values can have any number of rows.</summary>
public sealed class HasRectangleModel() : CapabilityModel<HasRectangle>, ITwoCountsModel
{
    object ITwoCountsModel.OfRows(int rows) => new HasRectangle { Value = new int[rows, 3] };
}
