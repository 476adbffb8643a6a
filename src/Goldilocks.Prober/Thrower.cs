using System.Buffers;
using System.CodeDom.Compiler;
using System.Diagnostics;
using System.Reflection;

namespace Goldilocks.Prober;

/// <summary>
/// Whose code threw an exception. The library is judged by what it throws itself: not by what an adapter throws, nor a stream or a conversion of Goldilocks that it calls. The first frame from the
/// inside that is not of the runtime's general code decides, with two exceptions: a method that hands over to the library (a gate), and one that waits for a task. Both may be the innermost only
/// because the frames of the library are missing: the compiler at run time inlines methods and replaces their last calls, and a task that was failed by hand never had frames.
/// </summary>
/// <param name="program">The adapter's assembly. Its code without a namespace is the adapter's, unless a generator wrote it.</param>
internal sealed class Thrower(Assembly program)
{
    private const string OwnAssemblies = "Goldilocks.";

    /// <summary>What <c>await</c> and <c>GetResult</c> call: its name has this part. Casts are helped by other classes of the same namespace.</summary>
    private const string Awaiter = "Awaiter";

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

    /// <summary>What an adapter or Goldilocks did; null when the library threw.</summary>
    public OwnException? OwnExceptionIn(Exception thrown)
    {
        var (decisive, isAwaited) = Decisive(thrown);
        if (decisive?.DeclaringType is not { } type || OwnerOf(decisive) is not Owner.Ours || isAwaited)
        {
            return null;
        }

        var isGate = Surrounding(type).Any(IsGate);
        return thrown switch
        {
            InvalidDataException => new OwnException(Place: null),
            InvalidCastException when isGate => new OwnException(Place: null),
            _ when isGate => null,
            _ => new OwnException($"{Readable(type)}.{Readable(decisive)}"),
        };
    }

    /// <summary>The innermost frame that is not of the runtime's general code, and whether that frame waits for a task.</summary>
    private (MethodBase? Frame, bool IsAwaited) Decisive(Exception thrown)
    {
        // The innermost frame alone is cheap, and mostly it decides.
        if (thrown.TargetSite is { } innermost && OwnerOf(innermost) is not Owner.Runtime)
        {
            return (innermost, false);
        }

        MethodBase? inside = null;
        foreach (var method in new StackTrace(thrown).GetFrames().Select(frame => frame.GetMethod()))
        {
            if (OwnerOf(method) is not Owner.Runtime)
            {
                return (method, inside?.DeclaringType?.Name.Contains(Awaiter, StringComparison.Ordinal) == true);
            }

            inside = method;
        }

        return (null, false);
    }

    /// <summary>True for code that does nothing but call the library: the methods of adapters, and ours that call them.</summary>
    private static bool IsGate(Type type) => type == typeof(InputRunner) || typeof(IRoot).IsAssignableFrom(type)
        || type.GetInterfaces().Any(contract => contract.IsGenericType && contract.GetGenericTypeDefinition() == typeof(IAdapter<>));

    private static IEnumerable<Type> Surrounding(Type? type)
    {
        for (; type is not null; type = type.DeclaringType)
        {
            yield return type;
        }
    }

    /// <summary>What a library makes at run time has no class, or one of a dynamic assembly.</summary>
    private Owner OwnerOf(MethodBase? method) => method?.DeclaringType switch
    {
        null => Owner.Library,
        { Assembly: var assembly } type when assembly == program => type.Namespace is null && !IsGenerated(method) ? Owner.Ours : Owner.Library,
        { Assembly.IsDynamic: true } => Owner.Library,

        // A buffer of ours grows as its writer asks, like a list of the runtime, and this stream refuses what each connection refuses: they throw for what is asked of them.
        var type when typeof(IBufferWriter<byte>).IsAssignableFrom(type) || type == typeof(OneByteStream) => Owner.Runtime,
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

/// <summary>An exception that the library did not throw.</summary>
/// <param name="Place">
/// The class and method that threw it; null where the adapter rightly refused what the library answered: by an <see cref="InvalidDataException"/>, which an adapter throws where its library says
/// no by a code, a flag or an unknown name; or by the cast of an answer that is of another class.
/// </param>
internal sealed record OwnException(string? Place);
