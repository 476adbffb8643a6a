using Goldilocks.Catalog;

namespace Goldilocks.Building;

/// <summary>One serializer in one version to be made ready.</summary>
/// <param name="Folder">Its adapter.</param>
/// <param name="Version">What was typed after <c>@</c>; null for the version that its project file pins.</param>
/// <param name="Sources">Extra package sources: folders, or addresses of package registries. Empty for the machine's own sources only.</param>
public sealed record BuildRequest(SerializerFolder Folder, string? Version, IReadOnlyList<string> Sources)
{
    /// <summary>The host that the adapter is linked with; a serializer may be asked for with several.</summary>
    public AdapterHost Host { get; init; } = AdapterHost.Worker;

    /// <summary>The runtime that it is built for and brings along, such as <c>net8.0</c>; null for the one that Goldilocks itself runs on.</summary>
    public string? Framework { get; init; }

    /// <summary>The full path of the folder of models that are compiled instead of the built-in workloads, such as a user's own; null for the built-in ones.</summary>
    public string? Model { get; init; }

    /// <summary>The full path of the folder with the schemas that were made of <see cref="Model"/>; null where they lie in its folder, or there are none.</summary>
    public string? Schemas { get; init; }

    /// <summary>The full path of the folder with classes that were made beside <see cref="Model"/>; null for none.</summary>
    public string? Crossed { get; init; }

    /// <summary>The full path of the folder with types of F# that <see cref="Model"/> names; null for none.</summary>
    public string? FSharp { get; init; }

    /// <summary>The form in which it is built.</summary>
    public PublishMode Publish { get; init; } = PublishMode.None;

    /// <summary>Folders below <see cref="Model"/> that are left out, by name, because the library's generator refuses what is in them.</summary>
    public IReadOnlyList<string> LeftOut { get; init; } = [];

    /// <summary>As it is typed, <c>name</c> or <c>name@version</c>, with what is made of it where that is not a library for the installed runtime.</summary>
    public string Label =>
        (Version is null ? Folder.Name : $"{Folder.Name}@{Version}")
        + (Framework is null ? "" : $", {Framework}")
        + (Publish == PublishMode.None ? "" : $", {Publish.Name()}");
}
