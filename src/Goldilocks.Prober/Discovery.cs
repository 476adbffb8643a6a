using System.Reflection;

namespace Goldilocks.Prober;

/// <summary>Finds the sections and capabilities that there are.</summary>
public static class Discovery
{
    /// <summary>One instance of every class that derives from <typeparamref name="T"/>, here and in the adapter's program, in the order of the classes' names.</summary>
    public static IReadOnlyList<T> Find<T>(Assembly program) where T : class =>
    [
        .. new[] { typeof(Discovery).Assembly, program }.Distinct()
            .SelectMany(assembly => assembly.GetTypes())
            .Where(type => !type.IsAbstract && type.IsAssignableTo(typeof(T)) && type.GetConstructor(Type.EmptyTypes) is not null)
            .OrderBy(type => type.FullName, StringComparer.Ordinal)
            .Select(type => (T)Activator.CreateInstance(type)!),
    ];
}
