using Goldilocks.Results;

namespace Goldilocks.Load;

/// <summary>What to do about something that went wrong; empty where only the library's author can help.</summary>
public static class LoadHints
{
    /// <summary>About an outcome.</summary>
    public static string For(Outcome outcome, LoadPlan plan) => outcome switch
    {
        Failed { Exception: "client" } => "",
        Failed failed when failed.Message.Contains("address already in use", StringComparison.OrdinalIgnoreCase) =>
            $"port {plan.Port} or one of those after it is taken: choose another --port, or leave it out for any free one",
        Failed { Exception: "no good answer" } => ForBad(plan),
        Crashed => "it died under load: try fewer --connections, or a --rate",
        WrongAnswer { Difference: var difference } when difference.Contains("under load", StringComparison.Ordinal) =>
            "the library, or its adapter, may not be safe to use by many threads at once: see 'violations' in its facts.json",
        TimedOut => "it hangs in a single round trip; 'goldilocks verify' shows the same",
        _ => "",
    };

    /// <summary>About bad answers in a measurement.</summary>
    public static string ForBad(LoadPlan plan) => plan.Rate is null
        ? "the server is flooded or fails: try fewer --connections, or limit it with --rate"
        : "the server is flooded or fails: try a lower --rate, or fewer --connections";
}
