using System.CommandLine;
using Goldilocks.Bench;

// The experiments behind METHODOLOGY.md, on the real system: each runs `goldilocks run` as a person would and reads its run folders.
var root = new RootCommand("Experiments on Goldilocks itself. Stop everything else on the machine first.")
{
    Repeatability.Command(),
    SelfComparison.Command(),
    HarnessCost.Command(),
    SettingsComparison.Command(),
    Warmth.Command(),
    Alarms.Command(),
    LoadClients.Command(),
    Stalls.Command(),
    Spin.Command(),
};

return root.Parse(args).Invoke();
