using System.Reflection;
using System.Runtime.Loader;

namespace Goldilocks.Worker;

/// <summary>
/// Loads a codec and its package in a load context of their own, so that a serializer that uses the same package in another version keeps its own.
/// </summary>
internal static class CodecLoader
{
    private const string ClassName = "Codec";
    private static readonly Dictionary<string, Assembly> s_loaded = [];

    /// <summary>The codec of that library, at that level.</summary>
    /// <exception cref="InvalidOperationException">The library holds no codec.</exception>
    public static ICodec Load(string library, int level)
    {
        if (!s_loaded.TryGetValue(library, out var assembly))
        {
            assembly = new Context(library).LoadFromAssemblyPath(library);
            s_loaded.Add(library, assembly);
        }

        var type = assembly.GetType(ClassName) is { } found && typeof(ICodec).IsAssignableFrom(found)
            ? found
            : throw new InvalidOperationException($"{Path.GetFileName(Path.GetDirectoryName(library))} holds no public class {ClassName} that is an {nameof(ICodec)}.");
        return (ICodec)Activator.CreateInstance(type, BindingFlags.Instance | BindingFlags.Public | BindingFlags.DoNotWrapExceptions, binder: null, [level], culture: null)!;
    }

    private sealed class Context(string library) : AssemblyLoadContext(Path.GetFileName(library))
    {
        private readonly AssemblyDependencyResolver _resolver = new(library);

        /// <summary>The contract must be the worker's own, or the codec's type would not implement it.</summary>
        protected override Assembly? Load(AssemblyName assemblyName) =>
            assemblyName.Name == typeof(ICodec).Assembly.GetName().Name || _resolver.ResolveAssemblyToPath(assemblyName) is not { } path
                ? null
                : LoadFromAssemblyPath(path);
    }
}
