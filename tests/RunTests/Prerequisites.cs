namespace RunTests;

/// <summary>What the tests need beyond the SDK. Each step is skipped by its own tool when its work is already done.</summary>
internal static class Prerequisites
{
    /// <summary>False when something could not be installed; the tool that failed has said why.</summary>
    public static bool Install(Repository repository)
    {
        // The tests of the report are skipped without it, so its absence stops nothing.
        Chromium.Install();
        return Packages(repository);
    }

    // The npm packages of the report are installed by what builds its page, when the first test asks for it.
    private static bool Packages(Repository repository) => repository.Dotnet(["restore", "Goldilocks.slnx", "-v", "quiet"]) == 0;
}
