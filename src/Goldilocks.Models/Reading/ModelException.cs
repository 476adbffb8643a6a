using Goldilocks.Results;

namespace Goldilocks.Models.Reading;

/// <summary>A model or a sample that cannot be measured; the message names the file and the line or the JSON path, what was expected, and the remedy.</summary>
public sealed class ModelException(string message) : UserErrorException(message)
{
    /// <summary>Whether a type is not known here, so that a member which no value has can be left out.</summary>
    public bool IsOfUnknownType { get; init; }

    /// <summary>With <see cref="IsOfUnknownType"/>: whether the framework declares the type, and no value of it can be made here.</summary>
    public bool IsUnmade { get; init; }

    /// <summary>The stream, the handle or the work that goes on, which is no data; null for any other mistake.</summary>
    internal Microsoft.CodeAnalysis.ITypeSymbol? Live { get; init; }

    /// <summary>Whether a value of the sample does not fit its type.</summary>
    public bool IsOfSample { get; init; }

    /// <summary>Whether the message says that <c>--lenient</c> leaves the member out.</summary>
    public bool NamesLenience { get; init; }

    /// <summary>What code of the user's threw, and where; null for any other mistake.</summary>
    public string? Cause { get; init; }

    /// <summary>With <see cref="Cause"/>: the code that threw, as its error calls it; empty where that is not known.</summary>
    public string At { get; init; } = "";

    /// <summary>The member without which values can be made; null where none is known.</summary>
    internal Microsoft.CodeAnalysis.ISymbol? Without { get; init; }

    /// <summary>Why MSBuild does not understand the project here, so that only its files can be read; null for any other mistake.</summary>
    public string? WhyNotEvaluated { get; init; }
}
