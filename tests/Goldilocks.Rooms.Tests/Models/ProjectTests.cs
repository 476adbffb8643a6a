using Goldilocks.Models;
using Goldilocks.Models.Reading;

namespace Goldilocks.Rooms.Tests.Models;

/// <summary>What a person has is a file in a project in a solution. Each of them is enough, and what the type needs of the others is found.</summary>
public sealed class ProjectTests : IDisposable
{
    private readonly Bench _bench = new();

    public ProjectTests()
    {
        _bench.Write("Directory.Build.props", "<Project><PropertyGroup><Nullable>enable</Nullable><ImplicitUsings>enable</ImplicitUsings><DefineConstants>$(DefineConstants);FLEET</DefineConstants></PropertyGroup></Project>");
        _bench.Write("Fleet.slnx", """<Solution><Project Path="Messages/Messages.csproj" /><Project Path="Vehicles/Vehicles.csproj" /></Solution>""");
        _bench.Write("Messages/Messages.csproj", """
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup><TargetFrameworks>netstandard2.0;net8.0;net99.0</TargetFrameworks></PropertyGroup>
              <ItemGroup>
                <ProjectReference Include="..\Vehicles\Vehicles.csproj" />
                <Compile Include="../Linked/Place.cs" Link="Place.cs" />
                <Using Include="Fleet.Linked" />
                <Using Include="System.Guid" Alias="Key" />
              </ItemGroup>
              <Target Name="Own" BeforeTargets="Build;CoreCompile;ResolveReferences"><WriteLinesToFile File="$(MSBuildThisFileDirectory)ran.txt" Lines="ran" /></Target>
            </Project>
            """);
        _bench.Write("Messages/Directory.Build.rsp", "-t:Own");
        _bench.Write("Messages/Trip.cs", """
            using Fleet.Vehicles;
            namespace Fleet.Messages;
            public sealed record Trip(Key Id, Vehicle By, Place From) : Message
            {
            #if FLEET && NET8_0 && !NET9_0_OR_GREATER
                public int OfNet8 { get; init; }
            #elif NETSTANDARD2_0
                public int OfStandard { get; init; }
            #endif
            }
            """);
        _bench.Write("Messages/Message.cs", "namespace Fleet.Messages; public abstract record Message { public DateTime SentAt { get; init; } }");
        _bench.Write("Messages/Unused.cs", "namespace Fleet.Messages; public class Unused : Elsewhere.Thing { void Broken( { }");
        _bench.Write("Linked/Place.cs", "namespace Fleet.Linked; public readonly record struct Place(double Latitude, double Longitude);");
        _bench.Write("Vehicles/Vehicles.csproj", """<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFrameworks>net8.0</TargetFrameworks></PropertyGroup></Project>""");
        _bench.Write("Vehicles/Vehicle.cs", "namespace Fleet.Vehicles; public class Vehicle { public string Plate { get; private set; } = Defaults.Plate; public Kind Kind { get; set; } } public enum Kind { Van, Truck } internal static class Defaults { public const string Plate = \"none\"; }");
    }

    [Fact]
    public void A_file_takes_what_it_needs_from_its_project_and_from_those_that_this_refers_to()
    {
        var made = Make(_bench["Messages/Trip.cs"], null);

        Assert.Contains("OfNet8", Bench.TextOf(made), StringComparison.Ordinal);
        Assert.Equal(["Message.cs", "Place.cs", "Trip.cs", "Vehicle.cs"], made.Info.Sources.Select(source => Path.GetFileName(source.Name)).Order());
        Assert.Contains(made.Info.Notes, note => note.StartsWith("Also taken, because the type needs it", StringComparison.Ordinal) && note.Contains("Vehicle.cs", StringComparison.Ordinal) && note.Contains("Messages.csproj", StringComparison.Ordinal));
        Assert.False(File.Exists(_bench["Messages/ran.txt"]), "Reading the project ran a target of it.");
    }

    [Fact]
    public void A_project_is_read_for_the_framework_that_is_named()
    {
        var text = Bench.TextOf(Make(_bench["Messages/Messages.csproj"], "Trip", "netstandard2.0"));

        Assert.Contains("OfStandard", text, StringComparison.Ordinal);
        Assert.DoesNotContain("OfNet8", text, StringComparison.Ordinal);
    }

    [Fact]
    public void A_project_that_has_not_the_framework_says_which_it_has() => Assert.Contains(
        "--framework takes netstandard2.0, net8.0, net99.0",
        Assert.Throws<ModelException>(() => Make(_bench["Messages/Messages.csproj"], "Trip", "net7.0")).Message,
        StringComparison.Ordinal);

    [Fact]
    public void A_solution_has_the_project_that_declares_the_type() => Assert.Equal("Fleet.Vehicles.Vehicle", Make(_bench["Fleet.slnx"], "Vehicle").Info.Type);

    [Theory]
    [InlineData(null, "has 2 projects: name the type by --type.")]
    [InlineData("Vehcle", "No project of the solution")]
    public void A_solution_without_such_a_type_is_a_mistake(string? type, string expected) =>
        Assert.Contains(expected, Assert.Throws<ModelException>(() => Make(_bench["Fleet.slnx"], type)).Message, StringComparison.Ordinal);

    [Fact]
    public void A_part_of_a_solution_has_its_projects_where_the_solution_says()
    {
        _bench.Write("filters/Fleet.slnf", """{ "solution": { "path": "..\\\\Fleet.slnx", "projects": [ "Vehicles\\\\Vehicles.csproj", "Gone\\\\Gone.csproj" ] } }""");

        Assert.Equal([_bench["Vehicles/Vehicles.csproj"]], ProjectFiles.OfSolution(_bench["filters/Fleet.slnf"]));
    }

    [Fact]
    public void A_type_that_two_projects_of_a_solution_declare_is_chosen_by_its_namespace()
    {
        _bench.Write("Vehicles/Trip.cs", "namespace Fleet.Vehicles { public class Trip { public int Kilometres { get; set; } } }");

        Assert.Contains("name it with its namespace by --type", Assert.Throws<ModelException>(() => Make(_bench["Fleet.slnx"], "Trip")).Message, StringComparison.Ordinal);
        Assert.Equal("Fleet.Vehicles.Trip", Make(_bench["Fleet.slnx"], "Fleet.Vehicles.Trip").Info.Type);
    }

    [Theory]
    [InlineData("Orders.fsproj", "F#")]
    [InlineData("Orders.vbproj", "Visual Basic")]
    public void A_project_of_another_language_is_refused_with_the_library_that_can_be_measured(string project, string language)
    {
        _bench.Write($"Other/{project}", "<Project />");
        var expected = $"is {language}, and Goldilocks reads sources of C# alone. Build its project, and give the library to --model: --model {Path.Combine(_bench["Other"], "bin", "Release", TargetFramework.Own, "Orders.dll")}";

        Assert.EndsWith(expected, Assert.Throws<ModelException>(() => Make(_bench[$"Other/{project}"], null)).Message, StringComparison.Ordinal);
        Assert.EndsWith(expected, Assert.Throws<ModelException>(() => Make(_bench["Other"], null)).Message, StringComparison.Ordinal);
    }

    /// <summary>The SDK that a project names, or that a global.json asks for, may be another machine's.</summary>
    [Fact]
    public void A_project_whose_SDK_is_missing_has_its_files()
    {
        _bench.Write("Sdk/Sdk.csproj", """<Project Sdk="Not.There/1.0.0"><PropertyGroup><TargetFramework>net8.0</TargetFramework></PropertyGroup></Project>""");
        _bench.Write("Sdk/Box.cs", "namespace Fleet; public class Box { public int Size { get; set; } }");
        _bench.Write("global.json", """{ "sdk": { "version": "99.0.100", "rollForward": "disable" } }""");

        Assert.Contains(Make(_bench["Sdk"], null).Info.Notes, note => note.StartsWith("Files were read without their project: MSBuild cannot evaluate the project", StringComparison.Ordinal) && note.Contains("Not.There", StringComparison.Ordinal));
        Assert.Contains("Give its files or their folder to --model.", Assert.Throws<ModelException>(() => Make(_bench["Sdk/Sdk.csproj"], null)).Message, StringComparison.Ordinal);
        Assert.Equal("Fleet.Vehicles.Vehicle", Make(_bench["Vehicles/Vehicles.csproj"], "Vehicle").Info.Type);
    }

    /// <summary>A version of workloads that another machine has, and targets that belong to a build.</summary>
    [Fact]
    public void A_project_whose_targets_and_workloads_are_missing_is_evaluated_all_the_same()
    {
        _bench.Write("Ship/Ship.csproj", """<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net8.0</TargetFramework></PropertyGroup><ItemGroup><Compile Include="../Linked/Place.cs" /></ItemGroup></Project>""");
        _bench.Write("Ship/Box.cs", "namespace Fleet; public class Box { public Fleet.Linked.Place At { get; set; } }");
        _bench.Write("Ship/Directory.Build.targets", """<Project><Sdk Name="Not.There" Version="1.0.0" /></Project>""");
        _bench.Write("Ship/global.json", """{ "sdk": { "workloadVersion": "10.0.499" } }""");

        var made = Make(_bench["Ship/Ship.csproj"], "Box");

        Assert.DoesNotContain(made.Info.Notes, note => note.StartsWith("Files were read without their project", StringComparison.Ordinal));
        Assert.Contains("Place", Bench.TextOf(made), StringComparison.Ordinal);
    }

    [Fact]
    public void A_program_with_statements_at_the_top_has_types_too()
    {
        _bench.Write("Web/Web.csproj", """<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net8.0</TargetFramework></PropertyGroup></Project>""");
        _bench.Write("Web/Program.cs", "var app = WebApplication.Create(args); app.MapGet(\"/\", () => \"\"); app.Run(); public record Reply(int Code, List<string> Texts);");

        Assert.Equal("Reply", Make(_bench["Web"], "Reply").Info.Type);
    }

    [Fact]
    public void Files_without_a_project_have_the_rest_beside_them()
    {
        _bench.Write("Loose/.git", "");
        _bench.Write("Loose/Box.cs", "namespace Loose; public class Box : Thing { public Lid? Lid { get; set; } public List<IPart> Parts { get; set; } = []; }");
        _bench.Write("Loose/Thing.cs", "namespace Loose; public abstract class Thing { public Guid Id { get; set; } } public interface IPart;");
        _bench.Write("Loose/deep/Lid.cs", "namespace Loose; public class Lid { public int Size { get; set; } }");
        _bench.Write("Loose/deep/Screw.cs", "namespace Loose; public record Screw(int Length) : IPart;");
        _bench.Write("Loose/deep/Other.cs", "namespace Loose; public class Other { public Lid? Lid { get; set; } }");

        var made = Make(_bench["Loose/Box.cs"], null);

        Assert.Equal(["Box.cs", "Lid.cs", "Screw.cs", "Thing.cs"], made.Info.Sources.Select(source => Path.GetFileName(source.Name)).Order());
    }

    [Fact]
    public void A_type_that_no_project_has_is_named_with_the_restore_that_may_bring_it()
    {
        _bench.Write("Vehicles/Vehicles.csproj", """<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net8.0</TargetFramework></PropertyGroup><ItemGroup><PackageReference Include="NodaTime" Version="9999.0.0" /></ItemGroup></Project>""");
        _bench.Write("Vehicles/Log.cs", "namespace Fleet.Vehicles; public class Log { public NodaTime.Instant At { get; set; } }");

        var message = Assert.Throws<ModelException>(() => Make(_bench["Vehicles/Log.cs"], null)).Message;

        Assert.Contains("At is a Instant, which no file of the model declares (perhaps of the package NodaTime: dotnet restore ", message, StringComparison.Ordinal);
    }

    /// <summary>A repository that builds the package has its source. Of two files with the same name none is certain.</summary>
    [Fact]
    public void A_package_whose_source_is_in_the_same_repository_is_read_there()
    {
        _bench.Write("Vehicles/Vehicles.csproj", """<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net8.0</TargetFramework></PropertyGroup><ItemGroup><PackageReference Include="Fleet.Kernel" Version="9999.0.0" /></ItemGroup></Project>""");
        _bench.Write("Vehicles/Log.cs", "using Fleet.Kernel; namespace Fleet.Vehicles; public class Log : Entity { public int Pages { get; set; } }");
        _bench.Write("Vehicles/Vehicles.slnx", """<Solution><Project Path="Vehicles.csproj" /></Solution>""");
        _bench.Write("Kernel/src/Entity.cs", "namespace Fleet.Kernel; public abstract class Entity { public Guid Key { get; set; } }");

        Assert.Contains("public global::System.Guid Key { get; set; }", Bench.TextOf(Make(_bench["Vehicles/Log.cs"], null)), StringComparison.Ordinal);

        _bench.Write("Other/Entity.cs", "namespace Fleet.Other; public abstract class Entity { public int Row { get; set; } }");
        Assert.Contains(Make(_bench["Vehicles/Log.cs"], null).Info.Notes, note => note.Contains("what Log inherits from Entity, which is not known here", StringComparison.Ordinal));
    }

    /// <summary>A machine on which other projects were restored has most packages already.</summary>
    [Theory]
    [InlineData("13.0.1", true)]
    [InlineData("9999.0.0", false)]
    public void A_package_that_the_machine_has_is_known_without_a_restore(string version, bool isKnown)
    {
        using var bench = new Bench();
        bench.Write("Shop/Shop.csproj", $"""<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net8.0</TargetFramework></PropertyGroup><ItemGroup><PackageReference Include="Newtonsoft.Json" Version="{version}" /></ItemGroup></Project>""");
        bench.Write("Shop/House.cs", "public class House { public int Number { get; set; } public Newtonsoft.Json.Linq.JObject Extra { get; set; } }");

        Assert.Equal(isKnown, Packages.AtHand([new PackageReference("Newtonsoft.Json", version)]).Any(file => Path.GetFileName(file) == "Newtonsoft.Json.dll"));
        if (isKnown)
        {
            Assert.Contains(bench.Make([bench["Shop/Shop.csproj"]], bench.Write("sample.json", """{ "Extra": { "a": 1 } }"""), "House").Info.Notes, note => note.Contains("the package Newtonsoft.Json 13.", StringComparison.Ordinal) && note.Contains("of this machine, because Shop.csproj was not restored", StringComparison.Ordinal));
        }
    }

    /// <summary>Files without a project name no package, and import its namespace.</summary>
    [Theory]
    [InlineData("Newtonsoft.Json.Linq", "JObject", true)]
    [InlineData("Elsewhere.Json.Linq", "JThing", false)]
    public void A_package_that_the_machine_has_is_known_to_files_without_a_project(string space, string type, bool isKnown)
    {
        using var bench = new Bench();
        string[] file = [bench.Write("Shop/House.cs", $"using {space}; public class House {{ public int Number {{ get; set; }} public {type} Extra {{ get; set; }} }}")];

        if (isKnown)
        {
            Assert.Contains(bench.Make(file, bench.Write("sample.json", """{ "Extra": { "a": 1 } }"""), "House").Info.Notes, note => note.Contains("the package newtonsoft.json 13.", StringComparison.OrdinalIgnoreCase) && note.Contains("of this machine, because the files have no project", StringComparison.Ordinal));
        }
        else
        {
            Assert.Contains("Extra is a JThing, which no file of the model declares (perhaps of the package or the project with the namespace Elsewhere.Json.Linq)", Assert.Throws<ModelException>(() => bench.Make(file, null, "House")).Message, StringComparison.Ordinal);
        }
    }

    [Fact]
    public void A_compiled_library_has_the_types_that_were_built_into_it()
    {
        var library = _bench.Compile("""
            namespace Depot;
            public record Parcel(int Id, Person To, Weight[] Weights) { public required string Note { get; init; } public int Twice => 2 * Id; }
            public class Person { public Person(string name) { Name = name; } public string Name { get; } public string? City { get; private set; } public List<Stop> Stops { get; set; } = new(); }
            public readonly record struct Weight(decimal Kilos);
            public abstract class Stop { public int At { get; set; } }
            public class Pause : Stop { public int Minutes { get; set; } }
            public sealed class Handover : Stop { public Page<Pause>? Page { get; set; } }
            public class Page<T> where T : Stop { public IReadOnlyList<T> Items { get; init; } = new List<T>(); }
            """);

        var made = Make(library, "Parcel");

        var text = Bench.TextOf(made);
        Assert.Equal("Depot.Parcel", made.Info.Type);
        Assert.Contains("public required string Note { get; init; }", text, StringComparison.Ordinal);
        Assert.Contains("Included] public string? City { get; private set; }", text, StringComparison.Ordinal);
        Assert.Contains("typeof(global::Depot.Handover)", text, StringComparison.Ordinal);
        Assert.Contains(made.Info.Notes, note => note.Contains("Parcel.Twice (computed)", StringComparison.Ordinal));
    }

    /// <summary>The source has the half that a person wrote; what was built has the whole.</summary>
    [Fact]
    public void A_type_that_a_generator_completes_is_taken_from_what_its_project_was_built_into()
    {
        const string Written = "namespace Depot; public partial class Gate { private string _name = \"\"; public int Id { get; set; } }";
        _bench.Write("Depot/Depot.csproj", """<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net8.0</TargetFramework></PropertyGroup></Project>""");
        _bench.Write("Depot/Gate.cs", Written);
        Assert.DoesNotContain("string Name {", Bench.TextOf(Make(_bench["Depot/Gate.cs"], null)), StringComparison.Ordinal);

        Directory.CreateDirectory(_bench["Depot/bin/Debug/net8.0"]);
        File.Copy(_bench.Compile(Written + " public partial class Gate { public string Name { get => _name; set => _name = value; } }"), _bench["Depot/bin/Debug/net8.0/Depot.dll"]);
        var made = Make(_bench["Depot/Gate.cs"], null);

        Assert.Contains("public string Name { get; set; }", Bench.TextOf(made), StringComparison.Ordinal);
        Assert.Contains(made.Info.Notes, note => note.Contains("because a source generator completes Gate", StringComparison.Ordinal));
    }

    [Fact]
    public void A_library_that_is_none_and_a_type_that_it_has_not_are_mistakes()
    {
        Assert.Contains("is no .NET library", Assert.Throws<ModelException>(() => Make(_bench.Write("Native.dll", "none"), "Parcel")).Message, StringComparison.Ordinal);
        Assert.Contains("did you mean 'Parcel'?", Assert.Throws<ModelException>(() => Make(_bench.Compile("public class Parcel { public int Id { get; set; } }"), "Parcl")).Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("net6.0;net8.0;net99.0", "net8.0")]
    [InlineData("netstandard2.0;net48", "netstandard2.0")]
    [InlineData("net8.0-android;net8.0", "net8.0")]
    [InlineData("net48;net472", "net48")]
    [InlineData("net99.0", "net99.0")]
    public void The_newest_framework_that_fits_is_chosen(string all, string expected) => Assert.Equal(expected, TargetFramework.Choose(all.Split(';'), null, "A.csproj"));

    [Theory]
    [InlineData("net8.0", "NET8_0", "NET9_0_OR_GREATER")]
    [InlineData("net8.0-windows", "NET8_0_OR_GREATER", "NETSTANDARD")]
    [InlineData("net10.0", "NET10_0_OR_GREATER", "NETFRAMEWORK")]
    [InlineData("netstandard2.0", "NETSTANDARD2_0_OR_GREATER", "NETSTANDARD2_1_OR_GREATER")]
    [InlineData("net48", "NET48", "NET5_0_OR_GREATER")]
    public void Each_framework_has_its_own_symbols(string framework, string has, string hasNot)
    {
        Assert.Contains(has, TargetFramework.Symbols(framework));
        Assert.DoesNotContain(hasNot, TargetFramework.Symbols(framework));
    }

    public void Dispose() => _bench.Dispose();

    private OwnModel Make(string source, string? type, string? framework = null) => _bench.Make([source], null, type, framework: framework);
}
