using Goldilocks.Building;
using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Building;

/// <summary>What becomes of the errors of a build for a user's own types.</summary>
public sealed class ModelRefusalTests : IDisposable
{
    private static readonly BuildError s_thrown = new("CSC", "CS8785", "Generator 'PackGenerator' failed with message 'Too many members in type'");

    private readonly string _root = Directory.CreateTempSubdirectory("goldilocks-").FullName;

    private string ModelFolder => Path.Combine(_root, "models", "0123abcd");

    private string Source => Path.Combine(ModelFolder, "Order.cs");

    public void Dispose() => Directory.Delete(_root, recursive: true);

    [Fact]
    public void A_generators_error_that_the_adapter_explains_is_unsupported_with_file_line_and_reason() => Assert.Equal(
        new Unsupported("Order.cs, line 12: it must be told which constructor a reader calls (PACK004: 'Order' has several constructors)"),
        Verdict(new BuildError($"{Source}(12,5)", "PACK004", "'Order' has several constructors.")));

    [Fact]
    public void A_compilers_error_is_unsupported_only_where_the_adapter_explains_it()
    {
        Assert.Equal(
            new Unsupported("Order.cs, line 3: its attribute is not allowed here (CS0592: Attribute 'Known' is not valid)"),
            Verdict(new BuildError($"{Source}(3,2)", "CS0592", "Attribute 'Known' is not valid")));
        Assert.IsType<BuildFailed>(Verdict(new BuildError($"{Source}(3,2)", "CS0103", "The name 'x' does not exist")));
    }

    [Fact]
    public void A_generators_error_about_the_types_is_unsupported_in_the_generators_words_where_no_adapter_explains_it()
    {
        Assert.Equal(
            new Unsupported("Order.cs, line 7: its generator refuses this (PACK099: no form for 'Order.Lines')"),
            Verdict(new BuildError($"{Source}(7,9)", "PACK099", "no form for 'Order.Lines'")));
        Assert.IsType<BuildFailed>(Verdict(new BuildError("/elsewhere/Adapter.cs(7,9)", "PACK099", "no form for 'Order.Lines'")));
    }

    [Fact]
    public void The_first_explained_error_counts_and_not_what_follows_from_it() => Assert.Equal(
        new Unsupported("it must be told which constructor a reader calls (PACK004: 'Order' has several constructors)"),
        Verdict(new BuildError("/elsewhere/generated.cs(1,1)", "CS0535", "does not implement"), new BuildError("CSC", "PACK004", "'Order' has several constructors")));

    [Fact]
    public void A_generator_that_threw_is_told_before_the_errors_that_follow_from_it() => Assert.Equal(
        new Unsupported($"its generator throws at these types and makes no code (CS8785: {s_thrown.Text})"),
        Verdict(new BuildError($"{Source}(12,5)", "PACK004", "'Order' has several constructors"), s_thrown));

    [Fact]
    public void A_class_with_more_members_than_the_library_takes_is_unsupported_with_both_numbers() => Assert.Equal(
        new Unsupported("it takes a class of 64 members at most, and Order has 70"),
        Verdict(new BuildError("Order", "GOLDILOCKS4", "it takes a class of 64 members at most, and Order has 70"), new BuildError("targets", "", "it is not compiled with Order")));

    [Fact]
    public void A_generator_that_threw_leaves_no_program_even_where_the_rest_compiles() => Assert.Equal(
        new BuildFailed($"CSC: CS8785: {s_thrown.Text}"),
        BuildVerdict.Of(Plan(model: null), new BuildEnd(IsRestored: true, IsBuilt: true, [s_thrown]), out _).Outcome);

    [Fact]
    public void The_same_errors_about_built_in_types_are_a_defect_of_the_adapter() =>
        Assert.IsType<BuildFailed>(BuildVerdict.Of(Plan(model: null), Ended(new BuildError($"{Source}(12,5)", "PACK004", "text")), out _).Outcome);

    [Fact]
    public void An_adapter_that_takes_the_built_in_types_only_is_not_built_and_says_why()
    {
        var job = Plan(ModelFolder, "<PropertyGroup><BuiltInTypesOnly>a schema must be written for each type</BuiltInTypesOnly></PropertyGroup>");

        Assert.Equal(new Unsupported("it takes the built-in types only: a schema must be written for each type"), job.Refusal);
    }

    [Fact]
    public void Each_model_is_built_into_a_folder_of_its_own()
    {
        Assert.EndsWith("default-model-0123abcd", Plan(ModelFolder).Key, StringComparison.Ordinal);
        Assert.EndsWith("default", Plan(model: null).Key, StringComparison.Ordinal);
    }

    private Outcome? Verdict(params BuildError[] errors) => BuildVerdict.Of(Plan(ModelFolder), Ended(errors), out _).Outcome;

    private static BuildEnd Ended(params BuildError[] errors) => new(IsRestored: true, IsBuilt: false, errors);

    private BuildJob Plan(string? model, string more = "")
    {
        var project = Path.Combine(_root, "serializers", "Pack", "Pack.csproj");
        Directory.CreateDirectory(Path.GetDirectoryName(project)!);
        File.WriteAllText(project, $"""
            <Project Sdk="Microsoft.NET.Sdk">
              {more}
              <ItemGroup>
                <RefusedBy Include="PACK004" Reason="it must be told which constructor a reader calls" />
                <RefusedBy Include="CS0592" Reason="its attribute is not allowed here" />
              </ItemGroup>
            </Project>
            """);
        return BuildJob.Plan(BuildLayout.Of(_root), new BuildRequest(new SerializerFolder("Pack", project), null, []) { Model = model });
    }
}
