using Goldilocks.Models;

namespace Goldilocks.Cli.Choose;

/// <summary>The files of an adopted project that are the same for all libraries but for what the template and the adapter say.</summary>
internal sealed class ProjectTexts(Adoption adoption, Template template, string rootName, string space, bool distinguishesNulls)
{
    private static readonly (string Id, string Version)[] s_testPackages = [("Microsoft.NET.Test.Sdk", "17.14.1"), ("xunit", "2.9.3"), ("xunit.runner.visualstudio", "3.1.5")];

    /// <summary>The root's name.</summary>
    public string RootName => rootName;

    /// <summary>Of the class that writes and reads.</summary>
    public string Class => rootName + "Serializer";

    /// <summary>Of the project.</summary>
    public string Name => rootName + ".Serialization";

    /// <summary>Of the project of tests.</summary>
    public string Tests => Name + ".Tests";

    /// <summary>Of the program that makes classes of the schema.</summary>
    public string Generator => rootName + ".Schema.Generator";

    private static string Framework => FormattableString.Invariant($"net{Environment.Version.Major}.0");

    private IEnumerable<AdapterPackage> Packages => adoption.Adapter.Packages.Where(package => !template.WithoutPackages.Contains(package.Id));

    private string Null => distinguishesNulls ? "enable" : "disable";

    /// <summary>Projects, solution and the page that explains them.</summary>
    public IEnumerable<KeyValuePair<string, string>> Files() =>
    [
        // A folder above may have such files for its own projects.
        new("Directory.Build.props", "<Project />\n"),
        new("Directory.Build.targets", "<Project />\n"),
        new("Directory.Packages.props", "<Project />\n"),
        new($"{Name}.slnx", $"""
            <Solution>
              <Project Path="{Name}/{Name}.csproj" />
              <Project Path="{Tests}/{Tests}.csproj" />
            {(template.Generator is null ? "" : $"  <Project Path=\"{Generator}/{Generator}.csproj\" />\n")}</Solution>

            """),
        new($"{Name}/{Name}.csproj", Project()),
        .. template.Generator is null ? Array.Empty<KeyValuePair<string, string>>() : [new($"{Generator}/{Generator}.csproj", GeneratorProject())],
        new($"{Tests}/{Tests}.csproj", TestProject()),
        new("README.md", Readme()),
    ];

    /// <summary>The round trip.</summary>
    public string Test() => $$"""
        using Xunit;

        namespace {{space}};

        public sealed class {{Class}}Tests
        {
            [Fact]
            public void Every_value_of_the_sample_comes_back_as_it_was()
            {
                foreach (var value in Sample.Values())
                {
                    var read = {{Class}}.Read({{Class}}.Write(value));

                    Assert.Equal(value.GetType(), read.GetType());
                    Assert.Equivalent(value, read, strict: true);
                }
            }
        }

        """;

    private string Project() => $"""
        <Project Sdk="Microsoft.NET.Sdk">
          <PropertyGroup>
            <TargetFramework>{Framework}</TargetFramework>
            <Nullable>{Null}</Nullable>{(distinguishesNulls ? "" : "\n    <NoWarn>$(NoWarn);CS8632</NoWarn>")}{(template.IsUnsafe ? "\n    <AllowUnsafeBlocks>true</AllowUnsafeBlocks>" : "")}
          </PropertyGroup>
          <ItemGroup>
        {string.Concat(Packages.Select(package => $"    <PackageReference Include=\"{package.Id}\" Version=\"{package.Version}\"{(package.IsPrivate ? " PrivateAssets=\"all\"" : "")} />\n"))}{string.Concat(template.Items.Select(item => $"    {item}\n"))}{(template.Schema is null ? "" : $"    <Using Include=\"{space}\" />\n")}    <InternalsVisibleTo Include="{Tests}" />
          </ItemGroup>
        {(template.Generator is null ? "" : GeneratedClasses())}</Project>

        """;

    private string GeneratedClasses() => $"""
          <!-- The library's own generator makes classes of the schema before the others are compiled. -->
          <ItemGroup>
            <ProjectReference Include="../{Generator}/{Generator}.csproj" ReferenceOutputAssembly="false" />
          </ItemGroup>
          <Target Name="MakeClasses" BeforeTargets="BeforeCompile;CoreCompile" DependsOnTargets="ResolveProjectReferences">
            <MakeDir Directories="$(IntermediateOutputPath)classes" />
            <Exec Command="dotnet &quot;../{Generator}/bin/$(Configuration)/$(TargetFramework)/{Generator}.dll&quot; &quot;$(IntermediateOutputPath)classes&quot; {SchemaFile}" />
            <ItemGroup>
              <Compile Include="$(IntermediateOutputPath)classes/*.cs" />
            </ItemGroup>
          </Target>

        """;

    private string GeneratorProject() => $"""
        <Project Sdk="Microsoft.NET.Sdk">
          <PropertyGroup>
            <OutputType>Exe</OutputType>
            <TargetFramework>{Framework}</TargetFramework>
            <ImplicitUsings>enable</ImplicitUsings>
          </PropertyGroup>
          <ItemGroup>
        {string.Concat(Packages.Select(package => $"    <PackageReference Include=\"{package.Id}\" Version=\"{package.Version}\" />\n"))}  </ItemGroup>
        </Project>

        """;

    private string SchemaFile => Path.GetFileName(Directory.EnumerateFiles(OwnModel.SchemasOf(adoption.Model.Folder, template.Schema!)).First(file => !file.EndsWith(".cs", StringComparison.Ordinal)));

    private string TestProject() => $"""
        <Project Sdk="Microsoft.NET.Sdk">
          <PropertyGroup>
            <TargetFramework>{Framework}</TargetFramework>
            <Nullable>{Null}</Nullable>{(distinguishesNulls ? "" : "\n    <NoWarn>$(NoWarn);CS8632</NoWarn>")}
            <IsPackable>false</IsPackable>
          </PropertyGroup>
          <ItemGroup>
        {string.Concat(s_testPackages.Select(package => $"    <PackageReference Include=\"{package.Id}\" Version=\"{package.Version}\" />\n"))}    <ProjectReference Include="../{Name}/{Name}.csproj" />
          </ItemGroup>
        </Project>

        """;

    private string Readme() => $"""
        # {rootName} with {adoption.Label}

        `{Name}` has the types, with the attributes that this library needs, and `{Class}`, which writes and reads them with the options that were measured. `dotnet test` makes the round trip of the sample.
        Both projects refer to the library alone, at the version that was measured: {(Packages.Any() ? string.Join(", ", Packages.Select(package => $"{package.Id} {package.Version.Trim('[', ']')}")) : "it is part of .NET")}.

        {string.Concat(Remarks().Select(remark => $"- {remark}\n"))}
        """;

    private IEnumerable<string> Remarks()
    {
        if (adoption.IsUntrusted)
        {
            yield return $"Payloads may come from strangers. {template.Untrusted ?? "This library has no option for that, so none is set; the recorded probes say what it withstands."}";
        }

        yield return "The types are a copy: data, constructors, setters and initial values are as they were, other methods and interfaces are not in it. Take the attributes over into your own files.";
        foreach (var note in adoption.Model.Info.Notes.Where(note => !adoption.IsOfWorkload || !note.StartsWith("Left out", StringComparison.Ordinal)))
        {
            yield return note;
        }
    }
}
