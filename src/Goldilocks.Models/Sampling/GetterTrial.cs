using System.Collections;
using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Sampling;

/// <summary>
/// Reads the members of values once, as a serializer and the comparison will. A getter that throws on a value ends both. A computed member is no data, so that the copy can be without it; a member that is data
/// cannot.
/// </summary>
/// <param name="objects">Reads the values.</param>
/// <param name="model">Their types.</param>
/// <param name="isCopy">False for types of a compiled library as they stand: their computed members are not looked at.</param>
internal sealed class GetterTrial(ModelObjects objects, Model model, bool isCopy)
{
    private readonly Dictionary<ModelType, IReadOnlyList<ISymbol>> _computed = model.Objects.ToDictionary(type => type, type => isCopy ? ComputedOf(type, model) : []);
    private readonly HashSet<ModelType> _calling = [];
    private readonly HashSet<object> _met = new(ReferenceEqualityComparer.Instance);
    private readonly HashSet<object> _open = new(ReferenceEqualityComparer.Instance);

    /// <summary>Computed members whose getters threw, each with what they threw.</summary>
    public Dictionary<ISymbol, string> Throwing { get; } = new(SymbolEqualityComparer.Default);

    /// <exception cref="ModelException">The getter of a member that is data threw.</exception>
    public void Read(object root)
    {
        if (_calling.Count == 0)
        {
            FindCalling();
        }

        Read(model.Root, root);
    }

    private static IReadOnlyList<ISymbol> ComputedOf(ModelType type, Model model)
    {
        var lineage = DataMembers.Lineage((INamedTypeSymbol)type.Symbol).ToList();
        return [.. model.Objects.Where(other => lineage.Contains(other.Symbol, SymbolEqualityComparer.Default)).SelectMany(other => other.NotMembers).DistinctBy(member => member.Name)];
    }

    /// <summary>The types whose values run code when they are read, or hold one whose does.</summary>
    private void FindCalling()
    {
        int known;
        do
        {
            known = _calling.Count;
            _calling.UnionWith(model.Types.Where(type => Parts(type).Any(_calling.Contains) || (_computed.TryGetValue(type, out var computed) && computed.Count > 0) || type.Members.Any(HasCode)));
        }
        while (_calling.Count > known);
    }

    private static bool HasCode(ModelMember member) => member.Symbol is IPropertySymbol property && !property.IsAutomatic();

    private static IEnumerable<ModelType> Parts(ModelType type) => type.Members.Select(member => member.Type).Concat(type.Concrete).Append(type.Element).Append(type.Key).OfType<ModelType>();

    private void Read(ModelType declared, object? value)
    {
        if (value is null || !_calling.Contains(declared) || (!value.GetType().IsValueType && !_met.Add(value)))
        {
            return;
        }

        // One of the classes that stand where an interface is declared may be a collection.
        var type = declared.Concrete.FirstOrDefault(derived => objects.TypeOf(derived) == value.GetType()) ?? declared;
        switch (type.Form)
        {
            case TypeForm.Nullable:
                Read(type.Element!, value);
                break;
            case TypeForm.Object:
                ReadObject(type, value);
                break;
            case TypeForm.Dictionary when value is IDictionary entries:
                ReadAll(type.Key!, entries.Keys);
                ReadAll(type.Element!, entries.Values);
                break;
            case TypeForm.Sequence or TypeForm.Set or TypeForm.Grid when value is IEnumerable elements:
                ReadAll(type.Element!, elements);
                break;
            default:
                break;
        }
    }

    private void ReadAll(ModelType type, IEnumerable values)
    {
        if (_calling.Contains(type) && !ModelObjects.IsUnmade(values))
        {
            foreach (var value in values)
            {
                Read(type, value);
            }
        }
    }

    private void ReadObject(ModelType type, object value)
    {
        _open.Add(value);
        foreach (var member in type.Members)
        {
            var held = objects.Get(type, member, value);
            if (held is not null && _open.Contains(held))
            {
                throw new ModelException($"{Places.Of(member.Symbol)}: {type.Name}.{member.Name} leads back to the object that holds this one, because the code of the classes sets it so. Such a value is a cycle, and has no end for most serializers. Mark the member with [JsonIgnore] in the copy that you give to --model; 'goldilocks probe' shows what each serializer does with cycles.") { Without = member.Symbol, Cause = "it leads back to the object that holds it" };
            }

            Read(member.Type, held);
        }

        _open.Remove(value);

        foreach (var member in _computed[type].Where(member => !Throwing.ContainsKey(member.OriginalDefinition)))
        {
            try
            {
                objects.Get(type, member.Name, value);
            }
            catch (ModelException mistake)
            {
                Throwing.Add(member.OriginalDefinition, mistake.Cause ?? mistake.Message);
            }
        }
    }
}
