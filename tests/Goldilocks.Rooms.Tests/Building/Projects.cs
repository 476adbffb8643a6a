namespace Goldilocks.Rooms.Tests.Building;

/// <summary>Source texts of throwaway projects.</summary>
internal static class Projects
{
    public const string ThatPrintsForEver = """
        <Project Sdk="Microsoft.NET.Sdk">
          <Target Name="Print" BeforeTargets="CoreCompile">
            <Exec Command="while :; do echo still here; sleep 1; done" />
          </Target>
        </Project>
        """;

    public const string ThatHangs = """
        <Project Sdk="Microsoft.NET.Sdk">
          <Target Name="Hang" BeforeTargets="CoreCompile">
            <Exec Command="sleep 600" Condition="!$([MSBuild]::IsOSPlatform('Windows'))" />
            <Exec Command="ping -n 600 127.0.0.1" Condition="$([MSBuild]::IsOSPlatform('Windows'))" StandardOutputImportance="low" />
          </Target>
        </Project>
        """;
}
