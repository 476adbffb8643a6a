using Goldilocks.Building;
using Goldilocks.Catalog;
using Goldilocks.Models;
using Goldilocks.Reporting;
using Goldilocks.Reporting.Choosing;
using Goldilocks.Results;

namespace Goldilocks.Commands;

/// <summary>A clone of the repository: its serializers, codecs and studies, and the machine that it is on.</summary>
/// <param name="root">The folder that holds <c>serializers/</c> and <c>workloads/</c>.</param>
public sealed class Checkout(string root)
{
    /// <summary>The folder that holds <c>serializers/</c> and <c>workloads/</c>.</summary>
    public string Root { get; } = root;

    /// <summary>Where builds go.</summary>
    public BuildLayout Layout => BuildLayout.Of(Root);

    /// <summary>The file that remembers how long runs took here.</summary>
    internal string Durations => Path.Combine(Layout.Artifacts, "durations.json");

    /// <summary>The file that remembers what package sources publish about versions.</summary>
    internal string Advisories => Path.Combine(Layout.Artifacts, "advisories.json");

    /// <summary>Makes models of users' own types.</summary>
    public ModelReader Models => new(Layout.Artifacts, Layout.Contracts);

    /// <summary>The folder of a model that was made: of the copy of its types.</summary>
    public string? FolderOf(ModelInfo? model) => model is null ? null : Path.Combine(Layout.Artifacts, "models", model.Hash);

    /// <summary>The folder that an adapter is compiled with: the compiled library of the types as it stands, where the serializer can take it.</summary>
    public string? FolderOf(ModelInfo? model, SerializerFolder serializer) => model is null ? null : new ModelFolders(Layout.Artifacts).For(model.Hash, serializer.ProjectPath);

    /// <summary>The names that Goldilocks must know.</summary>
    /// <exception cref="UserErrorException">Their file is missing or damaged.</exception>
    public Defaults Defaults => Defaults.Read(Path.Combine(Root, "serializers", "defaults.json"));

    /// <summary>Formats, and workloads that demonstrate a property.</summary>
    /// <exception cref="UserErrorException">Their file is missing or damaged.</exception>
    public ChoosingFacts Choosing => ChoosingFacts.Read(Path.Combine(Root, "serializers", ChoosingFacts.FileName));

    private string StudyFiles => Path.Combine(Root, "studies");

    /// <summary>The checkout that a program was built in.</summary>
    /// <param name="start">A folder in it.</param>
    /// <exception cref="UserErrorException">The program was moved away from its checkout.</exception>
    public static Checkout Above(string start)
    {
        for (var folder = new DirectoryInfo(start); folder is not null; folder = folder.Parent)
        {
            if (Directory.Exists(Path.Combine(folder.FullName, "serializers")) && Directory.Exists(Path.Combine(folder.FullName, "workloads")))
            {
                return new Checkout(folder.FullName);
            }
        }

        throw new UserErrorException(
            $"Goldilocks runs from its checkout, where serializers/ and workloads/ are, and found neither above '{start}'. Run ./goldilocks in a clone of the repository.");
    }

    /// <summary>Every adapter of the repository, and those in other folders.</summary>
    /// <param name="adapters">Folders whose subfolders are adapters.</param>
    public IReadOnlyList<SerializerFolder> Serializers(IEnumerable<string> adapters) =>
        SerializerFolders.Discover([Path.Combine(Root, "serializers"), .. adapters]);

    /// <summary>Every codec of the repository, and those in other folders.</summary>
    /// <param name="codecs">Folders whose subfolders are codecs.</param>
    public IReadOnlyList<SerializerFolder> Codecs(IEnumerable<string> codecs) =>
        SerializerFolders.Discover(FolderKind.Codecs, [Path.Combine(Root, "codecs"), .. codecs]);

    /// <summary>Every study.</summary>
    /// <exception cref="UserErrorException">A study's file is damaged.</exception>
    public IEnumerable<Study> Studies() => StudyFolder.Names(StudyFiles).Select(Study);

    /// <summary>One study.</summary>
    /// <param name="name">Of its file under <c>studies/</c>.</param>
    /// <exception cref="UserErrorException">There is none of that name, or its file is damaged.</exception>
    public Study Study(string name) => StudyFolder.Read(StudyFiles, name);

    /// <summary>The study that a run was made for: the copy of a user's own in its folder, or one of the checkout; null when it was made for none.</summary>
    /// <param name="folder">Of the run.</param>
    /// <param name="plan">Of the run.</param>
    /// <exception cref="UserErrorException">It is not there any more, or its file is damaged.</exception>
    public Study? StudyOf(string folder, RunPlan plan) => plan.Study is not { } name ? null
        : plan.StudyFile is null ? Study(name)
        : StudyFolder.ReadOwn(Path.Combine(folder, RunFiles.OwnStudy), name);

    /// <summary>The machine, as run folders record it.</summary>
    /// <param name="clock">That times are taken from.</param>
    public MachineInfo Machine(string clock) => MachineProbe.Read(clock, Root, BuildLayout.Configuration);
}
