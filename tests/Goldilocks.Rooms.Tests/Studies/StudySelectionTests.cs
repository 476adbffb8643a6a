using Goldilocks.Reporting;
using Goldilocks.Running;

namespace Goldilocks.Rooms.Tests.Studies;

public class StudySelectionTests
{
    private static readonly Study Study = SampleStudy.Sample with
    {
        Plan = SampleStudy.Sample.Plan with { Serializers = ["Json", "Json.Fast/plain", "Binary/small", "Binary/large", "NotWrittenYet"] },
    };

    private static readonly string[] Adapters = ["Binary", "Json", "Json.Fast", "Unrelated"];

    [Theory]
    [InlineData("", "Json, Json.Fast/plain, Binary/small, Binary/large")]
    [InlineData("Json*", "Json, Json.Fast/plain")]
    [InlineData("Binary/l*", "Binary/large")]
    [InlineData("json/compact", "Json/compact")]
    [InlineData("Json.Fast/plain@1.2.3", "Json.Fast/plain@1.2.3")]
    [InlineData("Json,Json@1.0.0", "Json, Json@1.0.0")]
    public void Serializers_narrow_a_study_and_those_without_an_adapter_are_passed_over(string narrowing, string expected) =>
        Assert.Equal(expected, string.Join(", ", StudySelection.Serializers(Study, narrowing.Split(',', StringSplitOptions.RemoveEmptyEntries), Adapters)));

    [Theory]
    [InlineData("Jsno", "The study 'sample' has no serializer 'Jsno'; did you mean 'Json'? With --study, --serializers narrows: Json, Json.Fast, Binary.")]
    [InlineData("Unrelated", "has no serializer 'Unrelated'.")]
    [InlineData("Binary/huge", "has no serializer 'Binary' with a variant 'huge'")]
    public void What_the_study_has_not_is_an_error_that_says_what_it_has(string narrowing, string expected) =>
        Assert.Contains(expected, Assert.Throws<SelectionException>(() => StudySelection.Serializers(Study, [narrowing], Adapters)).Message, StringComparison.Ordinal);

    [Fact]
    public void A_study_none_of_whose_serializers_is_here_cannot_be_run() =>
        Assert.Contains("'goldilocks list'", Assert.Throws<SelectionException>(() => StudySelection.Serializers(Study, [], ["Unrelated"])).Message, StringComparison.Ordinal);
}
