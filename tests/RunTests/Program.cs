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

if (!Prerequisites.Install(repository))
{
    Console.WriteLine("What the tests need could not be installed; the error is above. Nothing was run.");
    Console.WriteLine(TestTally.Of([]));
    return 1;
}

Ended("restore what the tests need");
using var compilation = new Compilation(repository);
if (!compilation.Succeeds())
{
    Console.WriteLine("The tests could not be built; the errors are above. Nothing was run.");
    Console.WriteLine(TestTally.Of([]));
    return 1;
}

Ended("compile, with the analyzers");

var results = repository.FreshResultsFolder();
var exitCode = Assemblies.Test(repository, results, BuildAdapters, [.. quick, .. args.Where(argument => argument != All)]);
var assemblies = TestResults.Read(results);
Ended("test");

foreach (var line in Report.Lines(assemblies, stages, exitCode))
{
    Console.WriteLine(line);
}

var tally = TestTally.Of(assemblies);
Console.WriteLine(tally);
return exitCode == 0 && tally.Failed == 0 && tally.Passed > 0 ? 0 : 1;

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
