using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Rewriting;

/// <summary>What is generated for one model.</summary>
/// <param name="Model">Its types.</param>
/// <param name="Hash">Of the sources and of everything else that decides the code.</param>
/// <param name="IsMany">True where the workload's value is a list of roots, false where it is one root.</param>
/// <param name="Repeated">The member of the root whose elements are the size; null for none.</param>
/// <param name="IsPublic">Whether the root can be seen from outside.</param>
internal sealed record GeneratedModel(Model Model, string Hash, bool IsMany, ModelMember? Repeated, bool IsPublic)
{
    /// <summary>Whether each root is a payload of its own, chosen by a parameter of the workload.</summary>
    public bool IsEach { get; init; }

    /// <summary>Converters that the copy has for the reader of the sample alone; null for the copy of adapters.</summary>
    public IReadOnlyList<INamedTypeSymbol>? Converters { get; init; }

    /// <summary>The class that holds the roots, where there are several: some formats have no list at the top.</summary>
    public string ListName => Model.Root.Symbol.Name + "List";

    /// <summary>The type of the workload's value.</summary>
    public string ValueType => IsMany ? $"global::{CopyNames.Generated}.{ListName}" : Model.Root.CSharp;

    /// <summary>What a size counts.</summary>
    public string SizeUnit => Repeated?.Name ?? Model.Root.Symbol.Name;
}
