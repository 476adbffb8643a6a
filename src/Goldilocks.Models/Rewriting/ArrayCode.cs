using Goldilocks.Models.Reading;

namespace Goldilocks.Models.Rewriting;

/// <summary>How generated code makes an array. An array of arrays has its length before the brackets of its elements (<c>new int[count][]</c>), so a generic method makes all of them.</summary>
internal static class ArrayCode
{
    /// <summary>The method, for each class of generated code that makes arrays.</summary>
    public const string Method = "private static T[] NewArray<T>(int count) => new T[count];";

    /// <summary>An array of <c>count</c> elements.</summary>
    public static string New(ModelType element) => $"NewArray<{element.CSharp}>(count)";
}
