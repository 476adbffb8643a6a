using Goldilocks.Processes;

namespace Goldilocks.Building;

/// <summary>Which compiler server compiles for a build. One of our own ends with the build, and ending it does not end the server of an editor on the same machine.</summary>
/// <param name="Name">The name of its pipe; null where each project is compiled by a compiler of its own.</param>
/// <param name="IsOurs">True where this build ends it.</param>
public sealed record CompilerServer(string? Name, bool IsOurs)
{
    /// <summary>An environment variable that names a compiler server. Builds use that server and leave it running; the program that set the variable ends it. It is for builds that follow each other, as those of the tests: a server that has compiled before needs a fraction of the time.</summary>
    public const string Given = "GOLDILOCKS_COMPILER_SERVER";

    private static readonly TimeSpan s_ends = TimeSpan.FromSeconds(5);

    /// <summary>The server for this many projects. It compiles the second one several times as fast as a fresh compiler. For a single one its start costs more than it saves.</summary>
    public static CompilerServer For(int projects) => Environment.GetEnvironmentVariable(Given) is { Length: > 0 } given ? new(given, IsOurs: false)
        : projects > 1 ? new($"goldilocks-{Guid.NewGuid():N}", IsOurs: true)
        : new(null, IsOurs: false);

    /// <summary>What MSBuild has to be told.</summary>
    public string Argument => Name is null ? "-p:UseSharedCompilation=false" : $"-p:UseSharedCompilation=true;SharedCompilationId={Name}";

    /// <summary>Asks it to end, because it then deletes the file of its pipe. One that does not end is killed with the rest of its processes.</summary>
    /// <param name="toolsFolder">The folder of the MSBuild that started it; null where it said none.</param>
    public void End(string? toolsFolder)
    {
        var server = IsOurs && toolsFolder is not null ? Path.Combine(toolsFolder, "Roslyn", "bincore", "VBCSCompiler.dll") : null;
        if (server is null || !File.Exists(server))
        {
            // Without that folder none was started from there. A server from elsewhere ends by itself after ten idle minutes, in which it uses no processor.
            return;
        }

        MsBuildProcess.Run(new(DotnetHost.Path, ["exec", server, "-shutdown", $"-pipename:{Name}"]), s_ends, CancellationToken.None);
    }
}
