using System.Reflection;

namespace Goldilocks.Contracts.Tests;

public sealed class VersionTests
{
    /// <summary>Every adapter's program is linked with this assembly, and is built again when it changes.</summary>
    [Fact]
    public void A_commit_that_changes_nothing_else_makes_no_program_out_of_date() =>
        Assert.DoesNotContain('+', typeof(Binding).Assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()!.InformationalVersion);
}
