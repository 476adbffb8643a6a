using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Reports;

public sealed class UnreadyTextsTests
{
    [Fact]
    public void One_cause_is_printed_once_with_all_serializers_that_it_holds_for()
    {
        const string missing = "no package of this name found";

        var texts = UnreadyTexts.Of(
        [
            ("Jil", "2.17.0", new Unavailable("Jil", "2.17.0", missing)),
            ("OData", "8.4.4", new Unavailable("Microsoft.OData.Core", "8.4.4", "no version found; nearest is 7.7.2")),
            ("Chr.Avro", "10.13.1", new Unavailable("Chr.Avro.Binary", "10.13.1", missing)),
            ("Broken", "", new BuildFailed("CS1002: ; expected")),
        ]);

        Assert.Equal(
            [
                ("Unavailable", "Jil 2.17.0, Chr.Avro 10.13.1 (package Chr.Avro.Binary)", missing),
                ("Unavailable", "OData 8.4.4 (package Microsoft.OData.Core)", "no version found; nearest is 7.7.2"),
                ("BuildFailed", "Broken", "CS1002: ; expected"),
            ],
            texts);
    }
}
