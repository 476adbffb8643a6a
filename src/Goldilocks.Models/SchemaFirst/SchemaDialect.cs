using Goldilocks.Models.Reading;
using Goldilocks.Models.Rewriting;

namespace Goldilocks.Models.SchemaFirst;

/// <summary>A schema language, and how the classes look that its generator makes.</summary>
internal abstract class SchemaDialect
{
    /// <summary>The namespace of the generated classes.</summary>
    public const string Namespace = "Goldilocks.Schemas";

    /// <summary>The folder of its files.</summary>
    public abstract string Name { get; }

    /// <summary>The schema's file.</summary>
    public abstract string FileName { get; }

    /// <summary>Names that a generated class has already, beside those of <see cref="SchemaNames"/>.</summary>
    public virtual IReadOnlySet<string> Taken => new HashSet<string>();

    /// <summary>How the generator calls a property or a class of this name.</summary>
    public virtual string AsGenerated(string name) => name;

    /// <summary>Whether it writes a dictionary with such keys as a map, and not as a list of entries.</summary>
    public abstract bool IsMap(ModelType dictionary);

    /// <summary>Whether it is a dictionary that is a map.</summary>
    public bool IsMapOf(ModelType type) => type.Form == TypeForm.Dictionary && IsMap(type);

    /// <summary>Why this language, other than the others, has no form for the model; null where it has one.</summary>
    public virtual string? WhyNot(GeneratedModel generated) => null;

    /// <summary>The schema's text.</summary>
    public abstract string Schema(GeneratedModel generated, SchemaNames names);

    /// <summary>The property's class for a leaf.</summary>
    public abstract string LeafClass(ModelType leaf);

    /// <summary>The property's class where one of several records can stand.</summary>
    public abstract string ChoiceClass(ModelType type, SchemaNames names);

    /// <summary>An expression that is true where an optional field of the schema is there.</summary>
    public abstract string IsThere(ModelType type, string own, string field);

    /// <summary>An expression that makes a record, whose fields are set afterwards.</summary>
    /// <param name="record">Its class.</param>
    /// <param name="required">The fields that must be set when it is made.</param>
    public virtual string New(string record, IEnumerable<string> required) => $"new {record}()";

    /// <summary>Whether the field of such a member must be set when its record is made.</summary>
    public virtual bool MustBeSet(ModelMember member) => false;

    /// <summary>A statement that makes the collection of a field that has just been created; null where the generated class has made it.</summary>
    public abstract string? NewCollection(string own, string field, string element, string? key);

    /// <summary>Whether a list of a generated class is an array. Then a field is given a whole collection, and is not filled.</summary>
    public virtual bool HasArrays => false;

    /// <summary>Whether a field is given a list or a dictionary that is made before. One of the user's with the same items is then given as it is, and so is one back.</summary>
    public virtual bool TakesCollections => false;

    /// <summary>Whether such a field takes an array as well.</summary>
    public virtual bool TakesArrays => TakesCollections;

    /// <summary>Whether a collection can be absent, or stand in another one, without a record of its own. Such a field is given a list or a dictionary.</summary>
    public virtual bool NestsCollections => false;

    /// <summary>Whether a field has a collection of its own, which code fills where it stands: <c>SchemaValues.Reserve</c> makes room in it.</summary>
    public virtual bool FillsInPlace => false;

    /// <summary>The class of an item of a list, where that is another than of a field: <c>SchemaValues.ToItem</c> makes it. Null where it is the same.</summary>
    public virtual string? ItemClass(ModelType item) => null;

    /// <summary>Whether one of several records stands in a record of its own.</summary>
    public virtual bool HasChoiceRecord => true;

    /// <summary>Whether it has a union, whose tag in a payload says which of several classes a record is. Then an interface can be a root.</summary>
    public virtual bool HasUnions => false;

    /// <summary>The class of every record, where the library can write with a record which one it is. Then a base of several classes can be a root. Null where it cannot.</summary>
    public virtual string? NamedRecord => null;

    /// <summary>The record that an item stands in, because a list of the language cannot hold it; null where it stands there itself.</summary>
    public virtual string? BoxOf(ModelType item) => null;

    /// <summary>Whether there is a list whose items stand in a record.</summary>
    protected bool NeedsBoxes(Model model) => model.Types.Any(type => type.Form is TypeForm.Sequence or TypeForm.Set && BoxOf(type.Element!) is not null);

    /// <summary>What says how many items a generated list has.</summary>
    public string Count => HasArrays ? "Length" : "Count";

    /// <summary>The class of a generated list that is read.</summary>
    public virtual string ReadList(string element) => $"global::System.Collections.Generic.IList<{element}>";

    /// <summary>An expression of such a list, of an array of its items.</summary>
    public virtual string FromArray(string element, string array) => array;

    /// <summary>An expression of a collection that <see cref="NewCollection"/> has made, as one that takes items.</summary>
    public virtual string ToFill(string collection, string element) => collection;

    /// <summary>The value of a field that is not optional.</summary>
    public virtual string ValueOf(ModelType owner, ModelMember member, SchemaNames names, string own) => $"{own}.{names.Field(owner, member)}";

    /// <summary>The value of an optional field that is there.</summary>
    public virtual string OptionalOf(ModelType type, string own, string field) => $"{own}.{field}";

    /// <summary>A statement that gives an optional field its value.</summary>
    public virtual string SetOptional(ModelType owner, ModelMember member, SchemaNames names, string own, string value) => $"{own}.{names.Field(owner, member)} = {value};";

    /// <summary>A statement that says that an optional field has no value; null where a new object says so.</summary>
    public virtual string? SetAbsent(ModelType owner, ModelMember member, SchemaNames names, string own) => null;

    /// <summary>An expression of what was read, or of its default where the library gives null for that.</summary>
    public virtual string Present(ModelType type, string own, SchemaNames names) => own;

    /// <summary>The same for a list.</summary>
    public virtual string PresentList(string own) => own;

    /// <summary>An expression that puts a record into a choice.</summary>
    public virtual string IntoChoice(ModelType declared, int index, string record, SchemaNames names) => $"new {ChoiceClass(declared, names)} {{ {Chosen(declared, index, names)} = {record} }}";

    /// <summary>A pattern of a switch over a choice, and the expression of its record.</summary>
    public virtual (string Subject, string Pattern, string Record) OutOfChoice(ModelType declared, int index, string own, SchemaNames names) =>
        (own, $"{{ {Chosen(declared, index, names)}: not null }}", $"{own}.{Chosen(declared, index, names)}");

    /// <summary>The field of one of several classes.</summary>
    protected static string Chosen(ModelType declared, int index, SchemaNames names) => "As" + names.Record(declared.Concrete[index]);

    /// <summary>The generated types that an adapter binds a root with.</summary>
    public virtual string Bound => "SchemaConversion";

    /// <summary>Writes what the adapter needs beside the conversion.</summary>
    public virtual void WriteMore(CodeText code, Model model, SchemaNames names, IReadOnlyList<ConvertedRoot> roots)
    {
    }

    /// <summary>The property's class.</summary>
    public string ClassOf(ModelType type, SchemaNames names) => type switch
    {
        { Form: TypeForm.Leaf } => LeafClass(type),
        { Form: TypeForm.Nullable } => ClassOf(type.Element!, names),
        { IsPolymorphic: true } => ChoiceClass(type, names),
        { Form: TypeForm.Object } => Own(names.Record(type)),
        _ => NestsCollections ? CollectionClass(type, names) : Own(names.Holder(type)),
    };

    /// <summary>The class of a list or a dictionary that a field is given.</summary>
    public string CollectionClass(ModelType type, SchemaNames names) => $"global::System.Collections.Generic.{(IsMapOf(type)
        ? $"Dictionary<{ClassOf(type.Key!, names)}, {ClassOf(type.Element!, names)}>"
        : $"List<{(type.Form == TypeForm.Dictionary ? Own(names.Entry(type)) : BoxOf(type.Element!) is { } box ? Own(box) : ClassOf(type.Element!, names))}>")}";

    /// <summary>How a schema that declares records by name refers to a type.</summary>
    /// <param name="type">The type.</param>
    /// <param name="names">The names of records.</param>
    /// <param name="leaf">The language's own form of a leaf.</param>
    protected static string NameOf(ModelType type, SchemaNames names, Func<ModelType, string> leaf) => type switch
    {
        { Form: TypeForm.Leaf } => leaf(type),
        { Form: TypeForm.Nullable } => NameOf(type.Element!, names, leaf),
        { IsPolymorphic: true } => names.Choice(type),
        { Form: TypeForm.Object } => names.Record(type),
        _ => names.Holder(type),
    };

    /// <summary>A property's name as a schema spells the field.</summary>
    protected static string Camel(string property) => char.ToLowerInvariant(property[0]) + property[1..];

    /// <summary>A generated class, from the global namespace.</summary>
    public virtual string Own(string record) => $"global::{Namespace}.{record}";

    /// <summary>Collections that stand in a record of their own somewhere, because they can be null there or are in another collection.</summary>
    public static IEnumerable<ModelType> Held(Model model) => model.Objects.SelectMany(type => type.Members).Where(IsHeld).Select(member => member.Type)
        .Concat(model.Types.Where(type => type.Element is { } element && IsCollection(element)).Select(type => type.Element!))
        .Distinct();

    /// <summary>Whether a collection is in a holder: a list of a schema cannot be null.</summary>
    public static bool IsHeld(ModelMember member) => IsCollection(member.Type) && member.MayBeNull && member.Setting != Setting.Filled;

    /// <summary>A sequence, a set or a dictionary.</summary>
    public static bool IsCollection(ModelType type) => type.Form is TypeForm.Sequence or TypeForm.Set or TypeForm.Dictionary;

    /// <summary>Dictionaries that are lists of entries.</summary>
    protected IEnumerable<ModelType> Entries(Model model) => model.Types.Where(type => type.Form == TypeForm.Dictionary && !IsMap(type));

    /// <summary>Whether a field of the schema may be absent.</summary>
    public static bool IsOptional(ModelMember member) => member.Type.Form == TypeForm.Nullable || IsHeld(member) || (!IsCollection(member.Type) && member.MayBeNull);
}
