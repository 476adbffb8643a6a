using Goldilocks.Packaging;
using Goldilocks.Reporting.Page;

// ./pack.sh and pack.cmd call this: it builds the tool, its hosts and its page, puts everything that the tool needs of a checkout into one archive, and
// packs both. The first argument is the folder of the package; artifacts/package without one.
var root = RepositoryRoot.Find();
var output = args is [var folder, ..] ? Path.GetFullPath(folder) : Path.Combine(root, "artifacts", "package");
var archive = Path.Combine(root, "artifacts", "packaging", "carried.zip");
try
{
    Dotnet.Run(["build", Path.Combine(root, "src", "Goldilocks.Cli"), "-c", "Release"]);
    var page = await new PageTemplate(root).GetAsync(() => Console.WriteLine("Building the page of the report ..."), CancellationToken.None);
    var size = CarriedArchive.Write(root, page, archive);
    Console.WriteLine(FormattableString.Invariant($"The tool carries {size / 1e6:0.0} MB of adapters, workloads, codecs, studies, hosts and the page."));
    Dotnet.Run(["pack", Path.Combine(root, "src", "Goldilocks.Cli"), "-c", "Release", "-o", output, $"-p:CarriedFiles={archive}"]);
    var package = new DirectoryInfo(output).EnumerateFiles("goldilocks.*.nupkg").MaxBy(file => file.LastWriteTimeUtc)!;
    Console.WriteLine(FormattableString.Invariant($"{package.FullName}, {package.Length / 1e6:0.0} MB"));
    Console.WriteLine($"Install it with: dotnet tool install --global goldilocks --add-source {Quoted(output)}");
    Console.WriteLine($"Or use it without installing: dotnet tool exec goldilocks --source {Quoted(output)} -- run --quick");
    return 0;
}
catch (Exception exception) when (exception is PackagingException or PageTemplateException or IOException or UnauthorizedAccessException)
{
    Console.Error.WriteLine($"error: {exception.Message}");
    return 1;
}

static string Quoted(string path) => path.Contains(' ', StringComparison.Ordinal) ? $"\"{path}\"" : path;
