using System.Text.Json;
using Goldilocks.Results;

namespace Goldilocks.Catalog;

/// <summary>The facts of a codec: <c>facts.json</c> in its folder.</summary>
/// <param name="Home">Where its code is.</param>
/// <param name="Package">Null for a codec that is part of .NET.</param>
/// <param name="Licence">Its SPDX name.</param>
/// <param name="Format">With the number of its standard.</param>
/// <param name="Levels">In its own numbers.</param>
/// <param name="DefaultLevel">Why that one is the default.</param>
/// <param name="Checked">The day on which all of this was looked up.</param>
public sealed record CodecFacts(string Home, string? Package, string Licence, string Format, CodecLevels Levels, string DefaultLevel, string Checked)
{
    /// <summary>Reads a codec's facts.</summary>
    /// <exception cref="FactsException">There are none, or they are damaged.</exception>
    public static CodecFacts ReadFor(SerializerFolder codec)
    {
        var path = Path.Combine(codec.Path, "facts.json");
        try
        {
            return JsonSerializer.Deserialize<CodecFacts>(File.ReadAllBytes(path), RunJson.File) is { Levels: not null } facts
                ? facts
                : throw new JsonException("it names no levels");
        }
        catch (Exception exception) when (exception is JsonException or IOException)
        {
            throw new FactsException($"'{path}' cannot be used: {exception.Message.TrimEnd('.')}. A codec's facts name its levels; docs/compression.md says how.");
        }
    }
}

/// <summary>The levels that a codec takes.</summary>
/// <param name="Minimum">The smallest.</param>
/// <param name="Maximum">The largest.</param>
/// <param name="Default">When none is asked for.</param>
public sealed record CodecLevels(int Minimum, int Maximum, int Default);
