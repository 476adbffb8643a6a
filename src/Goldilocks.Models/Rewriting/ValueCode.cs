using Goldilocks.Models.Reading;

namespace Goldilocks.Models.Rewriting;

/// <summary>
/// The ways in which generated code gets a value to make an object of: it reads it from the sample's file, copies it from another object, or makes it up. All build objects in the same way, so one
/// generator serves them.
/// </summary>
internal enum ValueSource
{
    Read,
    Copy,
    Make,

    /// <summary>From arrays of keys and elements that were made before; for the command line, which reads the sample.</summary>
    Gather,
}

/// <summary>Expressions for values of one source.</summary>
internal sealed class ValueCode(ValueSource source)
{
    private int _variables;

    /// <summary>The name of the methods.</summary>
    public string Verb => source.ToString();

    /// <summary>The parameter of a method that makes a type.</summary>
    public string Parameter(ModelType type) => source switch
    {
        ValueSource.Read => "global::Goldilocks.Values.SampleReader from",
        ValueSource.Copy => $"{type.CSharp} from",
        ValueSource.Gather => "object?[] keys, object?[] elements",
        _ => "global::Goldilocks.Values.SampleMaker from, int depth",
    };

    /// <summary>The value of a member, an element or a key.</summary>
    /// <param name="type">Its declared type.</param>
    /// <param name="mayBeNull">By its declaration; a value that is made up is null only there.</param>
    /// <param name="original">The value to copy.</param>
    /// <param name="filled">A collection that the object made itself, which takes the elements; null for none.</param>
    public string Value(ModelType type, bool mayBeNull, string original, string? filled = null)
    {
        if (source == ValueSource.Gather)
        {
            return $"({type.CSharp})({original})!";
        }

        if (type.Form == TypeForm.Nullable)
        {
            return source switch
            {
                ValueSource.Read => $"from.ReadIsThere() ? {There(type.Element!, "", null)} : default({type.CSharp})",
                ValueSource.Copy => There(type, original, null),
                _ => $"from.MakeIsThere(depth) ? {There(type.Element!, "", null)} : default({type.CSharp})",
            };
        }

        if (!type.IsReference)
        {
            return There(type, original, filled);
        }

        var variable = $"there{++_variables}";
        return source switch
        {
            ValueSource.Read => $"from.ReadIsThere() ? {There(type, "", filled)} : null!",
            ValueSource.Copy => $"{original} is {{ }} {variable} ? {There(type, variable, filled)} : null!",
            _ when mayBeNull => $"from.MakeIsThere(depth) ? {There(type, "", filled)} : null!",
            _ => There(type, "", filled),
        };
    }

    /// <summary>The number of elements that follow.</summary>
    public string Count(ModelType type) => source switch
    {
        ValueSource.Read => "from.ReadCount()",
        ValueSource.Copy => type.CountOf("from"),
        ValueSource.Gather => "elements.Length",
        _ => "from.MakeCount(depth)",
    };

    private string There(ModelType type, string original, string? filled) => type.Form switch
    {
        TypeForm.Any => source == ValueSource.Copy ? $"global::Goldilocks.Values.AnyValue.Copy({original})!" : $"from.{Verb}Any()!",
        TypeForm.Leaf when type.Converted is { } conversion => Converted(type, conversion, original),
        TypeForm.Leaf => Leaf(type, original),
        TypeForm.Nullable => Nullable(type, original),
        _ => $"{Verb}{type.Id}({Argument(original)}{(filled is null ? "" : $", {filled}")})",
    };

    private string Argument(string original) => source switch
    {
        ValueSource.Read => "from",
        ValueSource.Copy => original,
        _ => "from, depth + 1",
    };

    /// <summary>A nullable leaf is a copy of itself.</summary>
    private string Nullable(ModelType type, string original)
    {
        var variable = $"there{++_variables}";
        return type.Element! is { Form: TypeForm.Leaf, Converted: null } ? original : $"{original} is {{ }} {variable} ? {There(type.Element!, variable, null)} : default({type.CSharp})";
    }

    private string Converted(ModelType type, LeafConversion conversion, string original) => source switch
    {
        ValueSource.Copy => conversion.Restore(conversion.Keep(original)),
        ValueSource.Make when conversion.Made is { } made => conversion.Restore(Microsoft.CodeAnalysis.CSharp.SymbolDisplay.FormatLiteral(made, quote: true)),
        _ => conversion.Restore($"from.{Verb}{type.Leaf}()"),
    };

    private string Leaf(ModelType type, string original) => source switch
    {
        ValueSource.Copy => type.Leaf switch
        {
            "String" or "Bytes" => $"Fresh.Copy({original})",
            "Uri" => $"new global::System.Uri({original}.OriginalString, global::System.UriKind.RelativeOrAbsolute)",
            "Version" => $"(global::System.Version){original}.Clone()",
            _ => original,
        },
        _ when type.Symbol is Microsoft.CodeAnalysis.INamedTypeSymbol { TypeKind: Microsoft.CodeAnalysis.TypeKind.Enum } => Enum(type),
        _ => $"from.{Verb}{type.Leaf}()",
    };

    private string Enum(ModelType type) => source == ValueSource.Read
        ? $"({type.CSharp})from.Read{type.Leaf}()"
        : $"Choose(global::System.Enum.GetValues<{type.CSharp}>(), from)";
}
