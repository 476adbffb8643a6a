using System.Diagnostics;

namespace Goldilocks.Models.Sampling;

/// <summary>
/// Watches over code of the user's that runs in this process: static constructors, constructors, getters, setters. It may never return, or end the process; whoever waits for an answer must hear which member it was.
/// </summary>
internal static class UserCode
{
    /// <summary>One call that takes longer is taken to hang.</summary>
    public static readonly TimeSpan LongestCall = TimeSpan.FromSeconds(20);

    /// <summary>Of processor time, for everything before: parsing and compiling.</summary>
    public static readonly TimeSpan LongestReading = TimeSpan.FromSeconds(90);

    private static Func<string>? s_place;
    private static Action<string>? s_tell;
    private static long s_entered;

    /// <summary>Where the code is now; empty where none of the user's runs.</summary>
    private static string Place => s_place?.Invoke() is { Length: > 0 } place ? place : "the code of the model";

    /// <summary>From now on, what runs is asked for its place.</summary>
    public static void Watch(Func<string> place) => s_place = place;

    /// <summary>A call begins.</summary>
    public static void Enter() => Volatile.Write(ref s_entered, Stopwatch.GetTimestamp());

    /// <summary>It has returned.</summary>
    public static void Leave() => Volatile.Write(ref s_entered, 0);

    /// <summary>In a process that has nothing else to do: tells why it ends without an answer, and ends it when that is time.</summary>
    /// <param name="tell">Takes the one line.</param>
    public static void Guard(Action<string> tell)
    {
        s_tell = tell;
        AppDomain.CurrentDomain.ProcessExit += (_, _) =>
        {
            if (Volatile.Read(ref s_entered) != 0)
            {
                Tell($"{Place} ended the process that reads the model, as Environment.Exit does. Leave it out by [JsonIgnore], or give a copy without it to --model.");
            }
        };
        new Thread(Look) { IsBackground = true, Name = "limits" }.Start();
    }

    private static void Look()
    {
        using var process = Process.GetCurrentProcess();
        while (true)
        {
            Thread.Sleep(250);
            var entered = Volatile.Read(ref s_entered);
            if (entered != 0 && Stopwatch.GetElapsedTime(entered) > LongestCall)
            {
                Tell(FormattableString.Invariant($"{Place} did not return within {LongestCall.TotalSeconds:0} s. Leave it out by [JsonIgnore], or give a copy without it to --model."));
                process.Kill();
            }

            process.Refresh();
            if (entered == 0 && s_place is null && process.TotalProcessorTime > LongestReading)
            {
                Tell(FormattableString.Invariant($"Reading and compiling the model took more than {LongestReading.TotalSeconds:0} s of processor time. Give fewer files to --model, or a copy of those that the type needs."));
                process.Kill();
            }
        }
    }

    private static void Tell(string text) => s_tell?.Invoke(text);
}
