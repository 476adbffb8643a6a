using System.Reflection;
using System.Text;

namespace Goldilocks.Prober;

/// <summary>Names of private fields and types of the runtime in a payload. Another version of the runtime need not have them, and then cannot read it.</summary>
public static class RuntimeInsides
{
    /// <summary>Shorter names may stand in a payload by chance.</summary>
    private const int ShortestName = 6;

    /// <summary>The names that stand in the payload, as UTF-8 or UTF-16.</summary>
    /// <param name="payload">What was written.</param>
    /// <param name="type">The runtime's type whose value is in it.</param>
    public static IReadOnlyList<string> NamedIn(byte[] payload, Type type) =>
        [.. NamesOf(type).Where(name => name.Length >= ShortestName).Distinct().Where(name => Has(payload, Encoding.UTF8.GetBytes(name)) || Has(payload, Encoding.Unicode.GetBytes(name))).Order(StringComparer.Ordinal)];

    private static bool Has(byte[] payload, byte[] name) => payload.AsSpan().IndexOf(name) >= 0;

    /// <summary>Of the type and of all types of its assembly that its fields lead to.</summary>
    private static IEnumerable<string> NamesOf(Type type)
    {
        var (seen, open) = (new HashSet<Type> { type }, new Queue<Type>([type]));
        while (open.TryDequeue(out var next))
        {
            if (!next.IsVisible)
            {
                yield return next.Name;
            }

            foreach (var field in next.GetFields(BindingFlags.Instance | BindingFlags.NonPublic))
            {
                yield return field.Name;
                if (field.FieldType.Assembly == type.Assembly && seen.Add(field.FieldType))
                {
                    open.Enqueue(field.FieldType);
                }
            }
        }
    }
}
