using Goldilocks.Models.Crossing;

namespace Goldilocks.Models;

/// <summary>The probes' classes with two ways to write a class together, which are made and not written by hand.</summary>
public static class ProbePairs
{
    /// <summary>The folder of <c>probes/models</c> whose questions are asked with these classes: a program without it needs none of them.</summary>
    public const string Questions = "Crossed";

    /// <summary>An error in one of the files is told by the folder of models that it lies in, as one in the sources of the repository is.</summary>
    private const string Inside = $"models/{Questions}";

    /// <summary>The folder with the files. They are made once for each state of this program and each set of classes that is refused.</summary>
    /// <param name="artifacts">Where everything lies that can be made again.</param>
    /// <param name="refused">Classes that the library's generator or analyzer refuses, with its words.</param>
    /// <param name="generated">The variants that run generated code, which the refusals are answers of; null for all.</param>
    public static string Folder(string artifacts, IReadOnlyDictionary<string, string> refused, IReadOnlyList<string>? generated)
    {
        // Which variants run generated code is told of refusals only.
        var texts = refused.OrderBy(pair => pair.Key, StringComparer.Ordinal).SelectMany(pair => new[] { pair.Key, pair.Value }).Concat(refused.Count > 0 ? generated ?? [] : []);
        var made = ModelShelf.Made(artifacts, "crossed", texts, () => CrossedModels.Files(refused, generated).ToDictionary(file => $"{Inside}/{file.Key}", file => file.Value));
        return Path.Combine(made, Inside);
    }

    /// <summary>The name of the class that a word of an error names, be it that class, its base class or the class around it; null where it names none.</summary>
    public static string? ClassOf(string word) => CrossedModels.NameOf(word);
}
