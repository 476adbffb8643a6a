using System.CodeDom.Compiler;
using System.Diagnostics;
using System.Reflection;

namespace Goldilocks.Prober.Children;

/// <summary>
/// Whose code threw an exception. The library is judged by what it throws itself: not by what an adapter throws, nor a stream or a conversion of Goldilocks that it calls. The first frame from the
/// inside that is not of the runtime's general code decides.
/// </summary>
/// <param name="program">The adapter's assembly. Its code without a namespace is the adapter's, unless a generator wrote it.</param>
internal sealed class Thrower(Assembly program)
{
    private const string OwnAssemblies = "Goldilocks.";

    /// <summary>Assemblies of the runtime that throw for what their caller did. Those of its serializers are none of them, because they are libraries under test.</summary>
    private static readonly HashSet<string> s_general =
    [
        "System.Private.CoreLib", "System.Private.Uri", "System.Collections", "System.Collections.Concurrent", "System.Collections.Immutable", "System.Collections.NonGeneric", "System.Collections.Specialized",
        "System.ComponentModel.Primitives", "System.ComponentModel.TypeConverter", "System.IO.Compression", "System.IO.Compression.Brotli", "System.IO.Pipelines", "System.Linq", "System.Linq.Expressions",
        "System.Memory", "System.ObjectModel", "System.Runtime.Numerics", "System.Text.Encodings.Web", "System.Text.RegularExpressions",
    ];

    private enum Owner
    {
        /// <summary>General code of the runtime, which throws for what its caller did.</summary>
        Runtime,
        Ours,
        Library,
    }

    /// <summary>The class and method of an adapter or of Goldilocks that threw it; null when the library did.</summary>
    public string? PlaceOfOurs(Exception thrown)
    {
        // The innermost frame alone is cheap, and mostly it decides.
        var decisive = thrown.TargetSite is { } innermost && OwnerOf(innermost) is not Owner.Runtime
            ? innermost
            : new StackTrace(thrown).GetFrames().Select(frame => frame.GetMethod()).FirstOrDefault(method => OwnerOf(method) is not Owner.Runtime);
        return decisive?.DeclaringType is { } type && OwnerOf(decisive) is Owner.Ours ? $"{Readable(type)}.{Readable(decisive)}" : null;
    }

    /// <summary>What a library makes at run time has no class, or one of a dynamic assembly.</summary>
    private Owner OwnerOf(MethodBase? method) => method?.DeclaringType switch
    {
        null => Owner.Library,
        { Assembly: var assembly } type when assembly == program => type.Namespace is null && !IsGenerated(method) ? Owner.Ours : Owner.Library,
        { Assembly.IsDynamic: true } => Owner.Library,
        { Assembly: var assembly } when assembly.GetName().Name is { } name => name.StartsWith(OwnAssemblies, StringComparison.Ordinal) ? Owner.Ours
            : s_general.Contains(name) ? Owner.Runtime
            : Owner.Library,
        _ => Owner.Library,
    };

    /// <summary>The compiler makes classes of its own for lambdas and iterators; a person looks for the class around them.</summary>
    private static string Readable(Type type) => type.Name.StartsWith('<') && type.DeclaringType is { } around ? Readable(around) : type.Name.Split('`')[0];

    /// <summary>The compiler names a lambda or a local function <c>&lt;Around&gt;b__0</c>.</summary>
    private static string Readable(MethodBase method) => method.Name.IndexOf('>', StringComparison.Ordinal) is var end and > 1 ? method.Name[1..end] : method.Name;

    private static bool IsGenerated(MemberInfo? member)
    {
        for (; member is not null; member = member.DeclaringType)
        {
            if (member.IsDefined(typeof(GeneratedCodeAttribute), inherit: false))
            {
                return true;
            }
        }

        return false;
    }
}
