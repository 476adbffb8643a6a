using System.Globalization;
using Goldilocks.Models.Reading;
using Goldilocks.Models.Rewriting;
using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.SchemaFirst;

/// <summary>
/// Generates the conversion to and from records without classes: values in the order of the schema, each an object. One conversion for each root, so that a program reads the schemas of those roots alone that it
/// uses, and each record has the schema's own instance: the library compares two instances member by member, for every record that it writes.
/// </summary>
internal sealed class AvroRecordCode
{
    private const string Record = "global::Avro.Generic.GenericRecord";
    private readonly CodeText _code;
    private readonly SchemaNames _names;
    private readonly AvroDialect _dialect;
    private int _variables;

    private AvroRecordCode(CodeText code, SchemaNames names, AvroDialect dialect) => (_code, _names, _dialect) = (code, names, dialect);

    /// <summary>The conversions of all roots, and what binds each of them.</summary>
    public static string Of(Model model, SchemaNames names, AvroDialect dialect)
    {
        var code = new CodeText();
        RootConversions.WriteBinding(code, "GenericRoots", "GenericVariant", model.Roots.Select(root => $"Binder<{root.CSharp}> own => variant.Bind<{root.CSharp}, {Name(root, names)}>(own)"));

        foreach (var root in model.Roots)
        {
            new AvroRecordCode(code, names, dialect).Write(model.Alone(root));
        }

        return code.ToString();
    }

    private static string Name(ModelType root, SchemaNames names) => $"{names.Record(root)}Records";

    private void Write(Model model)
    {
        var (root, types, held) = (model.Root, model.Types, SchemaDialect.Held(model).ToHashSet());
        IEnumerable<string> records =
        [
            .. types.Where(type => type is { Form: TypeForm.Object, Construction: not null }).Select(_names.Record),
            .. held.Select(_names.Holder),
            .. types.Where(type => type.Form == TypeForm.Dictionary && !_dialect.IsMap(type)).Select(_names.Entry),
            .. types.Where(IsRecord).Select(NameOf),
        ];
        _code.Line("");
        using var body = _code.Block($"internal readonly struct {Name(root, _names)} : Goldilocks.IConversion<{root.CSharp}, {Record}>");
        foreach (var record in records.Distinct())
        {
            _code.Line($"private static readonly global::Avro.RecordSchema s_{record} = Schemas.Named(typeof({root.CSharp}), \"{record}\");");
        }

        _code.Line($"public static {Record} ToOwn({root.CSharp} value) => {ToOwn(root, "value")};");
        _code.Line($"public static {root.CSharp} ToApplication({Record} own) => {ToApplication(root, "own")};");
        _code.Line(ArrayCode.Method);
        foreach (var type in types)
        {
            Write(type, held.Contains(type));
        }
    }

    private void Write(ModelType type, bool isHeld)
    {
        if (SchemaDialect.IsCollection(type))
        {
            WriteFill(type);
            WriteMake(type);
            if (isHeld)
            {
                _code.Line($"private static {Record} Hold{type.Id}({type.CSharp} from) {{ var own = new {Record}(s_{_names.Holder(type)}); own.Add(0, Fill{type.Id}(from)); return own; }}");
            }
        }
        else if (type.Form == TypeForm.Object)
        {
            WriteChoice(type);
            WriteRecord(type);
        }
    }

    private void WriteRecord(ModelType type)
    {
        if (type.Construction is null)
        {
            return;
        }

        var next = type.Members.LastOrDefault(member => WalkCode.IsNext(type, member));
        if (next is not null)
        {
            ConversionCode.WriteLevels(_code, type, next, Record, Number($"own.Add({type.Members.ToList().IndexOf(next)}, below);"), absent: null);
        }

        using (_code.Block($"private static {Record} ToOwn{type.Id}{(next is null ? "Record" : "Level")}({type.CSharp} from)"))
        {
            _code.Line($"var own = new {Record}(s_{_names.Record(type)});");
            foreach (var (index, member) in type.Members.Index().Where(member => member.Item != next))
            {
                var value = AccessorCode.Get(type, member);
                var isPlain = SchemaDialect.IsCollection(member.Type) && !SchemaDialect.IsHeld(member);
                var there = IsThere(member) ? Number($"there{++_variables}") : null;
                _code.Line($"{(there is null ? "" : $"if ({value} is {{ }} {there}) ")}own.Add({Number($"{index}")}, {(isPlain ? Filled(member.Type, value) : ToOwn(member.Type, there ?? value))});");
            }

            _code.Line("return own;");
        }

        new ObjectConversion(_code, type, ValueOf).Write(Record, next => $"{Field(type, next)} is {Record} next");
    }

    private static string Field(ModelType owner, ModelMember member) => Number($"own.GetValue({owner.Members.ToList().IndexOf(member)})");

    private static bool IsThere(ModelMember member) => (!SchemaDialect.IsCollection(member.Type) || SchemaDialect.IsHeld(member)) && (member.Type.Form == TypeForm.Nullable || (member.Type.IsReference && member.MayBeNull));

    private string ValueOf(ModelType owner, ModelMember member, string? filled)
    {
        var value = Field(owner, member);
        if (SchemaDialect.IsCollection(member.Type) && !SchemaDialect.IsHeld(member))
        {
            return $"Make{member.Type.Id}({value}{(filled is null ? "" : $", {filled}")})";
        }

        var there = Number($"there{++_variables}");
        return IsThere(member) ? $"{value} is {{ }} {there} ? {ToApplication(member.Type.Unwrapped, there)} : default({member.Type.CSharp})" : ToApplication(member.Type, value);
    }

    private void WriteChoice(ModelType type)
    {
        if (!type.IsPolymorphic)
        {
            return;
        }

        var unknown = ConversionCode.ThrowUnknown(type);
        _code.Line($"private static {Record} ToOwn{type.Id}Choice({type.CSharp} from) => from switch {{ {string.Concat(type.Concrete.Select((derived, index) => Number($"{derived.CSharp} value{index} => ToOwn{derived.Id}Record(value{index}), ")))}_ => {unknown} }};");
        _code.Line($"private static {type.CSharp} To{type.Id}Choice({Record} own) => own.Schema.Name switch {{ {string.Concat(type.Concrete.Select(derived => $"\"{_names.Record(derived)}\" => To{derived.Id}Object(own), "))}_ => {unknown} }};");
    }

    private void WriteFill(ModelType type)
    {
        var isMap = _dialect.IsMapOf(type);
        using var body = _code.Block($"private static {(isMap ? "global::System.Collections.Generic.Dictionary<string, object>" : "object[]")} Fill{type.Id}({type.CSharp} from)");
        _code.Line($"var count = {CollectionConversion.CountOf(type, "from")};");
        _code.Line(isMap ? "var to = new global::System.Collections.Generic.Dictionary<string, object>(count);" : "var to = new object[count];");
        if (!isMap)
        {
            _code.Line("var index = 0;");
        }

        var entry = type.Form == TypeForm.Dictionary && !isMap;
        _code.Line(isMap ? $"foreach (var item in from) to.Add(item.Key, {ToOwn(type.Element!, "item.Value")});"
            : entry ? $"foreach (var item in from) {{ var own = new {Record}(s_{_names.Entry(type)}); own.Add(0, {ToOwn(type.Key!, "item.Key")}); own.Add(1, {ToOwn(type.Element!, "item.Value")}); to[index++] = own; }}"
            : $"foreach (var item in from) to[index++] = {ToOwn(type.Element!, "item")};");
        _code.Line("return to;");
    }

    private void WriteMake(ModelType type)
    {
        var (how, isMap) = (type.Collection, _dialect.IsMapOf(type));
        var isFillable = how is { IsFillable: true };
        using var body = _code.Block($"private static {type.CSharp} Make{type.Id}(object own{(isFillable ? $", {type.CSharp}? filled = null" : "")})");
        _code.Line(isMap ? "var items = (global::System.Collections.Generic.IDictionary<string, object>)own;" : "var items = (object[])own;");
        _code.Line($"var count = items.{(isMap ? "Count" : "Length")};");
        _code.Line($"var made = {(isFillable ? "filled is not null ? filled : " : "")}{(how is null ? ArrayCode.New(type.Element!) : how.MakeOf(type))};");
        _code.Line(how is null ? $"for (var index = 0; index < count; index++) made[index] = {ToApplication(type.Element!, "items[index]")};"
            : isMap ? $"foreach (var item in items) {how.AddTo(type, ToApplication(type.Element!, "item.Value"), "item.Key")};"
            : type.Form == TypeForm.Dictionary ? $"foreach (var item in items) {how.AddTo(type, ToApplication(type.Element!, $"(({Record})item).GetValue(1)"), ToApplication(type.Key!, $"(({Record})item).GetValue(0)"))};"
            : $"foreach (var item in items) {how.AddTo(type, ToApplication(type.Element!, "item"))};");
        _code.Line($"return {(how is null ? "made" : how.FinishOf(type))};");
    }

    /// <summary>The library takes any array, so one of numbers is given as it is.</summary>
    private string Filled(ModelType type, string value) =>
        type.Symbol is IArrayTypeSymbol && type.Element!.Form == TypeForm.Leaf && SchemaLeaves.IsSame(type.Element, _dialect.LeafClass(type.Element)) ? value : $"Fill{type.Id}({value})";

    private string ToOwn(ModelType type, string value) => type switch
    {
        _ when IsRecord(type) => $"Records.Of(SchemaValues.ToOwn({value}), s_{NameOf(type)})",
        { Form: TypeForm.Leaf } => SchemaLeaves.ToOwn(type, _dialect.LeafClass(type), value),
        { Form: TypeForm.Nullable } => ToOwn(type.Element!, value),
        { IsPolymorphic: true } => $"ToOwn{type.Id}Choice({value})",
        { Form: TypeForm.Object } => $"ToOwn{type.Id}Record({value})",
        _ => $"Hold{type.Id}({value})",
    };

    private string ToApplication(ModelType type, string own) => type switch
    {
        _ when IsRecord(type) => $"SchemaValues.To{type.Leaf}(Records.As<{_dialect.LeafClass(type)}>(({Record}){own}))",
        { Form: TypeForm.Leaf } => SchemaLeaves.ToApplication(type, _dialect.LeafClass(type), $"(({_dialect.LeafClass(type)}){own})"),
        { IsPolymorphic: true } => $"To{type.Id}Choice(({Record}){own})",
        { Form: TypeForm.Object } => $"To{type.Id}Object(({Record}){own})",
        _ => $"Make{type.Id}((({Record}){own}).GetValue(0))",
    };

    /// <summary>A leaf that has no form of its own.</summary>
    private static bool IsRecord(ModelType type) => type is { Form: TypeForm.Leaf, Leaf: "Decimal" or "DateTimeOffset" };

    private static string NameOf(ModelType leaf) => leaf.Leaf == "Decimal" ? SchemaNames.Decimal : SchemaNames.OffsetTime;

    private static string Number(FormattableString text) => text.ToString(CultureInfo.InvariantCulture);
}
