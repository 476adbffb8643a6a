using System.Text.Json;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Reporting;

/// <summary>A study's file cannot be used; the message names the file, the cause and the next step.</summary>
public sealed class StudyException(string file, string cause, string next, Exception? inner = null)
    : UserErrorException($"The study's file '{file}' cannot be used: {cause.TrimEnd('.')}. {next}", inner);

/// <summary>Reads studies: those of a checkout, <c>studies/NAME.json</c>, and files of a user's own.</summary>
public static class StudyFolder
{
    private const string Extension = ".json";

    /// <summary>The names that there are, in alphabetical order.</summary>
    public static IReadOnlyList<string> Names(string folder) => !Directory.Exists(folder)
        ? []
        : [.. Directory.EnumerateFiles(folder, "*" + Extension).Select(NameOf).Order(StringComparer.Ordinal)];

    /// <summary>True for what is the path of a file, and not the name of a study.</summary>
    /// <param name="study">As typed.</param>
    public static bool IsFile(string study) => study.EndsWith(Extension, StringComparison.OrdinalIgnoreCase) || study.AsSpan().ContainsAny('/', '\\');

    /// <summary>The name of the study in a file.</summary>
    public static string NameOf(string file) => Path.GetFileNameWithoutExtension(file);

    /// <summary>Reads and checks one study of a folder.</summary>
    /// <exception cref="SelectionException">There is none of that name.</exception>
    /// <exception cref="StudyException">Its file is damaged or contradicts itself.</exception>
    public static Study Read(string folder, string name)
    {
        var names = Names(folder);
        return names.Contains(name, StringComparer.Ordinal)
            ? Read(Path.Combine(folder, name + Extension), name, "Restore it with 'git checkout studies'.")
            : throw new SelectionException($"There is no study '{name}'{Selection.DidYouMean(name, names)} --study takes: {string.Join(", ", names)}, or a file NAME.json of your own.");
    }

    /// <summary>Reads and checks a study of a user's own.</summary>
    /// <param name="file">Its path.</param>
    /// <param name="name">The name that it must have; null for that of the file.</param>
    /// <exception cref="StudyException">There is no such file, or it is damaged or contradicts itself.</exception>
    public static Study ReadOwn(string file, string? name = null)
    {
        const string Next = "docs/studies.md describes such a file.";
        return File.Exists(file)
            ? Read(file, name ?? NameOf(file), Next)
            : throw new StudyException(file, Directory.Exists(file) ? "it is a folder" : "there is no such file", Next);
    }

    private static Study Read(string file, string name, string next)
    {
        var content = BytesOf(file, next);
        var (study, mistake) = StudyJson.Read(content);
        var finding = mistake ?? StudyValidation.Findings(study!, name).FirstOrDefault();
        return finding is null ? study! : throw new StudyException(file, finding, next);
    }

    private static byte[] BytesOf(string file, string next)
    {
        try
        {
            return File.ReadAllBytes(file);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new StudyException(file, $"it cannot be read ({exception.Message.TrimEnd('.')})", next, exception);
        }
    }
}
