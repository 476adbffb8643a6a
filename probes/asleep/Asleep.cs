using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace Goldilocks.Workloads;

/// <summary>
/// A class of an assembly that lies beside the program of a probe and that nothing in it uses. Where the assembly is loaded, or code of the class runs, a payload named it.
/// </summary>
[Serializable]
public class Asleep1
{
    private string _name = "";

    [SuppressMessage("Performance", "CA1810", Justification = "What is looked for is whether a static constructor runs.")]
    static Asleep1() => Alarm.Sound("the static constructor of Asleep1 ran");

    /// <summary>Says that it runs.</summary>
    public Asleep1() => Alarm.Sound("the constructor of Asleep1 ran");

    /// <summary>Says when it is set.</summary>
    public string Name
    {
        get => _name;
        set
        {
            Alarm.Sound("the setter of Asleep1 ran");
            _name = value;
        }
    }
}

internal static class Alarm
{
    /// <summary>What the program of a probe leaves for this assembly, which must not refer to it. src/Goldilocks.Prober knows the name too.</summary>
    private const string Name = "Goldilocks.Asleep";

    public static void Sound(string what) => (AppContext.GetData(Name) as Action<string>)?.Invoke(what);

    [ModuleInitializer]
    [SuppressMessage("Usage", "CA2255", Justification = "What is looked for is whether a module initializer runs.")]
    internal static void Initialize() => Sound("the module initializer of the assembly asleep ran");
}
