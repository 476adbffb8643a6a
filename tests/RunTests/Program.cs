using System.Diagnostics;
using RunTests;

// ./test.sh and test.cmd call this, so that the tests run the same way on every platform. Tests that are slow and whose defects another test shows as well run
// with --all only. Other arguments go to `dotnet test`, for example --filter FullyQualifiedName~Protocol, which also finds the slow ones.
const string All = "--all";
var isFiltered = args.Contains("--filter");
string[] quick = args.Contains(All) || isFiltered ? [] : ["--filter", "Runs!=nightly"];
var repository = Repository.Find();
var clock = Stopwatch.StartNew();
List<(string Name, double Seconds)> stages = [];

var browser = Chromium.InstallAsync();
if (repository.Dotnet(["restore", "Goldilocks.slnx", "-v", "quiet"]) != 0)
{
    return NothingRun("The packages that the tests need could not be restored");
}

Ended("restore what the tests need");
using var compilation = new Compilation(repository);
if (!compilation.Succeeds())
{
    return NothingRun("The tests could not be built");
}

Ended("compile, with the analyzers");

var results = repository.FreshResultsFolder();
var exitCode = Assemblies.Test(repository, results, BuildAdapters, browser, [.. quick, .. args.Where(argument => argument != All)]);
var assemblies = TestResults.Read(results);
Ended("test");

foreach (var line in Report.Lines(assemblies, stages, exitCode))
{
    Console.WriteLine(line);
}

var tally = TestTally.Of(assemblies);
Console.WriteLine(tally);
return exitCode == 0 && tally.Failed == 0 && tally.Passed > 0 ? 0 : 1;

int NothingRun(string cause)
{
    // An installation that loses its terminal halfway leaves the machine's packages in disorder.
    browser.Wait();
    Console.WriteLine($"{cause}; the errors are above. Nothing was run.");
    Console.WriteLine(TestTally.Of([]));
    return 1;
}

void BuildAdapters()
{
    if (!isFiltered)
    {
        compilation.OfAdapters();
        stages.Add(("build adapters and fakes, beside the first tests", clock.Elapsed.TotalSeconds));
    }
}

void Ended(string stage)
{
    stages.Add((stage, clock.Elapsed.TotalSeconds));
    clock.Restart();
}
