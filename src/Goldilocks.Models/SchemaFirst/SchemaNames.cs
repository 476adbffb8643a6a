using System.Globalization;
using System.Text;
using Goldilocks.Models.Reading;

namespace Goldilocks.Models.SchemaFirst;

/// <summary>
/// The names of records and fields: those of the user where a schema language and the classes that its generator makes allow them. A record is a class of the user's; a choice holds one of several; a
/// holder holds a collection where a null, or a collection of collections, must be told apart.
/// </summary>
internal sealed class SchemaNames
{
    /// <summary>Members that generated classes have already, in one language or the other.</summary>
    private static readonly HashSet<string> s_taken = new(StringComparer.OrdinalIgnoreCase)
    {
        "Descriptor", "Parser", "Clone", "CalculateSize", "MergeFrom", "WriteTo", "Equals", "GetHashCode", "ToString", "GetType", "Types", "Schema", "Get", "Put", "MemberwiseClone", "Finalize",
    };

    private readonly Dictionary<ModelType, string> _records = [];
    private readonly IReadOnlySet<string> _taken;
    private readonly Func<string, string> _asGenerated;

    /// <param name="model">The types that get a name.</param>
    /// <param name="nameOf">A type's name, where a schema has the records of several models and the type's name alone would fit two.</param>
    /// <param name="taken">Other members of the classes that a language's generator makes; null for none.</param>
    /// <param name="asGenerated">How a language's generator calls a class or a property; null where it leaves every name as it is.</param>
    public SchemaNames(Model model, Func<ModelType, string>? nameOf = null, IReadOnlySet<string>? taken = null, Func<string, string>? asGenerated = null)
    {
        _taken = taken ?? new HashSet<string>();
        _asGenerated = asGenerated ?? (static name => name);
        var index = 0;
        foreach (var type in model.Types)
        {
            index++;
            var name = nameOf?.Invoke(type) ?? type.Id;
            _records[type] = name.All(char.IsAsciiLetterOrDigit) && char.IsAsciiLetter(name[0])
                ? _asGenerated(char.ToUpperInvariant(name[0]) + name[1..])
                : string.Create(CultureInfo.InvariantCulture, $"Type{index}");
        }
    }

    /// <summary>The record that holds several roots.</summary>
    public const string ManyRoots = "GoldilocksRoots";

    /// <summary>The record of a decimal.</summary>
    public const string Decimal = "GoldilocksDecimal";

    /// <summary>The record of a time with its offset.</summary>
    public const string OffsetTime = "GoldilocksOffsetTime";

    /// <summary>The record of a GUID, where the language has structs that lie inline.</summary>
    public const string Guid = "GoldilocksGuid";

    /// <summary>The record of bytes, where a list cannot hold them.</summary>
    public const string Bytes = "GoldilocksBytes";

    /// <summary>The only field of a record that an item stands in.</summary>
    public const string Boxed = "Value";

    /// <summary>The only field of a holder.</summary>
    public const string Items = "Items";

    public string Record(ModelType type) => _records[type];

    public string Choice(ModelType type) => _records[type] + "Choice";

    public string Holder(ModelType type) => _records[type] + "Holder";

    public string Entry(ModelType type) => _records[type] + "Entry";

    /// <summary>The property of the generated class.</summary>
    public string Field(ModelType owner, ModelMember member)
    {
        var name = AsGenerated(member.Name) is { } usual ? _asGenerated(usual) : null;
        return name is null || s_taken.Contains(name) || _taken.Contains(name) || string.Equals(name, Record(owner), StringComparison.OrdinalIgnoreCase)
            ? string.Create(CultureInfo.InvariantCulture, $"Member{member.Number}")
            : name;
    }

    /// <summary>The generators write a letter after a digit in upper case, and leave underscores out; null for a name of other letters.</summary>
    private static string? AsGenerated(string name)
    {
        if (!name.All(char.IsAsciiLetterOrDigit) || !char.IsAsciiLetterUpper(name[0]))
        {
            return null;
        }

        var generated = new StringBuilder();
        var afterDigit = true;
        foreach (var letter in name)
        {
            generated.Append(afterDigit ? char.ToUpperInvariant(letter) : letter);
            afterDigit = char.IsAsciiDigit(letter);
        }

        return generated.ToString();
    }
}
