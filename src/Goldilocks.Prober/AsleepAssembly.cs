namespace Goldilocks.Prober;

/// <summary>The assembly of probes/asleep. It lies beside the program, and nothing in it uses the assembly, so that only a payload can have it loaded.</summary>
internal static class AsleepAssembly
{
    /// <summary>Its name.</summary>
    public const string Name = "asleep";

    /// <summary>The name of its class, which is in the namespace of the models.</summary>
    public const string ClassName = "Asleep1";

    /// <summary>What its code calls. probes/asleep knows the name too.</summary>
    private const string Alarm = "Goldilocks.Asleep";

    private static readonly Lock s_lock = new();
    private static bool s_isWatched;

    /// <summary>From now on raises a sign when it is loaded, and when its code runs. It can be loaded only once in a process. The runtime runs no code of an assembly that is only loaded, so a load gives no grade.</summary>
    public static void Watch()
    {
        lock (s_lock)
        {
            if (s_isWatched)
            {
                return;
            }

            s_isWatched = true;
            AppContext.SetData(Alarm, (Action<string>)(what => Signs.Raise(SignKind.ForeignCodeRan, what)));
            AppDomain.CurrentDomain.AssemblyLoad += (_, loading) =>
            {
                if (loading.LoadedAssembly.GetName().Name == Name)
                {
                    Signs.Raise(SignKind.Note, $"{Departure.Open} an assembly was loaded because the payload names it");
                }
            };
        }
    }
}
