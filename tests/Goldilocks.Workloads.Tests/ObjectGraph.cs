using System.Collections;
using System.Reflection;

namespace Goldilocks.Workloads.Tests;

/// <summary>Everything in a value, found by a walk of its own: what checks the workloads must not rest on what is under test.</summary>
internal static class ObjectGraph
{
    /// <summary>Each value with its path, strings and numbers included; an object met again is not walked again.</summary>
    public static IEnumerable<(string Path, object? Value)> All(object root) => Walk("", root, new HashSet<object>(ReferenceEqualityComparer.Instance));

    /// <summary>The objects that one program part could change under another's feet, and strings, which must be new memory too.</summary>
    public static HashSet<object> References(object root) => All(root)
        .Select(found => found.Value)
        .Where(value => value is not null and not ValueType)
        .Select(value => value!)
        .ToHashSet(ReferenceEqualityComparer.Instance);

    private static IEnumerable<(string Path, object? Value)> Walk(string path, object? value, HashSet<object> met)
    {
        yield return (path, value);
        if (value is null or string or byte[] || value.GetType().IsPrimitive || value is ValueType or Enum || !met.Add(value))
        {
            yield break;
        }

        foreach (var found in Parts(path, value).SelectMany(part => Walk(part.Path, part.Value, met)))
        {
            yield return found;
        }
    }

    private static IEnumerable<(string Path, object? Value)> Parts(string path, object value) => value switch
    {
        IDictionary entries => entries.Keys.Cast<object>().SelectMany(key => new[] { ($"{path} key", key), ($"{path}[{key}]", entries[key]) }),
        IEnumerable elements => elements.Cast<object?>().Select((element, i) => ($"{path}[{i}]", element)),
        _ => value.GetType().GetProperties(BindingFlags.Instance | BindingFlags.Public).Select(property => ($"{path}.{property.Name}", property.GetValue(value))),
    };
}
