using Microsoft.Diagnostics.Tracing.Etlx;

namespace Goldilocks.Cli.Surveys;

/// <summary>Finds the owner of a frame's code by the folder of its module: no library is known by name here.</summary>
/// <param name="workerFolder">The folder of the adapter program, with the library and everything that it depends on.</param>
/// <param name="serializer">The folder's name: a serializer that is part of .NET is the runtime's module of that name.</param>
internal sealed class FrameOwners(string workerFolder, string serializer)
{
    private const string Program = "worker";
    private const string OurPrefix = "Goldilocks.";

    /// <summary>What the runtime calls the class of a dynamic method, whichever module it was made for.</summary>
    private const string DynamicClass = "dynamicClass.";

    public CodeOwner Of(TraceCodeAddress frame)
    {
        var path = frame.ModuleFilePath;
        if (string.IsNullOrEmpty(path) || !Path.IsPathRooted(path) || frame.FullMethodName?.StartsWith(DynamicClass, StringComparison.Ordinal) == true)
        {
            return CodeOwner.Generated;
        }

        var name = Path.GetFileNameWithoutExtension(path);
        if (!IsIn(path, workerFolder))
        {
            return name == serializer ? CodeOwner.Library : CodeOwner.Runtime;
        }

        return name == Program || name.StartsWith(OurPrefix, StringComparison.Ordinal) ? CodeOwner.Adapter : CodeOwner.Library;
    }

    public string ModuleOf(TraceCodeAddress frame) => Of(frame) == CodeOwner.Generated ? "" : frame.ModuleName;

    /// <summary>Class and method, without the parameters.</summary>
    public static string NameOf(TraceCodeAddress frame)
    {
        var name = frame.FullMethodName;
        if (string.IsNullOrEmpty(name))
        {
            return "unknown";
        }

        var parameters = name.IndexOf('(', StringComparison.Ordinal);
        return parameters > 0 ? name[..parameters] : name;
    }

    private static bool IsIn(string path, string folder) => path.StartsWith(folder + Path.DirectorySeparatorChar, StringComparison.Ordinal);
}
