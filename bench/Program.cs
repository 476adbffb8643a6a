using System.CommandLine;
using Goldilocks.Bench;
using Goldilocks.Results;

// The experiments of docs/experiments/, on the real system: each runs `goldilocks run` as a person would and reads its run folders.
var root = new RootCommand("Experiments on Goldilocks itself. Stop everything else on the machine first.")
{
    Repeatability.Command(),
    SelfComparison.Command(),
    HarnessCost.Command(),
    SettingsComparison.Command(),
    Warmth.Command(),
    Candidates.Command(),
    Coverage.Command(),
    Alarms.Command(),
    SecondOpinion.Command(),
    Stopping.Command(),
    LoadClients.Command(),
    Stalls.Command(),
    Soak.Command(),
    Reading.Command(),
    ReadmePage.Command(),
    RecordedResults.Command(),
    Spin.Command(),
    Streams.Command(),
    Accuracy.Command(),
    OwnTypes.Command(),
    Contenders.Command(),
    Estimates.Command(),
};

try
{
    return root.Parse(args).Invoke(new InvocationConfiguration { EnableDefaultExceptionHandler = false });
}
catch (Exception exception) when (exception is RunFailedException or UserErrorException or IOException)
{
    Console.Error.WriteLine($"error: {exception.Message}");
    return 2;
}
