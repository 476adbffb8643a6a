using System.Text.Json;
using Goldilocks.Models.Reading;

namespace Goldilocks.Models.Sampling;

/// <summary>
/// Reads the sample into objects, once, before anything is built, and strictly: a member that does not exist, is there twice or is missing, and a null where none may be, is an error.
/// </summary>
internal sealed class SampleParser
{
    private readonly ObjectReader _reader;
    private readonly SampleNames _names;

    /// <param name="compiled">Makes the objects.</param>
    /// <param name="names">What members are called in the sample.</param>
    /// <param name="isLenient">Whether members that the types do not have are left out.</param>
    public SampleParser(CompiledModel compiled, SampleNames names, bool isLenient)
    {
        _names = names;
        _reader = new ObjectReader(compiled, names, isLenient);
    }

    /// <summary>What a reader of the results must know.</summary>
    public IEnumerable<string> Notes()
    {
        foreach (var form in _names.Separators)
        {
            yield return $"The sample's names are in {form}; each was matched to the member with the same words. The members keep their own names in every payload.";
        }

        foreach (var sentence in _reader.Remarks.Sentences())
        {
            yield return sentence;
        }
    }

    /// <summary>One object for each value of the sample.</summary>
    /// <exception cref="ModelException">One cannot be read, or a part of it would be lost.</exception>
    public IReadOnlyList<object> Parse(SampleText sample, Model model) => [.. sample.Documents.Select(document => Parse(sample, document, model))];

    private object Parse(SampleText sample, SampleDocument document, Model model)
    {
        try
        {
            using var json = JsonDocument.Parse(document.Json, SampleText.Lenient);
            return _reader.Read(model.Root, json.RootElement, "")!;
        }
        catch (SampleMistakeException mistake)
        {
            var prefix = sample.IsMany ? document.Path : "";
            throw new ModelException(FormattableString.Invariant(
                $"{sample.Name}:{document.Line + JsonPlaces.LinesBefore(document.Json.Span, mistake.Path)}: ${prefix}{mistake.Path}: {mistake.Message}")) { IsOfSample = true };
        }
    }
}

/// <summary>What is wrong at a place of a sample.</summary>
internal sealed class SampleMistakeException(string path, string message) : Exception(message)
{
    /// <summary>In the value of the sample, as a JSON path without its <c>$</c>.</summary>
    public string Path => path;

    /// <summary>Whether the message says that a converter wrote the value.</summary>
    public bool NamesConverter { get; init; }
}
