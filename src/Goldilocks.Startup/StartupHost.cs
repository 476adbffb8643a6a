using System.Diagnostics;

namespace Goldilocks.Startup;

/// <summary>
/// The entry of an adapter program whose start is timed: it does its task once, records the times, and ends. A verb of the
/// worker was rejected: the worker's streams, threads and frames would be part of every start, and the worker cannot be compiled ahead of
/// time.
/// </summary>
/// <remarks>
/// Everything here is in the runtime's core library: loading anything else would add to the timed part, or warm it up. So the answer is a
/// text file and not a pipe: a console costs milliseconds, and a library's own output cannot disturb a file.
/// </remarks>
public static class StartupHost
{
    /// <summary>Carries out the arguments.</summary>
    /// <param name="main">The moment in which <c>Main</c> began.</param>
    /// <param name="arguments">What to do (<see cref="StartupVerbs"/>), the file to write, and the variant's name unless nothing is used.</param>
    /// <param name="workloads">A function, so that the workloads are created only when it is called.</param>
    /// <param name="variants">A function, because creating the variants loads the library.</param>
    /// <returns>The process's exit code: 0 when the file is written.</returns>
    public static int Run(long main, string[] arguments, Func<IReadOnlyList<Workload>> workloads, Func<IReadOnlyList<Variant>> variants)
    {
        var notes = new StartupNotes();
        notes.Add(StartupNotes.Main, main);
        try
        {
            Act(arguments, workloads(), variants, notes);
        }
        catch (Exception exception)
        {
            // A library's exception is an answer, and it belongs to the type that was in use.
            notes.Fail(exception);
        }

        notes.Add(StartupNotes.Done, Stopwatch.GetTimestamp());
        File.WriteAllText(arguments[1], notes.ToString());
        return 0;
    }

    private static void Act(string[] arguments, IReadOnlyList<Workload> workloads, Func<IReadOnlyList<Variant>> variants, StartupNotes notes)
    {
        switch (arguments[0])
        {
            case StartupVerbs.Reference:
                FirstUse.MakeValues(workloads);
                break;
            case StartupVerbs.Use:
                FirstUse.Run(workloads, Make(arguments[2], variants, notes), notes, isChecked: false);
                break;
            case StartupVerbs.Check:
                FirstUse.Run(workloads, Make(arguments[2], variants, notes), notes, isChecked: true);
                break;
            case StartupVerbs.Describe:
                Describe(variants(), notes);
                break;
            default:
                throw new ArgumentException($"There is nothing to do under the name '{arguments[0]}'.", nameof(arguments));
        }
    }

    private static void Describe(IReadOnlyList<Variant> variants, StartupNotes notes)
    {
        notes.Add(StartupNotes.Runtime, Environment.Version.ToString());
        foreach (var variant in variants)
        {
            notes.Add(variant.IsFloor ? StartupNotes.FloorVariant : StartupNotes.Variant, variant.Name);
        }
    }

    /// <summary>The first touch of the library: it is loaded, and the objects that its variants keep are made.</summary>
    private static Variant Make(string name, Func<IReadOnlyList<Variant>> variants, StartupNotes notes)
    {
        var began = Stopwatch.GetTimestamp();
        var made = variants();
        notes.Add(StartupNotes.Loaded, began, Stopwatch.GetTimestamp());
        foreach (var variant in made)
        {
            if (variant.Name == name)
            {
                return variant;
            }
        }

        throw new ArgumentException($"There is no variant '{name}'.", nameof(name));
    }
}

/// <summary>What a process can be asked to do.</summary>
internal static class StartupVerbs
{
    /// <summary>Makes the values and does not use the library: the cost of a reference to it.</summary>
    public const string Reference = "reference";

    /// <summary>Writes and reads each value once.</summary>
    public const string Use = "use";

    /// <summary>As <see cref="Use"/>, and then compares the answers and counts; not timed.</summary>
    public const string Check = "check";

    /// <summary>Names the variants.</summary>
    public const string Describe = "describe";
}
