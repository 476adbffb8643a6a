using System.Xml.Linq;
using Goldilocks.Catalog;

namespace Goldilocks.Building;

/// <summary>The list of builds that BuildSerializers.proj imports; deleted when disposed.</summary>
internal sealed class JobsFile : IDisposable
{
    private JobsFile(string path) => Path = path;

    public string Path { get; }

    public static JobsFile Write(string folder, IReadOnlyList<BuildJob> jobs)
    {
        Directory.CreateDirectory(folder);
        var path = System.IO.Path.Combine(folder, $"builds-{Guid.NewGuid():N}.props");
        new XDocument(new XElement("Project", new XElement("ItemGroup", jobs.Select(Item)))).Save(path);
        return new JobsFile(path);
    }

    /// <summary>Text that MSBuild takes literally, as an item, a property's value or on the command line.</summary>
    public static string Literal(string text) => string.Concat(text.Select(character => character switch
    {
        '%' => "%25",
        ';' => "%3B",
        '$' => "%24",
        '@' => "%40",
        '\'' => "%27",
        '*' => "%2A",
        '?' => "%3F",
        _ => character.ToString(),
    }));

    public void Dispose() => File.Delete(Path);

    private static XElement Item(BuildJob job) => new(
        "Serializer",
        new XAttribute("Include", Literal(job.Request.Folder.ProjectPath)),
        new XElement("Key", job.Key),
        new XElement("Goal", job.Request.Publish == PublishMode.None ? "Build" : "Publish"),
        new XElement("AdditionalProperties", string.Join(';', job.Properties().Select(property => $"{property.Key}={Literal(property.Value)}"))));
}
