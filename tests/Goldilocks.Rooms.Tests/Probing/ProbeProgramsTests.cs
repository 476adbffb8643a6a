using Goldilocks.Building;
using Goldilocks.Catalog;
using Goldilocks.Cli.Probe;
using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Building;

namespace Goldilocks.Rooms.Tests.Probing;

/// <summary>A library's generator refuses some of the probes' models: what it refuses is left out, and everything else is still asked.</summary>
public sealed class ProbeProgramsTests
{
    private static readonly string s_models = Path.Combine(Workshop.Repository, "probes", "models");

    private static readonly BuildError s_crash = new("CSC", "GEN000", "System.Exception: a tag is 0");

    [Fact]
    public void A_refused_class_takes_only_its_own_folder_along()
    {
        var program = Build(Refused("Rectangles", Generated("HasRectangle")));
        Assert.Null(program.Result.Outcome);
        Assert.Equal(("Rectangles", true, "CS1525: Invalid expression"), Assert.Single(Told(program)));
    }

    [Fact]
    public void An_error_without_a_place_hides_no_refusal_beside_it()
    {
        var program = Build(Refused("Rectangles", Generated("HasRectangle"), s_crash), Refused("Canary", Generated("Envelope")));
        Assert.Null(program.Result.Outcome);
        Assert.Equal(["Canary", "Rectangles"], program.LeftOut.Select(left => left.Folder).Order(StringComparer.Ordinal));
    }

    [Fact]
    public void The_folders_behind_an_error_without_a_place_are_found_and_no_other_is_left_out()
    {
        var program = Build(Refused("Jagged", s_crash), Refused("IntKeys", s_crash));
        Assert.Null(program.Result.Outcome);
        Assert.Equal([("IntKeys", true, s_crash.Words), ("Jagged", true, s_crash.Words)], Told(program).OrderBy(left => left.Folder, StringComparer.Ordinal));
    }

    /// <summary>A type that the library is not told of is named as well.</summary>
    [Theory]
    [InlineData("Jagged", "HasJagged")]
    [InlineData("OwnStructures", "Tally")]
    public void A_folder_whose_type_an_error_without_a_place_speaks_of_is_tried_first(string folder, string type)
    {
        var missing = new BuildError("CSC", "GEN001", $"The object '{type}' has no constructor");
        var refused = Refused(folder, missing);
        var builds = new HashSet<string>();
        var program = Build(leftOut =>
        {
            builds.Add(string.Join(' ', leftOut));
            return refused(leftOut);
        });
        Assert.Equal((folder, true, missing.Words), Assert.Single(Told(program)));
        Assert.Equal(["", folder], builds);
    }

    [Fact]
    public void Folders_that_errors_without_a_place_speak_of_are_left_out_together_and_one_whose_error_stays_is_kept()
    {
        string[] folders = ["Dates", "Decimals", "Guids", "IntKeys", "Jagged", "Rectangles"];
        string[] types = ["HasDate", "HasDecimals", "HasGuid", "HasIntKeys", "HasJagged", "HasRectangle"];
        var refused = folders.Zip(types, (folder, type) => Refused(folder, new BuildError("CSC", "GEN001", $"The object '{type}' has no constructor")));
        var elsewhere = Refused("Bits", new BuildError("CSC", "GEN002", "Something is wrong beside 'Tally'"));
        var program = Build([.. refused, elsewhere]);
        Assert.Null(program.Result.Outcome);
        Assert.Equal(["Bits", .. folders], program.LeftOut.Select(left => left.Folder).Distinct().Order(StringComparer.Ordinal));
    }

    [Fact]
    public void The_folder_behind_an_error_in_generated_code_that_serves_all_classes_is_found()
    {
        var resolver = new BuildError("/artifacts/obj/Some.Generator/Resolver.g.cs(211,74)", "CS0426", "The type name 'System' does not exist in the type 'Resolver'");
        var program = Build(Refused("Jagged", resolver));
        Assert.Null(program.Result.Outcome);
        Assert.Equal(("Jagged", true, resolver.Words), Assert.Single(Told(program)));
    }

    [Fact]
    public void A_class_with_more_members_than_the_library_takes_leaves_only_its_own_question_out_with_that_reason()
    {
        var large = new BuildError("Hundreds", "GOLDILOCKS4", "it takes a class of 64 members at most, and Hundreds has 260");
        var program = Build(Refused("HundredsOfMembers", large, new BuildError("/serializers/Directory.Build.targets(12,5)", "", "it is not compiled with Hundreds")));
        Assert.Equal(("HundredsOfMembers", true, large.Text), Assert.Single(Told(program)));
    }

    [Fact]
    public void A_refused_class_of_the_attacks_is_left_out_also_where_no_capability_can_be_asked()
    {
        var adapter = new BuildError("/adapters/Odd/Adapter.cs(3,7)", "CS0103", "The name does not exist");
        var program = Build(leftOut => leftOut.Contains("Guids") && leftOut.Contains("Texts") ? [] : [adapter], Refused("Canary", Generated("Envelope")));
        Assert.Null(program.Result.Outcome);
        Assert.True(Assert.Single(program.LeftOut, left => left.Folder == "Canary").IsRefused);
        Assert.All(program.LeftOut.Where(left => left.Folder != "Canary"), left => Assert.Equal((false, adapter.Words), (left.IsRefused, left.Reason)));
    }

    [Fact]
    public void What_follows_from_a_failure_elsewhere_is_no_refusal()
    {
        var adapter = new BuildError("/adapters/Odd/Adapter.cs(3,7)", "CS0103", "The name does not exist");
        var follows = new BuildError(Path.Combine(s_models, "Guids", "Guids.cs") + "(3,1)", "CS0535", "it does not implement an interface");
        var program = Build(_ => [adapter, follows]);
        Assert.NotNull(program.Result.Outcome);
        Assert.DoesNotContain(program.LeftOut, left => left.IsRefused);
    }

    [Fact]
    public void Each_question_of_a_refused_folder_is_answered_by_the_error_about_its_own_class()
    {
        var stacks = Path.Combine(s_models, "OtherStacks", "OtherStacks.cs");
        var line = 1 + Array.FindIndex(File.ReadAllLines(stacks), text => text.Contains("class HasConcurrentStack", StringComparison.Ordinal));
        var program = Build(Refused(
            "OtherStacks", new BuildError($"{stacks}({line + 3},12)", "GEN018", "no ConcurrentStack"), Generated("HasImmutableStack")));
        Assert.Equal(
            [("C24.stack-concurrent", true, "GEN018: no ConcurrentStack"), ("C24.stack-immutable", true, "CS1525: Invalid expression")],
            Questions(program).OrderBy(question => question.Id, StringComparer.Ordinal));
    }

    [Fact]
    public void What_a_generator_refuses_is_told_of_the_variants_that_the_project_names_and_an_attribute_in_a_wrong_place_of_all()
    {
        using var project = new OddProject("<GeneratedVariants>generated|generated, small</GeneratedVariants>");
        var attribute = new BuildError(Path.Combine(s_models, "Guids", "Guids.cs") + "(7,1)", "CS0592", "The attribute is not valid here");

        var program = Build(project.Path, Refused("Rectangles", Generated("HasRectangle")), Refused("Guids", attribute));

        Assert.Equal(["generated", "generated, small"], program.LeftOut.Single(left => left.Folder == "Rectangles").Variants);
        Assert.Null(program.LeftOut.First(left => left.Folder == "Guids").Variants);
    }

    [Fact]
    public void A_question_beside_a_refused_one_is_not_told_to_be_refused()
    {
        var program = Build(Refused("OtherStacks", Generated("HasImmutableStack")));
        Assert.Equal(("C24.stack-immutable", true), Questions(program).Where(question => question.IsRefused).Select(question => (question.Id, question.IsRefused)).Single());
        Assert.Contains("lie beside one that does not compile", Questions(program).Single(question => !question.IsRefused).Reason, StringComparison.Ordinal);
    }

    [Fact]
    public void A_mistake_in_our_own_source_of_a_question_is_no_answer_of_the_library()
    {
        var program = Build(Refused("Guids", new BuildError(Path.Combine(s_models, "Guids", "GuidsCapability.cs") + "(9,1)", "CS0103", "The name does not exist")));
        var (_, isRefused, reason) = Assert.Single(Questions(program));
        Assert.False(isRefused);
        Assert.StartsWith("the source of this question is Goldilocks' own", reason, StringComparison.Ordinal);
    }

    [Fact]
    public void Models_that_the_recorded_table_was_made_without_are_left_out_of_the_first_build_with_the_answers_of_the_table()
    {
        var answers = ProbeModels.ReadAll(s_models).Single(folder => folder.Name == "Guids").Questions
            .Select(question => new RecordedCapability(question.Capability.Id, "", CapabilityVerdict.Fail, "it does not compile: ODD1: no form for it", [])).ToArray();
        var builds = new List<IReadOnlyList<string>>();
        var program = new ProbePrograms(
            s_models,
            requests => [.. requests.Select(request =>
            {
                builds.Add(request.LeftOut);
                return Result(request, []);
            })],
            _ => Tables.Of("Odd", "1.0.0", Tables.Variant("", answers)) with { LeftOut = ["Guids"] })
            .Build([new BuildRequest(new SerializerFolder("Odd", "/adapters/Odd/Odd.csproj"), null, [])], ownModel: null).Single();

        Assert.Equal([["Guids"]], builds);
        Assert.All(Questions(program), question => Assert.Equal((true, "ODD1: no form for it"), (question.IsRefused, question.Reason)));
        Assert.Equal(answers.Length, Questions(program).Count());
    }

    /// <summary>Of the dictionaries of Expandos an attack makes keys that collide, and Jagged is asked again, because another machine may have a larger stack.</summary>
    [Fact]
    public void Models_whose_answers_are_quoted_are_not_compiled_where_no_attack_needs_them()
    {
        var answers = ProbeModels.ReadAll(s_models).Where(folder => folder.Name is "Computed" or "TupleKeys" or "Expandos" or "Jagged").SelectMany(folder => folder.Questions, (folder, question) => folder.Name switch
        {
            "Jagged" => new RecordedCapability(question.Capability.Id, "", CapabilityVerdict.Fail, "the process ended with signal 6 (SIGABRT): Stack overflow.", []),
            "TupleKeys" => new RecordedCapability(question.Capability.Id, "", CapabilityVerdict.Fail, "writing throws NotSupportedException", []),
            _ => new RecordedCapability(question.Capability.Id, "", CapabilityVerdict.Pass, "", []),
        }).ToArray();
        var builds = new List<IReadOnlyList<string>>();
        var program = new ProbePrograms(
            s_models,
            requests => [.. requests.Select(request =>
            {
                builds.Add(request.LeftOut);
                return Result(request, Refused("Rectangles", Generated("HasRectangle"))(request.LeftOut));
            })],
            _ => Tables.Of("Odd", "1.0.0", Tables.Variant("", answers)))
            .Build([new BuildRequest(new SerializerFolder("Odd", "/adapters/Odd/Odd.csproj"), null, [])], ownModel: null).Single();

        Assert.Equal([["Computed", "TupleKeys"], ["Rectangles", "Computed", "TupleKeys"]], builds);
        Assert.Equal(["Computed", "TupleKeys"], program.Quoted.Select(folder => folder.Name));
        Assert.Equal("Rectangles", Assert.Single(program.LeftOut).Folder);
    }

    /// <summary>The places have one model for each of the types, and none that is attacked.</summary>
    [Theory]
    [InlineData("", true)]
    [InlineData("PlacedInList", false)]
    public void Models_whose_types_others_need_are_compiled_with_these(string unanswered, bool isLeftOut)
    {
        var answers = ProbeModels.ReadAll(s_models).Where(folder => folder.Name == "PairedTypes" || (folder.Needed.Contains("PairedTypes") && folder.Name != unanswered))
            .SelectMany(folder => folder.Questions, (_, question) => new RecordedCapability(question.Capability.Id, "", CapabilityVerdict.Pass, "", [])).ToArray();
        var program = new ProbePrograms(s_models, requests => [.. requests.Select(request => Result(request, []))], _ => Tables.Of("Odd", "1.0.0", Tables.Variant("", answers)))
            .Build([new BuildRequest(new SerializerFolder("Odd", "/adapters/Odd/Odd.csproj"), null, [])], ownModel: null).Single();

        Assert.Equal(isLeftOut, program.Quoted.Any(folder => folder.Name == "PairedTypes"));
        Assert.Contains("PlacedInKeys", program.Quoted.Select(folder => folder.Name));
        Assert.Equal(isLeftOut, program.Quoted.Any(folder => folder.Name == "PlacedInList"));
    }

    [Fact]
    public void An_adapter_that_takes_the_built_in_types_only_is_built_once_and_with_these()
    {
        using var project = new OddProject("<BuiltInTypesOnly>its model is written by hand</BuiltInTypesOnly>");
        var models = new List<string?>();
        var program = new ProbePrograms(s_models, requests =>
        {
            models.AddRange(requests.Select(request => request.Model));
            return [.. requests.Select(request => Result(request, []))];
        }).Build([new BuildRequest(new SerializerFolder("Odd", project.Path), null, [])], ownModel: null).Single();

        Assert.Equal([null], models);
        Assert.Equal((false, "the adapter takes the built-in types only"), Questions(program).Select(question => (question.IsRefused, question.Reason)).Distinct().Single());
    }

    /// <summary>The table may be of another version, so the error must be gone without the folder.</summary>
    [Theory]
    [InlineData("Jagged", 4)]
    [InlineData("IntKeys", 14)]
    public void A_folder_that_the_recorded_table_was_made_without_is_suspected_first(string refused, int mostBuilds)
    {
        var builds = 0;
        var program = new ProbePrograms(
            s_models,
            requests => [.. requests.Select(request =>
            {
                builds++;
                return Result(request, Refused(refused, s_crash)(request.LeftOut));
            })],
            suspected: _ => ["Guids", "Jagged"])
            .Build([new BuildRequest(new SerializerFolder("Odd", "/adapters/Odd/Odd.csproj"), null, [])], ownModel: null).Single();

        Assert.Equal((refused, true, s_crash.Words), Assert.Single(Told(program)));
        Assert.InRange(builds, 2, mostBuilds);
    }

    private static IEnumerable<(string Id, bool IsRefused, string Reason)> Questions(ProbeProgram program) =>
        from left in program.LeftOut
        from capability in left.Capabilities
        select (capability.Id, left.IsRefused, left.Reason);

    private static ProbeProgram Build(params Func<IReadOnlyList<string>, IReadOnlyList<BuildError>>[] generator) => Build("/adapters/Odd/Odd.csproj", generator);

    private static ProbeProgram Build(string project, params Func<IReadOnlyList<string>, IReadOnlyList<BuildError>>[] generator) => new ProbePrograms(
        s_models,
        requests => [.. requests.Select(request => Result(request, [.. generator.SelectMany(part => part(request.LeftOut)).Distinct()]))])
        .Build([new BuildRequest(new SerializerFolder("Odd", project), null, [])], ownModel: null).Single();

    private static BuildResult Result(BuildRequest request, IReadOnlyList<BuildError> errors) =>
        new(request, "1.0.0", errors.Count == 0 ? null : new BuildFailed(errors[0].Words), errors.Count == 0 ? "/worker.dll" : null, null, []) { Errors = errors };

    /// <summary>These errors, for as long as the folder is not left out.</summary>
    private static Func<IReadOnlyList<string>, IReadOnlyList<BuildError>> Refused(string folder, params BuildError[] errors) => leftOut => leftOut.Contains(folder) ? [] : errors;

    private static BuildError Generated(string className) => new($"/artifacts/obj/Some.Generator/Goldilocks.{className}.g.cs(66,22)", "CS1525", "Invalid expression");

    private static IEnumerable<(string Folder, bool IsRefused, string Reason)> Told(ProbeProgram program) => program.LeftOut.Select(left => (left.Folder, left.IsRefused, left.Reason));

    /// <summary>The project of an adapter, which states something.</summary>
    private sealed class OddProject : IDisposable
    {
        public OddProject(string properties) => File.WriteAllText(Path, $"<Project><PropertyGroup>{properties}</PropertyGroup></Project>");

        public string Path { get; } = System.IO.Path.GetTempFileName();

        public void Dispose() => File.Delete(Path);
    }
}
