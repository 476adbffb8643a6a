using System.Collections;
using System.Reflection;

namespace Goldilocks.Worker;

/// <summary>
/// Finds out whether a reader gave out the objects of an earlier answer again. Who gets the same object twice changes the first value with the second, and the reading that was
/// timed made nothing.
/// </summary>
/// <remarks>
/// Equal strings, boxed numbers, empty arrays and what the library keeps for itself, such as schemas, may be shared. An application may have a few classes of which there is one object for each
/// meaning. So only the application's objects and arrays count, and half of them must be shared.
/// </remarks>
internal static class GivenOutBefore
{
    /// <summary>More objects than this are not looked at: a reader that remembers answers shares the first ones too.</summary>
    private const int Most = 10_000;

    /// <summary>A sentence about what two answers share; null when each has its own objects.</summary>
    /// <param name="first">An answer.</param>
    /// <param name="second">The answer to the same payload, read again.</param>
    /// <param name="application">The program that declares the types of the value.</param>
    public static string? Find(object? first, object? second, Assembly application)
    {
        if (first is null || second is null)
        {
            return null;
        }

        if (!first.GetType().IsValueType && ReferenceEquals(first, second))
        {
            return "the value that was read is an object that was returned before: it was remembered, and not read";
        }

        var earlier = ObjectsOf(first);
        var own = ObjectsOf(second).Where(value => Counts(value, application)).ToList();
        var shared = own.Count(earlier.Contains);
        return shared > 0 && 2 * shared >= own.Count
            ? string.Create(System.Globalization.CultureInfo.InvariantCulture, $"{shared} of {own.Count} objects of the value that was read were returned before, such as a {own.First(earlier.Contains).GetType().Name}: they were remembered, and not read")
            : null;
    }

    private static bool Counts(object value, Assembly application) => value switch
    {
        Array array => array.Length > 0,
        _ => value.GetType() is { IsValueType: false } type && type.Assembly == application,
    };

    private static HashSet<object> ObjectsOf(object root)
    {
        var met = new HashSet<object>(ReferenceEqualityComparer.Instance);
        var open = new Queue<object>([root]);
        while (met.Count < Most && open.TryDequeue(out var value))
        {
            if (value is string or Type or MemberInfo or Delegate or Assembly || !met.Add(value))
            {
                continue;
            }

            foreach (var inner in value is Array array ? Elements(array) : Fields(value))
            {
                open.Enqueue(inner);
            }
        }

        return met;
    }

    private static IEnumerable<object> Elements(Array array) =>
        array.GetType().GetElementType() is { IsPrimitive: true } or { IsEnum: true } ? [] : ((IEnumerable)array).Cast<object?>().OfType<object>().Take(Most);

    private static IEnumerable<object> Fields(object value)
    {
        for (var type = value.GetType(); type is not null && !type.IsPrimitive; type = type.BaseType)
        {
            foreach (var field in type.GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly))
            {
                if (field.FieldType is { IsPrimitive: false, IsPointer: false, IsEnum: false } && field.GetValue(value) is { } inner)
                {
                    yield return inner;
                }
            }
        }
    }
}
