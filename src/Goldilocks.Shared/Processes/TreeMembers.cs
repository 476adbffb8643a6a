using System.Diagnostics;

namespace Goldilocks.Processes;

/// <summary>A process of a tree.</summary>
/// <param name="Id">Of the operating system.</param>
/// <param name="Command">Its command line, printable and not long.</param>
internal sealed record TreeMember(int Id, string Command);

/// <summary>How an operating system finds the processes of a tree, and ends them.</summary>
internal interface ITreeMembers : IDisposable
{
    /// <summary>Those that are alive, without the root once it has ended.</summary>
    IReadOnlyList<TreeMember> Find();

    /// <summary>Ends one of them.</summary>
    void Kill(int id);

    /// <summary>Ends the root and the processes of its group.</summary>
    void KillRoot();
}

internal static class TreeMembers
{
    private const int KeptCharacters = 80;

    /// <param name="root">Just started.</param>
    /// <param name="mark">The environment variable that everything in the tree inherits, with its value.</param>
    public static ITreeMembers Of(Process root, string mark) =>
        OperatingSystem.IsWindows() ? new JobMembers(root)
        : OperatingSystem.IsLinux() ? new LinuxMembers(root, mark)
        : new ListedMembers(root, mark);

    /// <summary>A command line as a table can show it.</summary>
    public static string Printable(string command)
    {
        var text = string.Concat(command.Trim().Select(character => char.IsControl(character) ? ' ' : character)).Trim();
        return text.Length <= KeptCharacters ? text : text[..KeptCharacters] + "...";
    }
}
