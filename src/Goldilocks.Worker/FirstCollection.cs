using System.Collections;
using System.Reflection;

namespace Goldilocks.Worker;

/// <summary>The first collection with elements that an object holds, itself or in an object that it holds: what becomes of it tells how a library fills an object that is there.</summary>
internal sealed record FirstCollection(object Instance, int Count)
{
    private const int Deepest = 4;

    /// <summary>Null where there is none.</summary>
    public static FirstCollection? Of(object? owner) => Of(owner, 0);

    /// <summary>In a word.</summary>
    public static string Fate(FirstCollection? before, FirstCollection? after) => (before, after) switch
    {
        (null, _) => "none",
        (_, null) => "emptied",
        _ when after.Count > before.Count => "appended",
        _ when ReferenceEquals(before.Instance, after.Instance) => "refilled",
        _ => "replaced",
    };

    private static FirstCollection? Of(object? owner, int depth)
    {
        if (owner is null or string || owner.GetType().IsPrimitive || depth == Deepest)
        {
            return null;
        }

        if (owner is ICollection collection)
        {
            return collection.Count > 0 && owner is not byte[] ? new FirstCollection(owner, collection.Count) : null;
        }

        return owner.GetType().GetProperties(BindingFlags.Instance | BindingFlags.Public)
            .Where(property => property.GetMethod is { IsPublic: true } && property.GetIndexParameters().Length == 0 && !property.PropertyType.IsValueType)
            .Select(property => Of(property.GetValue(owner), depth + 1))
            .FirstOrDefault(found => found is not null);
    }
}
