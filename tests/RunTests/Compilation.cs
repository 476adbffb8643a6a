namespace RunTests;

/// <summary>Builds everything, with the analyzers.</summary>
internal static class Compilation
{
    /// <summary>
    /// With one compiler server for all projects, also where the environment wants none, as build servers often do: a fresh compiler for each project takes several times as long. It has a name of its own, and ends with the
    /// build, so that nothing runs beside the tests.
    /// </summary>
    public static bool Succeeds(Repository repository)
    {
        string[] server = ["-p:UseSharedCompilation=true", $"-p:SharedCompilationId=goldilocks-tests-{Environment.ProcessId}"];
        var exitCode = repository.Dotnet(["build", "Goldilocks.slnx", "-c", "Release", "--no-restore", "-v", "quiet", "--nologo", "-clp:NoSummary", .. server]);
        repository.Dotnet(["msbuild", "src/Goldilocks.Cli", "-t:EndCompilerServer", "-p:EndsCompilerServer=true", "-v:quiet", "-nologo", .. server]);
        return exitCode == 0;
    }

    /// <summary>
    /// Builds the adapters and the fakes that many tests start, in one go: to start MSBuild and its compiler for each takes longer than to compile. What it says is not shown, because some fakes are made not to build, and the
    /// tests say what is wrong.
    /// </summary>
    public static void OfAdapters(Repository repository) =>
        repository.Silently(["run", "--project", "src/Goldilocks.Cli", "-c", "Release", "--no-build", "--", "list", "--build", "--adapters", "tests/FakeSerializers"]);
}
