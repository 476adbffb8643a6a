using Goldilocks.Building;
using Goldilocks.Results;

namespace Goldilocks.Reporting.Page;

/// <summary>
/// The page without data, built from <c>report/</c> with Node.js once and kept in <c>artifacts/report</c> under a hash of its inputs. The sources are
/// copied there first: a checkout may be read-only, and node_modules belongs with the files that may be deleted.
/// </summary>
public sealed class PageTemplate
{
    private static readonly string[] s_notSource = ["node_modules", "dist"];
    private readonly string _source;
    private readonly string _artifacts;
    private readonly string _built;

    /// <param name="repositoryRoot">The folder that holds <c>report/</c>.</param>
    public PageTemplate(string repositoryRoot)
    {
        _source = Path.Combine(repositoryRoot, "report");
        _artifacts = Path.Combine(repositoryRoot, "artifacts", "report");
        _built = Path.Combine(repositoryRoot, BuiltFile);
    }

    /// <summary>The page in the root of an installed tool: it was built when the tool was packed, so that the tool needs no Node.js.</summary>
    public const string BuiltFile = "page.html";

    /// <summary>Where the packages are installed and the page is built.</summary>
    public string Workshop => Path.Combine(_artifacts, "work");

    /// <summary>The text of the page; it is built now when it does not exist yet.</summary>
    /// <param name="building">Called before something is built, which takes half a minute the first time.</param>
    /// <param name="cancellation">Ends the build.</param>
    /// <exception cref="PageTemplateException">Node.js is missing, or the build failed.</exception>
    public async Task<string> GetAsync(Action building, CancellationToken cancellation)
    {
        try
        {
            if (File.Exists(_built))
            {
                return await File.ReadAllTextAsync(_built, cancellation);
            }

            var path = Path.Combine(_artifacts, $"{HashOfSource()[..16]}.html");
            if (!File.Exists(path))
            {
                using var lease = await FolderLease.TakeAsync(Path.Combine(_artifacts, "lock"), cancellation);
                if (!File.Exists(path))
                {
                    building();
                    await BuildAsync(path, cancellation);
                }
            }

            return await File.ReadAllTextAsync(path, cancellation);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new PageTemplateException($"{exception.Message.TrimEnd('.')}. Make '{_artifacts}' writable");
        }
    }

    private async Task BuildAsync(string path, CancellationToken cancellation)
    {
        CopySource();
        await MakeTypesAsync(cancellation);
        var npm = new Npm(Workshop);
        var packages = HashOfPackages();
        var installed = Path.Combine(Workshop, "node_modules", ".goldilocks");
        if (!File.Exists(installed) || await File.ReadAllTextAsync(installed, cancellation) != packages)
        {
            await npm.RunAsync(["ci", "--no-audit", "--no-fund", "--no-update-notifier", "--fetch-retries=1"], cancellation);
            await File.WriteAllTextAsync(installed, packages, cancellation);
        }

        await npm.RunAsync(["run", "build"], cancellation);
        File.Move(Path.Combine(Workshop, "dist", "index.html"), path, overwrite: true);
    }

    /// <summary>Replaces the copy of the sources; of an earlier version only the installed packages stay.</summary>
    private void CopySource()
    {
        Directory.CreateDirectory(Workshop);
        foreach (var old in new DirectoryInfo(Workshop).EnumerateFileSystemInfos().Where(old => old.Name != "node_modules"))
        {
            if (old is DirectoryInfo folder)
            {
                folder.Delete(recursive: true);
            }
            else
            {
                old.Delete();
            }
        }

        foreach (var file in Directory.EnumerateFiles(_source, "*", SearchOption.AllDirectories).Where(IsSource))
        {
            var copy = Path.Combine(Workshop, Path.GetRelativePath(_source, file));
            Directory.CreateDirectory(Path.GetDirectoryName(copy)!);
            File.Copy(file, copy);
        }
    }

    /// <summary>A source without the page's own code, as tests have it, needs no types.</summary>
    private async Task MakeTypesAsync(CancellationToken cancellation)
    {
        var path = Path.Combine(Workshop, PageTypes.FileName);
        if (Directory.Exists(Path.GetDirectoryName(path)))
        {
            await File.WriteAllTextAsync(path, PageTypes.Of(HtmlReport.Options), cancellation);
        }
    }

    private bool IsSource(string file) => !s_notSource.Contains(Path.GetRelativePath(_source, file).Split(Path.DirectorySeparatorChar)[0]);

    private string HashOfSource()
    {
        using var hash = new InputHash();
        hash.AddFolder(_source, file => !IsSource(file));
        hash.AddText(PageTypes.Of(HtmlReport.Options));
        return hash.Finish();
    }

    private string HashOfPackages()
    {
        using var hash = new InputHash();
        foreach (var name in new[] { "package.json", "package-lock.json", ".npmrc" })
        {
            hash.AddFile(Path.Combine(_source, name), name);
        }

        return hash.Finish();
    }
}

/// <summary>The page could not be built; the message says why and what to do, without a full stop.</summary>
public sealed class PageTemplateException(string message) : Exception(message);
