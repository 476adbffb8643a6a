using System.Runtime.CompilerServices;
using System.Runtime.Loader;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>
/// A program with plugins loads an assembly and lets it go, such as for a newer one. The second assembly is this program's own, once more: its classes carry what the library asks for, and nothing else knows them. The runtime gives
/// its memory back when nothing holds a type of it. This comes last of the questions in its process, because a library that looks through all loaded assemblies finds two classes of one name from now on.
/// </summary>
public sealed class UnloadedAssembly() : ModelCapability("C56.unload", "an assembly is unloaded after one of its classes, and a List of it, were written and read by a Type", "versions", typeof(Message))
{
    private const int Collections = 10;
    private const int PauseMilliseconds = 20;
    private const string Keeper = ": its types are kept by the library, or by the serializer that the program goes on to use";

    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var root = subject.Open<Message>();
        var path = typeof(Message).Assembly.Location;
        return !root.TakesRunTimeTypes ? Judgement.NotApplicable("no call of the adapter is given a type that is known only at run time")
            : path.Length == 0 ? Judgement.NotApplicable("the program is no file that could be loaded a second time")
            : IsKept(Load(path, type => null, out _)) ? Judgement.NotApplicable("the runtime does not let it go where the library never saw it either")
            : Judge(root, path);
    }

    private static Judgement Judge(IRoot<Message> root, string path)
    {
        var loaded = Load(path, type => ProblemOf(root, type, type => Make(type, 11)), out var refused);
        if (refused is not null)
        {
            return Judgement.NotApplicable("of a class that is loaded later, " + refused);
        }

        var isKept = IsKept(loaded);
        var listed = Load(path, type => ProblemOf(root, typeof(List<>).MakeGenericType(type), list => ListOf(list, Make(type, 11))), out var refusedList);
        return refusedList is not null && ProblemOf(root, typeof(List<Message>), _ => new List<Message> { Messages.Make(11) }) is null ? Judgement.Fail("a List of its class: " + refusedList)
            : isKept ? Judgement.Partial("it stays in memory" + Keeper)
            : IsKept(listed) ? Judgement.Partial("after a List of its class it stays in memory" + Keeper)
            : Judgement.Pass();
    }

    /// <summary>What a method leaves in registers and on the stack would hold it, so that everything which touches it is called from here and has ended.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static WeakReference Load(string path, Func<Type, string?> use, out string? problem)
    {
        var context = new AssemblyLoadContext("once more", isCollectible: true);
        using (var file = File.OpenRead(path))
        {
            problem = use(context.LoadFromStream(file).GetType(typeof(Message).FullName!, throwOnError: true)!);
        }

        context.Unload();
        return new WeakReference(context);
    }

    private static bool IsKept(WeakReference context)
    {
        for (var round = 0; round < Collections && context.IsAlive; round++)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
            Thread.Sleep(PauseMilliseconds);
        }

        return context.IsAlive;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static string? ProblemOf(IRoot root, Type type, Func<Type, object> make)
    {
        var attempt = Attempt.Of("writing", () => root.WriteAs(make(type), type)).Then(payload => Attempt.Of("reading", () => root.ReadAs(payload, type) ?? "null"));
        return attempt.Problem ?? (type.IsInstanceOfType(attempt.Value) ? null : "another value is read, silently");
    }

    private static object Make(Type type, int number)
    {
        var message = Activator.CreateInstance(type)!;
        type.GetProperty(nameof(Message.Number))!.SetValue(message, number);
        type.GetProperty(nameof(Message.Text))!.SetValue(message, "here");
        return message;
    }

    private static object ListOf(Type listType, object element)
    {
        var list = (System.Collections.IList)Activator.CreateInstance(listType)!;
        list.Add(element);
        return list;
    }
}
