using Goldilocks.Results;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Models.Reading;

/// <summary>What a type is to the generated code.</summary>
internal enum TypeForm
{
    /// <summary>A value without parts: a number, a text, a date, an enum, bytes.</summary>
    Leaf,

    /// <summary>A struct or null.</summary>
    Nullable,

    /// <summary>An array, list, queue or another sequence.</summary>
    Sequence,

    /// <summary>A set.</summary>
    Set,

    /// <summary>Values by key.</summary>
    Dictionary,

    /// <summary>A class, struct, record or interface of the user's.</summary>
    Object,

    /// <summary>What is declared as <c>object</c>: a text, a number, a boolean, a list or a dictionary of these.</summary>
    Any,

    /// <summary>A tuple, a pair, a vector: of the framework, and made of its members.</summary>
    Built,

    /// <summary>An array of several dimensions.</summary>
    Grid,
}

/// <summary>One type that a value can consist of. The types refer to each other, possibly in circles.</summary>
/// <param name="symbol">The compiler's.</param>
/// <param name="form">What it is.</param>
/// <param name="id">Part of the names of its generated methods; unique in the model.</param>
internal sealed class ModelType(ITypeSymbol symbol, TypeForm form, string id)
{
    public ITypeSymbol Symbol { get; } = symbol.WithNullableAnnotation(NullableAnnotation.None);

    public TypeForm Form { get; } = form;

    public string Id { get; } = id;

    /// <summary>As code beside the copy writes it, from the global namespace.</summary>
    public string CSharp { get; } = symbol.TypeKind == TypeKind.Dynamic ? "object" : CopyNames.Of(symbol);

    /// <summary>As a person writes it.</summary>
    public string Name { get; } = symbol.WithNullableAnnotation(NullableAnnotation.None).ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat);

    /// <summary>Whether a null can stand for it.</summary>
    public bool IsReference => !Symbol.IsValueType;

    /// <summary>Whether its default is no value: an immutable array, which is empty where the sample says nothing.</summary>
    public bool IsUnmadeWithout => Form == TypeForm.Sequence && Symbol is { Name: "ImmutableArray", IsValueType: true };

    /// <summary>The name that the sample's reader and writer use for a leaf; null for others.</summary>
    public string? Leaf { get; init; }

    /// <summary>For a leaf that is kept as another one: how it is made of that; null for others.</summary>
    public LeafConversion? Converted { get; init; }

    /// <summary>How its objects are made, for collections.</summary>
    public CollectionForm? Collection { get; init; }

    /// <summary>The elements of a collection, the values of a dictionary, the struct of a nullable one.</summary>
    public ModelType? Element { get; set; }

    /// <summary>The struct of a nullable one; every other type is itself.</summary>
    public ModelType Unwrapped => Form == TypeForm.Nullable ? Element! : this;

    /// <summary>Whether an element can be null by its declaration.</summary>
    public bool HasNullableElements { get; set; }

    /// <summary>What a loop over a collection goes over, as C#.</summary>
    public string SourceOf(string value) => Collection?.Source?.Replace("{v}", value, StringComparison.Ordinal) ?? value;

    /// <summary>The number of elements of a collection, as C#.</summary>
    public string CountOf(string value) => Symbol is IArrayTypeSymbol ? $"{value}.Length"
        : Collection?.Count?.Replace("{v}", value, StringComparison.Ordinal) ?? $"global::System.Linq.Enumerable.Count({value})";

    /// <summary>The keys of a dictionary.</summary>
    public ModelType? Key { get; set; }

    /// <summary>The members of an object's data, those of its base classes first.</summary>
    public IReadOnlyList<ModelMember> Members { get; set; } = [];

    /// <summary>Properties that are no part of the data.</summary>
    public IReadOnlyList<ISymbol> NotMembers { get; set; } = [];

    /// <summary>The same with those that its copy cannot have, and those of its bases.</summary>
    public IReadOnlyList<ISymbol> AllNotMembers { get; set; } = [];

    /// <summary>Of these, what an attribute keeps out of the data and its copy has all the same, because code needs it.</summary>
    public IReadOnlyList<ISymbol> NotCompared { get; set; } = [];

    /// <summary>Members that were left out because their type is not known here: no value can have them.</summary>
    public IReadOnlyList<UnknownMember> Unknown { get; set; } = [];

    /// <summary>How an object is made; null for an interface or an abstract class.</summary>
    public Construction? Construction { get; set; }

    /// <summary>The classes that can stand where the type is declared, itself among them where it can be made; empty where only itself can.</summary>
    public IReadOnlyList<ModelType> Concrete { get; set; } = [];

    /// <summary>Whether another class than the declared one can stand there.</summary>
    public bool IsPolymorphic => Concrete.Count > 0;

    /// <summary>The user's declaration of the type; for a closed generic type, that of the open one.</summary>
    public INamedTypeSymbol? Declaration => Form == TypeForm.Object || Collection is { IsOwn: true } ? ((INamedTypeSymbol)Symbol).OriginalDefinition : null;
}

/// <summary>How a member gets its value.</summary>
internal enum Setting
{
    /// <summary>By a parameter of the constructor.</summary>
    Constructor,

    /// <summary>In the object initializer: its setter is <c>init</c>, or it is <c>required</c>.</summary>
    Initializer,

    /// <summary>By its setter, or directly where it is a field.</summary>
    Setter,

    /// <summary>By a setter that only the class itself may call.</summary>
    PrivateSetter,

    /// <summary>A collection that the object makes itself and a reader fills.</summary>
    Filled,

    /// <summary>By nothing but the field behind it: a property without a setter, which the class initializes.</summary>
    BackingField,

    /// <summary>By the private collection that it gives back, such as <c>IReadOnlyList&lt;Line&gt; Lines => _lines.AsReadOnly()</c>.</summary>
    FieldBehind,
}

/// <summary>A member of an object's data.</summary>
/// <param name="Symbol">A property or a field.</param>
/// <param name="Type">Its declared type.</param>
/// <param name="Setting">How it gets its value.</param>
/// <param name="MayBeNull">By its declaration; also where the source says nothing about nulls.</param>
/// <param name="Position">In the order of the declarations, from 0, after those of the base classes.</param>
/// <param name="Parameter">Of the constructor, where that sets it.</param>
internal sealed record ModelMember(ISymbol Symbol, ModelType Type, Setting Setting, bool MayBeNull, int Position, IParameterSymbol? Parameter)
{
    /// <summary>For formats that write numbers instead of names: <see cref="MemberNumbers"/>.</summary>
    public int Number { get; init; } = Position;

    /// <summary>Why its setter refuses what is made up, so that a made-up object keeps the value that its class gives it; null where it takes it.</summary>
    public string? Refusal { get; init; }

    public string Name => Symbol.Name;

    /// <summary>Whether a null can be given for it; a constructor may take one where the member then holds a value.</summary>
    public bool TakesNull => MayBeNull || (Setting == Setting.Constructor && Parameter is { Type: { IsReferenceType: true, NullableAnnotation: NullableAnnotation.Annotated } });

    /// <summary>What errors call its setter.</summary>
    public string SetterOf(ModelType type) => $"the setter of {type.Name}.{Name}";

    /// <summary>Whether its setter, an <c>init</c> too, is more than the compiler's.</summary>
    public bool HasSetterCode => Setting is Setting.Setter or Setting.PrivateSetter or Setting.Initializer && Symbol is IPropertySymbol { SetMethod: { } setter } property
        && (property.IsInSource() ? setter.DeclaringSyntaxReferences.Any(reference => reference.GetSyntax() is AccessorDeclarationSyntax accessor && (accessor.Body is not null || accessor.ExpressionBody is not null)) : !property.IsAutomatic());

    /// <summary>For code, also where the name is a keyword.</summary>
    public string CSharp => "@" + Symbol.Name;

    public bool IsRequired => Symbol is IPropertySymbol { IsRequired: true } or IFieldSymbol { IsRequired: true };

    /// <summary>The private collection that a property without a setter gives back; null for any other member.</summary>
    public IFieldSymbol? FieldBehind => Setting == Setting.FieldBehind ? DataMembers.FieldBehind((IPropertySymbol)Symbol) : null;

    /// <summary>Whether it takes what the type has no member for.</summary>
    public bool IsExtensionData => Type.Form == TypeForm.Dictionary && DataMembers.IsExtensionData(Symbol);

    /// <summary>The setter is not public, so that many libraries leave the member out unless an attribute includes it.</summary>
    public bool HasHiddenSetter => Symbol is IPropertySymbol { SetMethod: { DeclaredAccessibility: not Accessibility.Public } } or IFieldSymbol { DeclaredAccessibility: not Accessibility.Public };

    /// <summary>Only the class itself may read it; an attribute makes it data.</summary>
    public bool IsHidden => (Symbol is IPropertySymbol { GetMethod: { } getter } ? getter : Symbol).IsHidden();
}

/// <summary>A member whose type is not known here.</summary>
/// <param name="Symbol">A property or a field.</param>
/// <param name="Mistake">What to tell a person whose sample has it.</param>
internal sealed record UnknownMember(ISymbol Symbol, string Mistake);

/// <summary>How an object is made.</summary>
/// <param name="Constructor">Null for a struct's default.</param>
/// <param name="Members">In the order of the constructor's parameters.</param>
internal sealed record Construction(IMethodSymbol? Constructor, IReadOnlyList<string> Members)
{
    /// <summary>Only the class itself may call it.</summary>
    public bool IsPrivate => Constructor?.IsHidden() == true;

    /// <summary>
    /// The parameters of the constructor, each with the member that it gives its value; without one where that member is no data, so that it gets the default. The copy has no parameter of a type that is not known.
    /// </summary>
    public IEnumerable<(IParameterSymbol Parameter, ModelMember? Member)> Given(ModelType type) =>
        (Constructor is null ? [] : Constructor.Parameters.AsEnumerable()).Zip(Members, (parameter, name) => (parameter, type.Members.FirstOrDefault(member => member.Name == name))).Where(given => !given.parameter.Type.HasUnknown());

    /// <summary>No constructor takes the members and no other, so an object is made without one, as some libraries do.</summary>
    public bool IsWithout { get; init; }
}

/// <summary>All types of a model.</summary>
/// <param name="Roots">The types that were asked for: one of the user's, or many of the probes'.</param>
/// <param name="Types">Each type once, in the order in which they are met from the roots.</param>
internal sealed record Model(IReadOnlyList<ModelType> Roots, IReadOnlyList<ModelType> Types)
{
    /// <summary>Libraries of packages whose types are leaves.</summary>
    public IReadOnlyList<PackageLibrary> Libraries { get; init; } = [];

    /// <summary>Members of types that are not known, which no value has.</summary>
    public IReadOnlyList<string> LeftOut { get; init; } = [];

    /// <summary>Computed members and constructors without parameters whose code the copy is made without, because it throws on the values.</summary>
    public IReadOnlyList<ISymbol> Throwing { get; init; } = [];

    /// <summary>The compiled libraries that the user's types are in; null where sources declare them.</summary>
    public OwnLibraries? Own { get; init; }

    /// <summary>The first root; the only one of a user's model.</summary>
    public ModelType Root => Roots[0];

    /// <summary>The classes of an earlier version, whose numbers this one keeps; empty for none.</summary>
    public IReadOnlyList<ModelClass> Earlier { get; init; } = [];

    /// <summary>The model of one root, with the types that its values consist of.</summary>
    public Model Alone(ModelType root)
    {
        var reached = new List<ModelType> { root };
        for (var index = 0; index < reached.Count; index++)
        {
            var type = reached[index];
            reached.AddRange(type.Members.Select(member => member.Type).Concat(type.Concrete).Append(type.Element).Append(type.Key).OfType<ModelType>().Distinct().Except(reached).ToList());
        }

        return this with { Roots = [root], Types = reached };
    }

    /// <summary>The user's own.</summary>
    public IEnumerable<ModelType> Objects => Types.Where(type => type.Form == TypeForm.Object);
}
