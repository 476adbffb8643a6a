namespace Goldilocks.Core.Building;

/// <summary>One serializer in one version to be made ready.</summary>
/// <param name="Folder">Its adapter.</param>
/// <param name="Version">What was typed after <c>@</c>; null for the version that its project file pins.</param>
/// <param name="Sources">Extra package sources: folders, or addresses of package registries. Empty for the machine's own sources only.</param>
public sealed record BuildRequest(SerializerFolder Folder, string? Version, IReadOnlyList<string> Sources)
{
    /// <summary>The host that the adapter is linked with; a serializer may be asked for with several.</summary>
    public AdapterHost Host { get; init; } = AdapterHost.Worker;

    /// <summary>As it is typed: <c>name</c> or <c>name@version</c>.</summary>
    public string Label => Version is null ? Folder.Name : $"{Folder.Name}@{Version}";
}
