using Goldilocks.Models.Reading;
using Goldilocks.Models.Rewriting;
using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.SchemaFirst;

/// <summary>Generates the conversion of a collection: into one of the schema's class, and back into the user's.</summary>
/// <param name="code">Where it is written.</param>
/// <param name="names">The names of the schema's records.</param>
/// <param name="dialect">The schema's language.</param>
/// <param name="toOwn">The expression of an item of the schema's, from one of the user's.</param>
/// <param name="toApplication">The same back.</param>
internal sealed class CollectionConversion(CodeText code, SchemaNames names, SchemaDialect dialect, Func<ModelType, string, string> toOwn, Func<ModelType, string, string> toApplication)
{
    private const string List = "global::System.Collections.Generic.List<";
    private const string Dictionary = "global::System.Collections.Generic.Dictionary<";
    private const string Linq = "global::System.Linq.Enumerable";

    /// <summary>Its default has no array and cannot be gone through; it is written as an empty list, because a list of a schema cannot be null.</summary>
    private const string ImmutableArray = "global::System.Collections.Immutable.ImmutableArray<";

    /// <summary>The methods for a type.</summary>
    /// <param name="type">The collection.</param>
    /// <param name="isHeld">Whether it stands in a record of its own somewhere.</param>
    public void Write(ModelType type, bool isHeld)
    {
        if (dialect.HasArrays)
        {
            WriteCollected(type);
        }
        else if (dialect.TakesCollections)
        {
            WriteWhole(type);
        }
        else if (!dialect.FillsInPlace)
        {
            WriteFill(type);
        }

        WriteMake(type);
        if (isHeld)
        {
            WriteHolder(type);
        }
    }

    /// <summary>Statements that give a field of <c>own</c> its collection.</summary>
    public void WriteField(string field, ModelType type, string value)
    {
        if (dialect.HasArrays)
        {
            code.Line($"own.{field} = Fill{type.Id}({value});");
            return;
        }

        if (dialect.TakesCollections)
        {
            code.Line($"own.{field} = {Taken(type, value)};");
            return;
        }

        if (dialect.FillsInPlace)
        {
            WriteInPlace($"own.{field}", type, value);
            return;
        }

        WriteNew(field, ElementClass(type), dialect.IsMapOf(type) ? dialect.ClassOf(type.Key!, names) : null);
        code.Line($"Fill{type.Id}({value}, {dialect.ToFill($"own.{field}", ElementClass(type))});");
    }

    /// <summary>The collection that a field is given, where <see cref="SchemaDialect.TakesCollections"/>.</summary>
    public string Taken(ModelType type, string value) => IsTakenAsItIs(type) ? value : $"Fill{type.Id}({value})";

    /// <summary>Statements that make the record of several roots.</summary>
    public void WriteRoots(ConvertedRoot converted)
    {
        var element = dialect.ClassOf(converted.Type, names);
        if (dialect.HasArrays)
        {
            code.Line($"return new {converted.Record} {{ {SchemaNames.Items} = {ArrayOf("value.Items", toOwn(converted.Type, "item"))} }};");
            return;
        }

        code.Line($"var own = {dialect.New(converted.Record, [SchemaNames.Items])};");
        WriteNew(SchemaNames.Items, element, key: null);
        code.Line($"foreach (var item in value.Items) {dialect.ToFill($"own.{SchemaNames.Items}", element)}.Add({toOwn(converted.Type, "item")});");
        code.Line("return own;");
    }

    private static string ArrayOf(string from, string item) => $"{Linq}.ToArray({Linq}.Select({from}, static item => {item}))";

    /// <summary>A condition that is true for a collection that is none; null where there is no such value.</summary>
    public static string? NothingIn(ModelType type) => type.CSharp.StartsWith(ImmutableArray, StringComparison.Ordinal) ? "from.IsDefault" : null;

    private void WriteCollected(ModelType type)
    {
        if (!dialect.IsMapOf(type))
        {
            WriteArray(type);
            return;
        }

        var map = $"global::System.Collections.Generic.Dictionary<{dialect.ClassOf(type.Key!, names)}, {ElementClass(type)}>";
        using var body = code.Block($"private static {map} Fill{type.Id}({type.CSharp} from)");
        code.Line($"var to = new {map}();");
        code.Line($"foreach (var item in from) {AddTo(type, "to")};");
        code.Line("return to;");
    }

    /// <summary>An array of the same items is given as it is.</summary>
    private void WriteArray(ModelType type)
    {
        var head = $"private static {dialect.ReadList(ElementClass(type))} Fill{type.Id}({type.CSharp} from)";
        if (type.Form == TypeForm.Dictionary || !HasIndex(type))
        {
            code.Line($"{head} => {(NothingIn(type) is { } nothing ? $"{nothing} ? [] : " : "")}{dialect.FromArray(ElementClass(type), ArrayOf("from", type.Form == TypeForm.Dictionary ? Entry(type) : Item(type)))};");
            return;
        }

        if (IsSame(type.Element!))
        {
            code.Line($"{head} => {(type.Symbol is IArrayTypeSymbol ? "from" : "from.ToArray()")};");
            return;
        }

        using var body = code.Block(head);
        code.Line($"var to = new {ElementClass(type)}[{CountOf(type, "from")}];");
        code.Line($"for (var index = 0; index < to.Length; index++) to[index] = {Item(type, "from[index]")};");
        code.Line($"return {dialect.FromArray(ElementClass(type), "to")};");
    }

    private void WriteWhole(ModelType type)
    {
        if (type.Symbol is IArrayTypeSymbol && dialect is { TakesArrays: true, NestsCollections: false })
        {
            code.Line($"private static {ElementClass(type)}[] Fill{type.Id}({type.CSharp} from) => global::System.Array.ConvertAll(from, static item => {Item(type)});");
            return;
        }

        var made = dialect.CollectionClass(type, names);
        using var body = code.Block($"private static {made} Fill{type.Id}({type.CSharp} from)");
        if (NothingIn(type) is { } nothing)
        {
            code.Line($"if ({nothing}) return [];");
        }

        code.Line($"var to = new {made}({CountOf(type, "from")});");
        code.Line(type.Form != TypeForm.Dictionary && IsSame(type.Element!) ? "to.AddRange(from);" : AddAll(type, "from", "to"));
        code.Line("return to;");
    }

    private void WriteInPlace(string to, ModelType type, string from)
    {
        var there = NothingIn(type) is null ? "" : $"if (!{from}.IsDefault) ";
        if (type.Form != TypeForm.Dictionary && IsSame(type.Element!))
        {
            code.Line($"{there}{to}.AddRange({from});");
            return;
        }

        if (!dialect.IsMapOf(type) && there.Length == 0)
        {
            code.Line($"SchemaValues.Reserve({to}, {CountOf(type, from)});");
        }

        code.Line(there + AddAll(type, from, to));
    }

    /// <summary>Whether its items are asked for by an index.</summary>
    public static bool HasIndex(ModelType type) => type.Symbol is IArrayTypeSymbol || type.CSharp.StartsWith(List, StringComparison.Ordinal);

    /// <summary>An index needs less of the stack than an enumerator, and objects are nested by the thousand.</summary>
    private string AddAll(ModelType type, string from, string to) => HasIndex(type)
        ? $"for (var index = 0; index < {CountOf(type, from)}; index++) {AddTo(type, to, $"{from}[index]")};"
        : $"foreach (var item in {from}) {AddTo(type, to)};";

    /// <summary>An expression of how many items a collection of the user's has.</summary>
    public static string CountOf(ModelType type, string from) => type.CSharp.StartsWith(List, StringComparison.Ordinal) || type.CSharp.StartsWith(Dictionary, StringComparison.Ordinal) ? $"{from}.Count" : type.CountOf(from);

    /// <summary>Whether the items of a list of the schema are those of the user's.</summary>
    private bool IsSame(ModelType item) => item.Form == TypeForm.Leaf && dialect.BoxOf(item) is null && dialect.ItemClass(item) is null && SchemaLeaves.IsSame(item, dialect.LeafClass(item));

    /// <summary>Whether a field takes the user's collection as it is.</summary>
    private bool IsTakenAsItIs(ModelType type) => IsSame(type.Element!) && (type.Form == TypeForm.Dictionary
        ? dialect.IsMap(type) && IsSame(type.Key!) && type.CSharp.StartsWith(Dictionary, StringComparison.Ordinal)
        : (type.Symbol is IArrayTypeSymbol && dialect.TakesArrays) || type.CSharp.StartsWith(List, StringComparison.Ordinal));

    private void WriteFill(ModelType type)
    {
        using var body = code.Block($"private static void Fill{type.Id}({type.CSharp} from, {OwnCollection(type)} to)");
        if (NothingIn(type) is { } nothing)
        {
            code.Line($"if ({nothing}) return;");
        }

        using var loop = code.Block("foreach (var item in from)");
        code.Line($"{AddTo(type, "to")};");
    }

    private string AddTo(ModelType type, string to, string item = "item") => type.Form != TypeForm.Dictionary ? $"{to}.Add({Item(type, item)})"
        : dialect.IsMap(type) ? $"{to}.Add({toOwn(type.Key!, "item.Key")}, {toOwn(type.Element!, "item.Value")})"
        : $"{to}.Add({Entry(type)})";

    private string Item(ModelType type, string item = "item") => dialect.ItemClass(type.Element!) is not null ? $"SchemaValues.ToItem({item})"
        : dialect.BoxOf(type.Element!) is { } box ? $"new {dialect.Own(box)} {{ {SchemaNames.Boxed} = {toOwn(type.Element!, item)} }}"
        : toOwn(type.Element!, item);

    private string Unboxed(ModelType type, string item) => dialect.ItemClass(type.Element!) is not null ? $"SchemaValues.To{type.Element!.Leaf}({item})" : toApplication(type.Element!, dialect.BoxOf(type.Element!) is null ? item : $"{item}.{SchemaNames.Boxed}");

    private string Entry(ModelType type) => $"new {dialect.Own(names.Entry(type))} {{ Key = {toOwn(type.Key!, "item.Key")}, Value = {toOwn(type.Element!, "item.Value")} }}";

    private void WriteMake(ModelType type)
    {
        var how = type.Collection;
        var isFillable = how is { IsFillable: true };
        if (dialect.HasArrays && type.Symbol is IArrayTypeSymbol && IsSame(type.Element!))
        {
            code.Line($"private static {type.CSharp} Make{type.Id}({ReadCollection(type)} own) => own;");
            return;
        }

        using var body = code.Block($"private static {type.CSharp} Make{type.Id}({ReadCollection(type)} own{(isFillable ? $", {type.CSharp}? filled = null" : "")})");
        if (dialect.TakesCollections && how is not null && IsTakenAsItIs(type))
        {
            code.Line($"if (filled is null && own is {type.CSharp} same) return same;");
        }

        code.Line($"var count = own.{(dialect.IsMapOf(type) ? "Count" : dialect.Count)};");
        var fresh = how is null ? ArrayCode.New(type.Element!) : how.MakeOf(type);
        code.Line($"var made = {(isFillable ? "filled is not null ? filled : " : "")}{fresh};");
        code.Line($"{Refill(type)};");
        code.Line($"return {(how is null ? "made" : how.FinishOf(type))};");
    }

    /// <summary>A statement that adds all items of <c>own</c>. A list that is no lazy one is gone through by its index: its enumerator would be an object.</summary>
    private string Refill(ModelType type)
    {
        var isWhole = dialect.FillsInPlace || dialect.TakesCollections || dialect.HasArrays;
        if (type.Form == TypeForm.Dictionary)
        {
            return $"foreach (var item in own) {type.Collection!.AddTo(type, toApplication(type.Element!, "item.Value"), toApplication(type.Key!, "item.Key"))}";
        }

        if (isWhole && IsSame(type.Element!) && (type.Collection is null || type.CSharp.StartsWith(List, StringComparison.Ordinal)))
        {
            return type.Collection is null ? "own.CopyTo(made, 0)" : "made.AddRange(own)";
        }

        return type.Collection is null ? $"for (var index = 0; index < count; index++) made[index] = {Unboxed(type, "own[index]")}"
            : isWhole ? $"for (var index = 0; index < count; index++) {type.Collection.AddTo(type, Unboxed(type, "own[index]"))}"
            : $"foreach (var item in own) {type.Collection.AddTo(type, Unboxed(type, "item"))}";
    }

    private void WriteHolder(ModelType type)
    {
        var holder = dialect.Own(names.Holder(type));
        if (dialect.HasArrays)
        {
            code.Line($"private static {holder} Hold{type.Id}({type.CSharp} from) => new() {{ {SchemaNames.Items} = Fill{type.Id}(from) }};");
            return;
        }

        using var body = code.Block($"private static {holder} Hold{type.Id}({type.CSharp} from)");
        code.Line($"var own = {dialect.New(holder, [SchemaNames.Items])};");
        WriteField(SchemaNames.Items, type, "from");
        code.Line("return own;");
    }

    private void WriteNew(string field, string element, string? key)
    {
        if (dialect.NewCollection("own", field, element, key) is { } line)
        {
            code.Line(line);
        }
    }

    private string ElementClass(ModelType type) => type.Form == TypeForm.Dictionary && !dialect.IsMap(type) ? dialect.Own(names.Entry(type))
        : type.Form != TypeForm.Dictionary && dialect.ItemClass(type.Element!) is { } item ? item
        : type.Form != TypeForm.Dictionary && dialect.BoxOf(type.Element!) is { } box ? dialect.Own(box)
        : dialect.ClassOf(type.Element!, names);

    private string OwnCollection(ModelType type) => dialect.IsMapOf(type)
        ? $"global::System.Collections.Generic.IDictionary<{dialect.ClassOf(type.Key!, names)}, {ElementClass(type)}>"
        : $"global::System.Collections.Generic.IList<{ElementClass(type)}>";

    private string ReadCollection(ModelType type) => dialect.IsMapOf(type) ? OwnCollection(type) : dialect.ReadList(ElementClass(type));
}
