namespace RunTests;

/// <summary>Builds everything, with the analyzers. Its compiler server compiles what the tests build too, and ends with it.</summary>
internal sealed class Compilation(Repository repository) : IDisposable
{
    private static readonly string[] s_server = ["-p:UseSharedCompilation=true", $"-p:SharedCompilationId={Repository.CompilerServer}"];

    /// <summary>With one compiler server for all projects, also where the environment wants none, as build servers often do: a fresh compiler for each project takes several times as long.</summary>
    public bool Succeeds() =>
        repository.Dotnet(["build", "Goldilocks.slnx", "-c", "Release", "--no-restore", "-v", "quiet", "--nologo", "-clp:NoSummary", .. s_server]) == 0;

    /// <summary>
    /// Builds the adapters and the fakes that many tests start, in one go: to start MSBuild and its compiler for each takes longer than to compile. What it says is not shown, because some fakes are made not to build, and the
    /// tests say what is wrong.
    /// </summary>
    public void OfAdapters() =>
        repository.Silently(["run", "--project", "src/Goldilocks.Cli", "-c", "Release", "--no-build", "--", "list", "--build", "--adapters", "tests/FakeSerializers"]);

    public void Dispose() =>
        repository.Dotnet(["msbuild", "src/Goldilocks.Cli", "-t:EndCompilerServer", "-p:EndsCompilerServer=true", "-v:quiet", "-nologo", .. s_server]);
}
