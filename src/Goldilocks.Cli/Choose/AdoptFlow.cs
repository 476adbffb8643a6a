using Goldilocks.Building;
using Goldilocks.Catalog;
using Goldilocks.Commands;
using Goldilocks.Models;
using Goldilocks.Reporting.Choosing;
using Goldilocks.Results;
using Goldilocks.Running;
using NuGet.Versioning;

namespace Goldilocks.Cli.Choose;

/// <summary>What a person wants to take into a program of their own.</summary>
/// <param name="Serializer">As name, name/variant, name@version or as a table shows it: name (variant).</param>
/// <param name="Variant">Null for the one in the name.</param>
/// <param name="Model">A type of the user's own; null for that of a workload.</param>
/// <param name="Workload">A built-in one; null for that of the run.</param>
/// <param name="Run">Its folder; null for the newest.</param>
/// <param name="IsUntrusted">Whether payloads may come from strangers.</param>
/// <param name="Output">The folder of the project; null for one under <c>adopted/</c>.</param>
/// <param name="Adapters">Folders of adapters beside serializers/.</param>
public sealed record AdoptRequest(string Serializer, string? Variant, ModelRequest? Model, string? Workload, string? Run, bool IsUntrusted, string? Output, IReadOnlyList<string> Adapters);

/// <summary>The project that was written.</summary>
/// <param name="Folder">As typed.</param>
/// <param name="Serializer">Its label.</param>
/// <param name="Type">The root's name.</param>
/// <param name="Files">By their paths in it.</param>
public sealed record AdoptedFolder(string Folder, string Serializer, string Type, IReadOnlyList<string> Files);

/// <summary>From a choice to code: writes the project that a person goes on with.</summary>
public sealed class AdoptFlow(Checkout checkout, IFlowDisplay display)
{
    private const string Adopted = "adopted";

    /// <summary>Makes the model, asks the adapter's project what it needs, and writes the files.</summary>
    /// <exception cref="UserErrorException">The serializer has no template, the type cannot be taken along, or the folder is not empty.</exception>
    public AdoptedFolder Write(AdoptRequest request)
    {
        var (folder, variant, version) = Named(request);
        var output = request.Output ?? Path.Combine(Adopted, folder.Name);
        if (Directory.Exists(output) && Directory.EnumerateFileSystemEntries(output).Any())
        {
            throw new UserErrorException($"'{output}' is not empty: name another folder by --output.");
        }

        var model = checkout.Models.Make(Model(request) with { IsForCode = true });
        var adoption = new Adoption(Project(folder, model, version), variant, request.IsUntrusted, model);
        var files = AdoptedProject.Write(adoption);
        foreach (var (path, text) in files)
        {
            var full = Path.Combine(output, path);
            Directory.CreateDirectory(Path.GetDirectoryName(full)!);
            File.WriteAllText(full, text);
        }

        return new AdoptedFolder(output, adoption.Label, model.Info.Workload, [.. files.Keys.Order(StringComparer.Ordinal)]);
    }

    /// <summary>The command that takes a choice along; null where its serializer has no template for it.</summary>
    /// <param name="checkout">The clone.</param>
    /// <param name="key">Of the choice.</param>
    /// <param name="wishes">The reader's wishes.</param>
    /// <param name="run">The folder whose workload counted.</param>
    public static IReadOnlyList<string>? CommandFor(Checkout checkout, VariantKey key, Wishes wishes, string run) =>
        checkout.Serializers([]).FirstOrDefault(folder => folder.Name == key.Serializer) is { } folder && AdoptedProject.VariantsOf(folder.Path).Contains(VariantKey.NameOf(key.Variant))
            ?
            [
                "adopt", PinnedPackage.Of(folder) is { } pinned && pinned.Version != key.Version ? $"{key.Serializer}@{key.Version}" : key.Serializer,
                .. key.Variant.Length == 0 ? Array.Empty<string>() : ["--variant", key.Variant],
                .. wishes.Required.Contains(Requirement.Untrusted) ? ["--untrusted"] : Array.Empty<string>(),
                "--run", run,
            ]
            : null;

    private (SerializerFolder Folder, string Variant, string? Version) Named(AdoptRequest request)
    {
        var typed = request.Serializer.EndsWith(')') && request.Serializer.IndexOf(" (", StringComparison.Ordinal) is > 0 and var open
            ? $"{request.Serializer[..open]}/{request.Serializer[(open + 2)..^1]}"
            : request.Serializer;
        var pattern = SerializerPattern.Parse(typed);
        var folders = LatestVersions.Chosen(checkout.Serializers(Requested.Folders(request.Adapters)), [pattern.Name]);
        return folders.Count == 1
            ? (folders[0], VariantOf(folders[0], request.Variant ?? pattern.Variant), pattern.Version)
            : throw new UserErrorException($"adopt takes one serializer, and '{request.Serializer}' fits {string.Join(", ", folders.Take(5).Select(folder => folder.Name))}.");
    }

    /// <summary>Where none is named, the plain one, or the first that the template knows.</summary>
    private static string VariantOf(SerializerFolder folder, string? typed)
    {
        var name = typed ?? (AdoptedProject.VariantsOf(folder.Path) is [var first, ..] variants && !variants.Contains(VariantKey.Plain) ? first : VariantKey.Plain);
        return name == VariantKey.Plain ? "" : name;
    }

    private AdapterProject Project(SerializerFolder folder, OwnModel model, string? version)
    {
        if (AdoptedProject.VariantsOf(folder.Path).Count == 0)
        {
            return new AdapterProject(folder.Name, folder.Path, [], [], 0, "", HasAttributes: false, []);
        }

        var project = EvaluatedProject.Of(checkout.Layout, folder, model.Folder, version, ["FirstMember", "NotMember", "OwnAttributes", "LibraryVersion"], ["PackageReference", "ModelLine", "NewerApi"]);
        return new AdapterProject(
            folder.Name,
            folder.Path,
            [.. project.Items("PackageReference").Select(item => new AdapterPackage(item["Identity"], item.GetValueOrDefault("Version", ""), item.GetValueOrDefault("PrivateAssets", "").Equals("all", StringComparison.OrdinalIgnoreCase)))],
            [.. project.Items("ModelLine").Select(item => item["Identity"])],
            int.Parse(project.Property("FirstMember"), System.Globalization.CultureInfo.InvariantCulture),
            project.Property("NotMember"),
            project.Property("OwnAttributes") == "true",
            [.. project.Items("NewerApi").Where(api => NuGetVersion.Parse(project.Property("LibraryVersion")).Version >= NuGetVersion.Parse(api["Since"]).Version).Select(api => api["Identity"])]);
    }

    private ModelRequest Model(AdoptRequest request)
    {
        if (request.Model is { } own)
        {
            return request.Workload is null && request.Run is null ? own : throw new UserErrorException("--model names the type, and --workload or --run another one: give one of them.");
        }

        return request.Workload is { } workload ? OfWorkload(workload) : OfRun(request.Run);
    }

    private ModelRequest OfWorkload(string workload)
    {
        var type = WorkloadType.Of(checkout, workload.Split('@')[0]);
        return new ModelRequest([type.Folder], type.Name, null, null, IsPortable: false, [], DataSeed: 1) { IsWhole = true };
    }

    /// <summary>The type that counted in the run: the user's own, or that of the first workload.</summary>
    private ModelRequest OfRun(string? named)
    {
        var choosing = new ChooseFlow(checkout, display);
        var folder = named ?? choosing.Newest()
            ?? throw new UserErrorException($"adopt needs a type: one of your own by --model, that of a built-in workload by --workload, or that of a run by --run. There is no run under {ResultFolder.Runs}/.");
        var plan = RunFolder.ReadInfo(folder).Plan;
        if (plan.Model is { } model)
        {
            return OwnModels.RequestOf(model, [], plan.DataSeed);
        }

        var counted = choosing.Choose([folder], new Wishes(new HashSet<Requirement>())).Counted[0].Workload;
        display.Say($"The type of {counted}, which counts in {folder}. --workload names another one, --model one of your own.");
        return OfWorkload(counted);
    }
}
