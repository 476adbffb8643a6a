using System.Text.Json;
using System.Text.Json.Nodes;
using Goldilocks.Load;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Load;

public sealed class LoadFolderTests
{
    [Fact]
    public void A_window_that_an_earlier_version_wrote_is_read()
    {
        var line = JsonSerializer.SerializeToNode<LoadEvent>(WindowFiguresTests.Window([0, 1, 2, 128, 129, 996]), RunJson.Line)!.AsObject();
        line.Remove("waited");
        line.Remove("waitedInService");
        line["latencies"] = "AAEBfgHjBg==";
        line["serviceTimes"] = "AAEBfgHjBg==";

        var read = Assert.IsType<LoadWindowEvent>(JsonSerializer.Deserialize<LoadEvent>(line.ToJsonString(), RunJson.Line));

        var figures = WindowFigures.Of(read);
        Assert.Equal((6, 2, 996, null), (figures.Samples, figures.Percentile(50), figures.Percentile(100), figures.Unanswered));
    }

    [Fact]
    public void A_window_comes_back_as_it_was_written_and_without_base64()
    {
        var window = WindowFiguresTests.Window([5, 7]);
        var text = JsonSerializer.Serialize<LoadEvent>(window, RunJson.Line);

        Assert.Contains("\"latencies\":[5,7]", text, StringComparison.Ordinal);
        Assert.Equal(text, JsonSerializer.Serialize(JsonSerializer.Deserialize<LoadEvent>(text, RunJson.Line), RunJson.Line));
        Assert.IsType<JsonArray>(JsonNode.Parse(text)!["waited"]);
    }
}
