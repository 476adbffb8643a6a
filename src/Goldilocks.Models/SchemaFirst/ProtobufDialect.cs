using System.Globalization;
using Goldilocks.Models.Reading;
using Goldilocks.Models.Rewriting;

namespace Goldilocks.Models.SchemaFirst;

/// <summary>Protocol Buffers, version 3 of the language. Times are the well-known types; a decimal is its parts, because the language has none; an enum is its number, because one of .NET need not begin with zero.</summary>
/// <param name="package">The package of the messages, for schemas of several programs; null for messages whose names a payload may hold.</param>
internal sealed class ProtobufDialect(string? package = ProtobufDialect.Package) : SchemaDialect
{
    /// <summary>Of schemas that more than one program may have.</summary>
    public const string Package = "goldilocks.schemas";

    private const int FirstChoice = 1;
    private const string OftenNegative = "OftenNegativeAttribute";
    private const string AllBits = "AllBitsAttribute";
    private static readonly ProtobufMessage s_decimal = new(SchemaNames.Decimal, ["fixed64 low = 1;", "uint32 high = 2;", "uint32 flags = 3;"]);
    private static readonly ProtobufMessage s_offsetTime = new(SchemaNames.OffsetTime, ["sfixed64 ticks = 1;", "sint32 offset_minutes = 2;"]);
    private const string SharedFile = "goldilocks.proto";
    private static readonly char[] s_separators = [' ', '<', '>', ','];
    private static readonly string[] s_imports = ["Timestamp", "Duration"];
    private static readonly HashSet<string> s_keys = ["String", "Boolean", "Byte", "SByte", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64"];

    public override string Name => "protobuf";

    public override string FileName => "model.proto";

    public override bool IsMap(ModelType dictionary) => s_keys.Contains(dictionary.Key!.Leaf ?? "");

    public override string LeafClass(ModelType leaf) => FormOf(leaf) switch
    {
        "bool" => "bool",
        "int32" or "sint32" => "int",
        "uint32" => "uint",
        "int64" => "long",
        "uint64" => "ulong",
        "float" => "float",
        "double" => "double",
        "string" => "string",
        "bytes" => "SchemaBytes",
        "google.protobuf.Timestamp" => "SchemaTime",
        "google.protobuf.Duration" => "SchemaDuration",
        var record => Own(record),
    };

    public override string ChoiceClass(ModelType type, SchemaNames names) => Own(names.Choice(type));

    public override string IsThere(ModelType type, string own, string field) => type is { Form: TypeForm.Leaf } && IsScalar(type) ? $"{own}.Has{field}" : $"{own}.{field} is not null";

    public override string? NewCollection(string own, string field, string element, string? key) => null;

    public override bool FillsInPlace => true;

    public override string? NamedRecord => "SchemaMessage";

    /// <summary>A time is an object, and three bytes of its payload are a frame: a list of them is one of ticks.</summary>
    public override string? ItemClass(ModelType item) => item is { Converted: null, Leaf: "DateTime" or "TimeSpan" } ? "long" : null;

    public override string IntoChoice(ModelType declared, int index, string record, SchemaNames names) =>
        string.Create(CultureInfo.InvariantCulture, $"new {Own(names.Choice(declared))} {{ Case{FirstChoice + index} = {record} }}");

    public override (string Subject, string Pattern, string Record) OutOfChoice(ModelType declared, int index, string own, SchemaNames names)
    {
        var number = (FirstChoice + index).ToString(CultureInfo.InvariantCulture);
        return ($"{own}.ValueCase", $"{Own(names.Choice(declared))}.ValueOneofCase.Case{number}", $"{own}.Case{number}");
    }

    public override string Schema(GeneratedModel generated, SchemaNames names) => Schema(
    [
        .. Messages(generated.Model, names),
        new ProtobufMessage(SchemaNames.ManyRoots, [$"repeated {Form(generated.Model.Root, names)} items = 1;"]),
    ]);

    /// <summary>
    /// A file for each root by its name: a program reads the description of a file as a whole, and a version before 3.15 none that has a word <c>optional</c>. What several roots hold, and what stands for values
    /// without a form of their own, is in one more.
    /// </summary>
    public IReadOnlyDictionary<string, string> Files(Model model, SchemaNames names)
    {
        var messages = model.Roots.ToDictionary(names.Record, root => Messages(model.Alone(root), names).ToList());
        var shared = messages.Values.SelectMany(of => of).GroupBy(message => message.Name).Where(same => same.Count() > 1).Select(same => same.First()).Concat([s_decimal, s_offsetTime]).ToList();
        var files = messages.ToDictionary(root => $"{root.Key}.proto", root => File([.. root.Value.ExceptBy(shared.Select(message => message.Name), message => message.Name)], shared));
        files.Add(SharedFile, File(shared, []));
        return files;
    }

    /// <summary>One file of these messages, and of those that stand for values without a form of their own.</summary>
    public string Schema(IEnumerable<ProtobufMessage> messages) => File([s_decimal, s_offsetTime, .. messages], []);

    private string File(IReadOnlyList<ProtobufMessage> messages, IEnumerable<ProtobufMessage> imported)
    {
        var words = messages.SelectMany(message => message.Lines).SelectMany(line => line.Split(s_separators, StringSplitOptions.RemoveEmptyEntries)).Select(word => word.TrimStart('.')).ToHashSet();
        var code = new CodeText();
        code.Line("syntax = \"proto3\";");
        if (package is not null)
        {
            code.Line($"package {package};");
        }

        foreach (var import in s_imports.Where(import => words.Contains($"google.protobuf.{import}")))
        {
            code.Line($"import \"google/protobuf/{import.ToLowerInvariant()}.proto\";");
        }

        if (imported.Any(message => words.Contains(message.Name)))
        {
            code.Line($"import \"{SharedFile}\";");
        }

        code.Line($"option csharp_namespace = \"{Namespace}\";");
        foreach (var message in messages)
        {
            code.Block($"message {message.Name}", message.Lines);
        }

        return code.ToString();
    }

    /// <summary>The messages of a model's types.</summary>
    public IEnumerable<ProtobufMessage> Messages(Model model, SchemaNames names)
    {
        var records = from type in model.Objects
                      where type.Construction is not null
                      select new ProtobufMessage(names.Record(type), [.. type.Members.Select(member => Field(type, member, names))]);
        var choices = from type in model.Objects
                      where type.IsPolymorphic
                      let cases = type.Concrete.Select((derived, index) => string.Create(CultureInfo.InvariantCulture, $"  {Full(names.Record(derived))} case{FirstChoice + index} = {FirstChoice + index};"))
                      select new ProtobufMessage(names.Choice(type), ["oneof value {", .. cases, "}"]);
        var holders = from type in Held(model) select new ProtobufMessage(names.Holder(type), [$"{Collection(type, names)} items = 1;"]);
        var entries = from type in Entries(model) select new ProtobufMessage(names.Entry(type), [$"{Form(type.Key!, names)} key = 1;", $"{Form(type.Element!, names)} value = 2;"]);
        return [.. records, .. choices, .. holders, .. entries];
    }

    private string Field(ModelType owner, ModelMember member, SchemaNames names)
    {
        var property = names.Field(owner, member);
        var form = IsCollection(member.Type) && !IsHeld(member)
            ? Collection(member.Type, names)
            : (IsOptional(member) && IsScalar(member.Type.Unwrapped) ? "optional " : "") + Form(member.Type, names);
        return string.Create(CultureInfo.InvariantCulture, $"{InItsValues(member, form)} {Camel(property)} = {member.Number + 1};");
    }

    /// <summary>What is known of a number's values makes its form shorter: ten bytes of a negative int32 become five, or four.</summary>
    private static string InItsValues(ModelMember member, string form) => (form[(form.LastIndexOf(' ') + 1)..], Says(member, AllBits), Says(member, OftenNegative)) switch
    {
        ("int32" or "int64", true, _) => form.Replace("int", "sfixed", StringComparison.Ordinal),
        ("int32" or "int64", _, true) => form.Replace("int", "sint", StringComparison.Ordinal),
        _ => form,
    };

    private static bool Says(ModelMember member, string attribute) => member.Symbol.GetAttributes().Any(candidate => candidate.AttributeClass?.Name == attribute);

    private string Collection(ModelType type, SchemaNames names) => type.Form != TypeForm.Dictionary
        ? $"repeated {(ItemClass(type.Element!) is null ? Form(type.Element!, names) : "sfixed64")}"
        : IsMap(type) ? $"map<{Form(type.Key!, names)}, {Form(type.Element!, names)}>" : $"repeated {Full(names.Entry(type))}";

    /// <summary>A map makes a message of its own inside, such as MetadataEntry, which a message of that name would be taken for: so this one has its full name.</summary>
    private string Full(string name) => name.EndsWith("Entry", StringComparison.Ordinal) ? $".{(package is null ? "" : package + ".")}{name}" : name;

    private string Form(ModelType type, SchemaNames names) => Full(NameOf(type, names, FormOf));

    /// <summary>Whether only the word <c>optional</c> lets its absence be told from its default; a message can always be absent.</summary>
    private static bool IsScalar(ModelType type) => type.Form == TypeForm.Leaf && char.IsAsciiLetterLower(FormOf(type)[0]) && !FormOf(type).Contains('.', StringComparison.Ordinal);

    private static string FormOf(ModelType leaf) => leaf.Leaf switch
    {
        "Boolean" => "bool",
        "Byte" or "UInt16" or "Char" or "UInt32" => "uint32",
        "SByte" or "Int16" or "Int32" or "DateOnly" => "int32",
        "Int64" or "TimeOnly" => "int64",
        "UInt64" => "uint64",
        "Single" or "Half" => "float",
        "Double" => "double",
        "Bytes" or "Guid" => "bytes",
        "DateTime" => "google.protobuf.Timestamp",
        "TimeSpan" => "google.protobuf.Duration",
        "Decimal" => SchemaNames.Decimal,
        "DateTimeOffset" => SchemaNames.OffsetTime,
        _ => "string",
    };
}

/// <summary>A message of a schema.</summary>
/// <param name="Name">Unique in the schema.</param>
/// <param name="Lines">Its fields.</param>
internal sealed record ProtobufMessage(string Name, IReadOnlyList<string> Lines);
