using Goldilocks.Building.Jobs;
using Goldilocks.Models;

namespace Goldilocks.Rooms.Tests.Models;

/// <summary>The schemas of the probes' models are kept where a reader finds them, and made again from the models.</summary>
public sealed class ProbeSchemaTests
{
    private static readonly string s_models = Path.Combine(Building.Workshop.Repository, "probes", "models");

    [Fact]
    public void The_kept_schemas_are_those_of_the_models()
    {
        foreach (var (path, text) in Make())
        {
            KeptFile.Holds(Path.Combine(s_models, "schemas", path), text);
        }
    }

    [Theory]
    [InlineData("message V1Grown\n{\n    int32 mango = 1;\n    int32 zebra = 2;\n}\n")]
    [InlineData("message V2Grown\n{\n    int32 mango = 1;\n    int32 zebra = 2;\n    int32 apple = 3;\n}\n")]
    [InlineData("message V1Renumbered\n{\n    int32 apple = 1;\n    int32 zebra = 2;\n}\n")]
    [InlineData("message V2Renumbered\n{\n    int32 zebra = 1;\n    int32 apple = 2;\n}\n")]
    [InlineData("message V2Narrowed\n{\n    int32 value = 1;\n}\n")]
    public void Each_version_of_a_class_is_a_message_with_the_numbers_of_its_members(string message) =>
        Assert.Contains(message, Make()["protobuf/model.proto"], StringComparison.Ordinal);

    [Fact]
    public void A_class_that_the_library_is_told_nothing_of_is_in_no_schema() =>
        Assert.DoesNotContain("Parrot", Make()["protobuf/model.proto"], StringComparison.Ordinal);

    private static IReadOnlyDictionary<string, string> Make() =>
        ProbeSchemas.Of(s_models, BuildLayout.Of(Building.Workshop.Repository).Contracts);
}
