using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Rewriting;

/// <summary>Methods that make one object, collection or derived class.</summary>
internal sealed class ObjectCode(CodeText code, ValueCode values, ValueSource source, ModelMember? repeated)
{
    /// <summary>The members of an object in the order in which they are made, read and written: first those that the object is made of, then those that are set afterwards.</summary>
    public static IEnumerable<ModelMember> InOrder(ModelType type) => type.Members.OrderBy(member => !AccessorCode.IsFirst(type, member));

    /// <summary>The method of a type, and what it calls.</summary>
    public void Write(ModelType type)
    {
        switch (type.Form)
        {
            case TypeForm.Object:
                WriteObject(type);
                break;
            case TypeForm.Built when source != ValueSource.Gather:
                WriteBuilt(type);
                break;
            case TypeForm.Built:
                WriteGathered(type);
                break;
            case TypeForm.Grid when source != ValueSource.Gather:
                GridCode.Write(code, values, source, type);
                break;
            case TypeForm.Sequence or TypeForm.Set or TypeForm.Dictionary:
                WriteCollection(type);
                break;
            default:
                break;
        }
    }

    /// <summary>The members of what the framework makes of all of them, in their order.</summary>
    private void WriteBuilt(ModelType type)
    {
        using var body = code.Block($"private static {type.CSharp} {values.Verb}{type.Id}({values.Parameter(type)})");
        foreach (var member in type.Members)
        {
            code.Line($"{member.Type.CSharp} {Local(member)} = {values.Value(member.Type, member.MayBeNull, $"from.{member.CSharp}")};");
        }

        code.Line($"return {Built(type, type.Members.Select(member => Local(member)))};");
    }

    private void WriteGathered(ModelType type)
    {
        using var body = code.Block($"private static {type.CSharp} {values.Verb}{type.Id}({values.Parameter(type)})");
        code.Line($"return {Built(type, type.Members.Select((member, index) => values.Value(member.Type, member.MayBeNull, FormattableString.Invariant($"elements[{index}]"))))};");
    }

    /// <summary>C# makes a tuple by no <c>new</c>.</summary>
    private static string Built(ModelType type, IEnumerable<string> members) =>
        type.Symbol is Microsoft.CodeAnalysis.INamedTypeSymbol { IsTupleType: true } ? $"({string.Join(", ", members)})" : $"new {type.CSharp}({string.Join(", ", members)})";

    private void WriteObject(ModelType type)
    {
        if (source == ValueSource.Gather)
        {
            return;
        }

        if (type.IsPolymorphic)
        {
            WriteChoice(type);
        }

        if (type.Construction is null)
        {
            return;
        }

        using var body = code.Block($"private static {type.CSharp} {values.Verb}{type.Id}{(type.IsPolymorphic ? "Itself" : "")}({values.Parameter(type)})");
        foreach (var member in Given(type).Where(member => AccessorCode.IsFirst(type, member)))
        {
            code.Line($"{member.Type.CSharp} {Local(member)} = {ValueOf(type, member, null)};");
        }

        var arguments = AccessorCode.Arguments(type, member => Given(type).Contains(member) ? Local(member) : $"default({member.Type.CSharp})!");
        var initializers = string.Join(", ", Given(type).Where(member => AccessorCode.IsFirst(type, member) && (member.Setting != Setting.Constructor || member.IsRequired)).Select(member => $"{member.CSharp} = {Placed(type, member, Local(member))}"));
        code.Line($"var made = {AccessorCode.New(type, arguments, initializers)};");
        foreach (var member in Given(type).Where(member => !AccessorCode.IsFirst(type, member)))
        {
            WriteSet(type, member);
        }

        if (source == ValueSource.Make && type.Members.Any(member => member.HasSetterCode))
        {
            code.Line("Place = \"\";");
        }

        code.Line("return made;");
    }

    /// <summary>A setter that refuses every value that is made up is called with none.</summary>
    private IEnumerable<ModelMember> Given(ModelType type) => source == ValueSource.Make ? type.Members.Where(member => member.Refusal is null) : type.Members;

    /// <summary>Code of a setter may refuse what is made up, and the error must say which.</summary>
    private string Placed(ModelType type, ModelMember member, string value) => source == ValueSource.Make && member.HasSetterCode ? $"Placed<{member.Type.CSharp}>(\"{member.SetterOf(type)}\", {value})" : value;

    private void WriteSet(ModelType type, ModelMember member)
    {
        var isFillable = member.Type.Collection is { IsFillable: true };
        var value = Placed(type, member, ValueOf(type, member, isFillable ? AccessorCode.Get(type, member, "made") : null));
        var set = AccessorCode.Set(type, member, value);
        // What no setter and no constructor sets has a value only where the class gives it one: a made-up one would be an object that no program holds.
        var isGiven = source == ValueSource.Make && member is { Setting: Setting.BackingField, IsHidden: false } && type.Construction is { IsWithout: false };
        code.Line(isGiven ? $"if (!global::System.Collections.Generic.EqualityComparer<{member.Type.CSharp}>.Default.Equals(made.{member.CSharp}, default)) {{ {set} }}" : set);
    }

    private string ValueOf(ModelType type, ModelMember member, string? filled) => source == ValueSource.Read && member == repeated
        ? $"from.ReadIsThere() ? ReadRepeated(from{(filled is null ? "" : $", {filled}")}) : null!"
        : values.Value(member.Type, member.MayBeNull, AccessorCode.Get(type, member), filled);

    /// <summary>Which class stands where a base is declared.</summary>
    private void WriteChoice(ModelType type)
    {
        using var body = code.Block($"private static {type.CSharp} {values.Verb}{type.Id}({values.Parameter(type)})");
        if (source == ValueSource.Copy)
        {
            foreach (var derived in type.Concrete)
            {
                code.Line($"if (from.GetType() == typeof({derived.CSharp})) return {Method(type, derived)}(({derived.CSharp})from);");
            }
        }
        else
        {
            code.Line($"var choice = {(source == ValueSource.Read ? "from.ReadByte()" : $"from.MakeChoice({type.Concrete.Count})")};");
            for (var index = 0; index < type.Concrete.Count; index++)
            {
                code.Line($"if (choice == {index}) return {Method(type, type.Concrete[index])}({(source == ValueSource.Read ? "from" : "from, depth")});");
            }
        }

        code.Line($"throw new global::System.IO.InvalidDataException(\"An unknown class stands where {type.Name} is declared.\");");
    }

    private string Method(ModelType declared, ModelType derived) => $"{values.Verb}{derived.Id}{(derived.IsPolymorphic ? "Itself" : "")}";

    private void WriteCollection(ModelType type)
    {
        var how = type.Collection;
        var filled = how is { IsFillable: true } ? $", {type.CSharp}? filled = null" : "";
        using var body = code.Block($"private static {type.CSharp} {values.Verb}{type.Id}({values.Parameter(type)}{filled})");
        code.Line($"var count = {values.Count(type)};");
        if (how is null)
        {
            code.Line($"var made = {ArrayCode.New(type.Element!)};");
        }
        else
        {
            code.Line($"var made = {Fillable(type, how)};");
            if (how.IsFillable)
            {
                code.Line(Cleared(type, how));
            }

            if (how is { IsFillable: true, HasCapacity: true })
            {
                code.Line("made.EnsureCapacity(count);");
            }
        }

        WriteElements(type, how);
        code.Line($"return {how?.FinishOf(type) ?? "made"};");
    }

    /// <summary>Reads the elements of the sample's list again and again, until there are as many as the size says. Each element is read anew, so that no two share a string.</summary>
    public void WriteRepeated(ModelType type)
    {
        var how = type.Collection;
        var filled = how is { IsFillable: true } ? $", {type.CSharp}? filled = null" : "";
        using var body = code.Block($"private static {type.CSharp} ReadRepeated({values.Parameter(type)}{filled})");
        code.Line("var end = from.ReadInt64();");
        code.Line("var count = from.Size;");
        code.Line("var elements = from.ReadCount();");
        code.Line("var start = from.Position;");
        code.Line($"var made = {(how is null ? ArrayCode.New(type.Element!) : Fillable(type, how))};");
        if (how is { IsFillable: true })
        {
            code.Line(Cleared(type, how));
        }

        using (code.Block("for (var index = 0; index < count; index++)"))
        {
            code.Line("if (index % elements == 0) from.Position = start;");
            code.Line($"{type.Element!.CSharp} element = {values.Value(type.Element, type.HasNullableElements, "")};");
            code.Line(how is null ? "made[index] = element;" : $"{how.AddTo(type, "element")};");
        }

        code.Line("from.Position = end;");
        code.Line($"return {how?.FinishOf(type) ?? "made"};");
    }

    /// <summary>The collection that the object made itself, where there is one, and otherwise a fresh one. An array is an IList too.</summary>
    private static string Fillable(ModelType type, CollectionForm how) => !how.IsFillable ? how.MakeOf(type)
        : type.Symbol.TypeKind == Microsoft.CodeAnalysis.TypeKind.Interface ? $"filled is {{ IsReadOnly: false }} ? filled : {how.MakeOf(type)}"
        : $"filled ?? {how.MakeOf(type)}";

    /// <summary>What a constructor or an initializer adds is in the sample too.</summary>
    private static string Cleared(ModelType type, CollectionForm how) => how.IsOwn
        ? $"((global::System.Collections.Generic.ICollection<{(type.Key is { } key ? $"global::System.Collections.Generic.KeyValuePair<{key.CSharp}, {type.Element!.CSharp}>" : type.Element!.CSharp)}>)made).Clear();"
        : "if (made.Count > 0) made.Clear();";

    private void WriteElements(ModelType type, CollectionForm? how)
    {
        using var loop = code.Block(source switch
        {
            ValueSource.Copy when !IsIndexed(type) => $"foreach ({EntryOf(type)} item in {type.SourceOf("from")})",
            _ => "for (var index = 0; index < count; index++)",
        });
        var original = source == ValueSource.Gather ? "elements[index]" : IsIndexed(type) ? "from[index]" : type.Key is null ? "item" : "item.Value";
        if (type.Key is { } key)
        {
            code.Line($"{key.CSharp} key = {values.Value(key, mayBeNull: false, source == ValueSource.Gather ? "keys[index]" : "item.Key")};");
        }

        // Where the source says nothing of nulls, real lists have none.
        var mayBeNull = type.HasNullableElements && (source != ValueSource.Make || ConstructFinder.IsAnnotated(type));
        code.Line($"{type.Element!.CSharp} element = {values.Value(type.Element, mayBeNull, original)};");
        if (source == ValueSource.Make && type.Key is not null)
        {
            // A key that was made up twice.
            code.Line("if (made.ContainsKey(key)) continue;");
        }

        code.Line(how is null ? "made[index] = element;" : $"{how.AddTo(type, "element", "key")};");
    }

    /// <summary>Through an interface, a loop over the elements would allocate, and the floor would not be one.</summary>
    private static bool IsIndexed(ModelType type) => type.Symbol is IArrayTypeSymbol || (type.Symbol.Name is "List" or "IList" or "IReadOnlyList" && type.Collection is { IsOwn: false });

    /// <summary>What a loop over a collection meets; a list of objects does not say it.</summary>
    public static string EntryOf(ModelType type) => type.Key is null ? type.Element!.CSharp : type.Collection is { IsUntyped: true } ? "global::System.Collections.DictionaryEntry" : "var";

    private static string Local(ModelMember member) => "m" + member.Name;
}
