using Goldilocks.Building;
using Goldilocks.Models;

namespace Goldilocks.Rooms.Tests.Models;

/// <summary>A model that was read once is known until a file changes that the reading looked at, or would look at now.</summary>
public sealed class KnownReadingTests : IDisposable
{
    private const string Model = "Fleet/Trip.cs";
    private const string Sample = "sample.json";
    private readonly Bench _bench = new();

    public KnownReadingTests()
    {
        _bench.Write(Model, "namespace Fleet; public class Trip { public int Number { get; set; } public Place? From { get; set; } }");
        _bench.Write("Fleet/Place.cs", "namespace Fleet; public class Place { public string? Name { get; set; } }");
        _bench.Write(Sample, """{"Number":7}""");
    }

    [Fact]
    public void Nothing_is_read_again_while_no_file_has_another_size_or_time()
    {
        var first = Read();
        var (text, time) = (File.ReadAllText(_bench[Model]), File.GetLastWriteTimeUtc(_bench[Model]));
        _bench.Write(Model, new string('#', text.Length));
        File.SetLastWriteTimeUtc(_bench[Model], time);

        Assert.Equal((first.Info.Hash, first.ValuesPath), (Read().Info.Hash, Read().ValuesPath));
    }

    [Theory]
    [InlineData(Model, "namespace Fleet; public class Trip { public int Number { get; set; } public long Distance { get; set; } }", "Number, Distance")]
    [InlineData("Fleet/Place.cs", "namespace Fleet; public class Place { public string? Name { get; set; } public int Zip { get; set; } }", "Name, Zip")]
    [InlineData("Fleet/Fleet.csproj", """<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup><ItemGroup><Compile Remove="Place.cs" /><Compile Include="../Other.cs" /></ItemGroup></Project>""", "Street")]
    public void What_was_read_is_read_again_when_it_has_changed(string file, string text, string members)
    {
        _bench.Write("Other.cs", "namespace Fleet; public class Place { public string? Street { get; set; } }");
        var first = Read();
        _bench.Write(file, text);

        var second = Read();

        Assert.NotEqual(first.Info.Hash, second.Info.Hash);
        Assert.Contains(members, string.Join("; ", second.Classes.Select(type => string.Join(", ", type.Members.Select(member => member.Name)))), StringComparison.Ordinal);
    }

    [Fact]
    public void Another_sample_gives_other_values_of_the_same_model()
    {
        var first = Read();
        _bench.Write(Sample, """{"Number":70000}""");

        var second = Read();

        Assert.Equal(first.Info.Hash, second.Info.Hash);
        Assert.NotEqual(first.Info.SampleDigest, second.Info.SampleDigest);
    }

    [Fact]
    public void A_file_that_is_new_beside_the_others_is_seen()
    {
        _bench.Write(Model, "namespace Fleet; public partial class Trip { public int Number { get; set; } }");
        var first = Read();
        _bench.Write("Fleet/Trip.More.cs", "namespace Fleet; public partial class Trip { public int More { get; set; } }");

        Assert.NotEqual(first.Info.Hash, Read().Info.Hash);
    }

    [Fact]
    public void A_model_whose_folder_was_deleted_is_made_again()
    {
        Directory.Delete(Read().Folder, recursive: true);

        Assert.True(Directory.Exists(Read().Folder));
    }

    public void Dispose() => _bench.Dispose();

    private OwnModel Read() => new ModelReader(_bench["artifacts"], BuildLayout.Of(Building.Workshop.Repository).Contracts)
        .Make(new ModelRequest([_bench[Model]], "Trip", _bench[Sample], null, false, [], DataSeed: 1));
}
