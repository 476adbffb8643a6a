using RunTests;

// ./test.sh and test.cmd call this, so that the tests run the same way on every platform. Arguments go to `dotnet test`, for example
// --filter FullyQualifiedName~Protocol.
var repository = Repository.Find();

if (!Prerequisites.Install(repository))
{
    Console.WriteLine("What the tests need could not be installed; the error is above. Nothing was run.");
    Console.WriteLine(TestTally.Of([]));
    return 1;
}

var results = repository.FreshResultsFolder();
var exitCode = repository.Dotnet(["test", "Goldilocks.slnx", "-c", "Release", "--no-restore", "-v", "quiet", "--nologo", $"-p:TestResultsFolder={results}", .. args]);
var assemblies = TestResults.Read(results);

foreach (var line in Report.Lines(assemblies, exitCode))
{
    Console.WriteLine(line);
}

var tally = TestTally.Of(assemblies);
Console.WriteLine(tally);
return exitCode == 0 && tally.Failed == 0 && tally.Passed > 0 ? 0 : 1;
