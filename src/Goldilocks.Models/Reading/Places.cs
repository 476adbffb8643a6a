using System.Globalization;
using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Reading;

/// <summary>Where something is declared, as an error names it.</summary>
internal static class Places
{
    /// <summary>File and line.</summary>
    public static string Of(ISymbol symbol) => Of(symbol.Locations.FirstOrDefault(location => location.IsInSource) ?? symbol.Locations.FirstOrDefault());

    /// <summary>File and line.</summary>
    public static string Of(Location? location)
    {
        if (location?.SourceTree is not { } tree)
        {
            return location?.MetadataModule is { } library ? library.Name : "the model";
        }

        return string.Create(CultureInfo.InvariantCulture, $"{tree.FilePath}:{location.GetLineSpan().StartLinePosition.Line + 1}");
    }
}
