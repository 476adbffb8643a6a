using Goldilocks.Models.Crossing;

namespace Goldilocks.Models;

/// <summary>The probes' classes with two ways to write a class together, which are made and not written by hand.</summary>
public static class ProbePairs
{
    /// <summary>The folder with the files. They are made once for each state of this program and each set of classes that is refused.</summary>
    /// <param name="artifacts">Where everything lies that can be made again.</param>
    /// <param name="refused">Classes that the library's generator or analyzer refuses, with its words.</param>
    /// <param name="generated">The variants that run generated code, which the refusals are answers of; null for all.</param>
    public static string Folder(string artifacts, IReadOnlyDictionary<string, string> refused, IReadOnlyList<string>? generated)
    {
        var texts = refused.OrderBy(pair => pair.Key, StringComparer.Ordinal).SelectMany(pair => new[] { pair.Key, pair.Value }).Prepend(typeof(ProbePairs).Module.ModuleVersionId.ToString());
        // An error in one of the files is told by the folder of models that it lies in, as one in the sources of the repository is.
        var made = Path.Combine(artifacts, "models", "crossed-" + ModelShelf.HashOf(texts.Concat(generated ?? [])), "models", "Crossed");
        if (!Directory.Exists(made))
        {
            Directory.CreateDirectory(Path.GetDirectoryName(made)!);
            ModelShelf.WriteWhole(made, CrossedModels.Files(refused, generated));
        }

        return made;
    }

    /// <summary>The name of the class that a word of an error names, be it that class, its base class or the class around it; null where it names none.</summary>
    public static string? ClassOf(string word) => CrossedModels.NameOf(word);
}
