namespace RunTests;

/// <summary>What the tests need beyond the SDK. Each step is skipped by its own tool when its work is already done.</summary>
internal static class Prerequisites
{
    /// <summary>False when something could not be installed; the tool that failed has said why.</summary>
    public static bool Install(Repository repository) => Packages(repository);

    // A test that needs a browser or another program gets a method here, beside this one.
    private static bool Packages(Repository repository) => repository.Dotnet(["restore", "Goldilocks.slnx", "-v", "quiet"]) == 0;
}
