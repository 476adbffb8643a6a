using System.Globalization;
using Goldilocks.Models.Rewriting;

namespace Goldilocks.Models.SchemaFirst;

/// <summary>
/// Generates classes that write and read themselves over a protocol of Thrift, by the same calls in the same order as its compiler's: a field that is null is not written, one that is unknown or of another type is skipped,
/// and one that is missing keeps its default.
/// </summary>
internal sealed class ThriftClassCode(CodeText code)
{
    private const string Entities = "global::Thrift.Protocol.Entities.";
    private const string Protocol = "global::Thrift.Protocol.TProtocol";
    private const string Task = "global::System.Threading.Tasks.Task";
    private const string Token = "global::System.Threading.CancellationToken";
    private const string Skip = "await global::Thrift.Protocol.Utilities.TProtocolUtil.SkipAsync(protocol, field.Type, token);";

    private int _variables;

    /// <summary>One class.</summary>
    /// <param name="name">Unique in the schema.</param>
    /// <param name="fields">In the order of their numbers.</param>
    public void Write(string name, IReadOnlyList<ThriftField> fields)
    {
        using var body = code.Block($"public sealed class {name} : global::Thrift.Protocol.TBase");
        foreach (var field in fields)
        {
            code.Line($"public {field.Form.Class}{(field.MayBeNull ? "?" : "")} {field.Name} {{ get; set; }}{(field.Initial is { } initial ? $" = {initial};" : "")}");
        }

        WriteWriter(name, fields);
        WriteReader(fields);
    }

    private void WriteWriter(string name, IReadOnlyList<ThriftField> fields)
    {
        using var method = code.Block($"public async {Task} WriteAsync({Protocol} protocol, {Token} token = default)");
        code.Line("protocol.IncrementRecursionDepth();");
        using (code.Block("try"))
        {
            code.Line($"await protocol.WriteStructBeginAsync(new {Entities}TStruct(\"{name}\"), token);");
            if (fields.Count > 0)
            {
                code.Line($"var field = new {Entities}TField();");
            }

            foreach (var field in fields)
            {
                WriteField(field);
            }

            code.Line("await protocol.WriteFieldStopAsync(token);");
            code.Line("await protocol.WriteStructEndAsync(token);");
        }

        code.Block("finally", ["protocol.DecrementRecursionDepth();"]);
    }

    private void WriteField(ThriftField field)
    {
        var value = field.MayBeNull ? Next() : field.Name;
        using var there = field.MayBeNull ? code.Block($"if ({field.Name} is {{ }} {value})") : null;
        code.Line($"field.Name = \"{field.Name}\";");
        code.Line($"field.Type = {Entities}TType.{field.Form.Type};");
        code.Line(string.Create(CultureInfo.InvariantCulture, $"field.ID = {field.Id};"));
        code.Line("await protocol.WriteFieldBeginAsync(field, token);");
        WriteValue(field.Form, value);
        code.Line("await protocol.WriteFieldEndAsync(token);");
    }

    private void WriteValue(ThriftForm form, string value)
    {
        switch (form)
        {
            case ThriftScalar scalar:
                code.Line($"await protocol.Write{scalar.Method}Async({value}, token);");
                break;
            case ThriftList list:
                var item = Next();
                code.Line($"await protocol.WriteListBeginAsync(new {Entities}TList({Entities}TType.{list.Item.Type}, {value}.Count), token);");
                using (code.Block($"foreach (var {item} in {value})"))
                {
                    WriteValue(list.Item, item);
                }

                code.Line("await protocol.WriteListEndAsync(token);");
                break;
            case ThriftMap map:
                var pair = Next();
                code.Line($"await protocol.WriteMapBeginAsync(new {Entities}TMap({Entities}TType.{map.Key.Type}, {Entities}TType.{map.Value.Type}, {value}.Count), token);");
                using (code.Block($"foreach (var {pair} in {value})"))
                {
                    WriteValue(map.Key, $"{pair}.Key");
                    WriteValue(map.Value, $"{pair}.Value");
                }

                code.Line("await protocol.WriteMapEndAsync(token);");
                break;
            default:
                code.Line($"await {value}.WriteAsync(protocol, token);");
                break;
        }
    }

    private void WriteReader(IReadOnlyList<ThriftField> fields)
    {
        using var method = code.Block($"public async {Task} ReadAsync({Protocol} protocol, {Token} token = default)");
        code.Line("protocol.IncrementRecursionDepth();");
        using (code.Block("try"))
        {
            code.Line("await protocol.ReadStructBeginAsync(token);");
            using (code.Block("while (true)"))
            {
                code.Line("var field = await protocol.ReadFieldBeginAsync(token);");
                code.Line($"if (field.Type == {Entities}TType.Stop) break;");
                using (code.Block("switch (field.ID)"))
                {
                    foreach (var field in fields)
                    {
                        ReadField(field);
                    }

                    code.Line($"default: {Skip} break;");
                }

                code.Line("await protocol.ReadFieldEndAsync(token);");
            }

            code.Line("await protocol.ReadStructEndAsync(token);");
        }

        code.Block("finally", ["protocol.DecrementRecursionDepth();"]);
    }

    private void ReadField(ThriftField field)
    {
        using var number = code.Block(string.Create(CultureInfo.InvariantCulture, $"case {field.Id}:"));
        using (code.Block($"if (field.Type == {Entities}TType.{field.Form.Type})"))
        {
            code.Line($"{field.Name} = {ReadValue(field.Form)};");
        }

        code.Line($"else {Skip}");
        code.Line("break;");
    }

    /// <summary>Writes what reads a value, and gives the expression of it.</summary>
    private string ReadValue(ThriftForm form)
    {
        if (form is ThriftScalar scalar)
        {
            return $"await protocol.Read{scalar.Method}Async(token)";
        }

        var value = Next();
        switch (form)
        {
            case ThriftList list:
                code.Line($"var {value}List = await protocol.ReadListBeginAsync(token);");
                code.Line($"var {value} = new {form.Class}({value}List.Count);");
                using (code.Block($"for (var {value}Index = 0; {value}Index < {value}List.Count; {value}Index++)"))
                {
                    code.Line($"{value}.Add({ReadValue(list.Item)});");
                }

                code.Line("await protocol.ReadListEndAsync(token);");
                break;
            case ThriftMap map:
                code.Line($"var {value}Map = await protocol.ReadMapBeginAsync(token);");
                code.Line($"var {value} = new {form.Class}({value}Map.Count);");
                using (code.Block($"for (var {value}Index = 0; {value}Index < {value}Map.Count; {value}Index++)"))
                {
                    code.Line($"var {value}Key = {ReadValue(map.Key)};");
                    code.Line($"{value}[{value}Key] = {ReadValue(map.Value)};");
                }

                code.Line("await protocol.ReadMapEndAsync(token);");
                break;
            default:
                code.Line($"var {value} = new {form.Class}();");
                code.Line($"await {value}.ReadAsync(protocol, token);");
                break;
        }

        return value;
    }

    private string Next() => string.Create(CultureInfo.InvariantCulture, $"value{++_variables}");
}

/// <summary>A field of a struct.</summary>
/// <param name="Id">Its number in a payload.</param>
/// <param name="Name">Of the property.</param>
/// <param name="Form">What it holds.</param>
/// <param name="IsOptional">Whether it can be absent although it is a number.</param>
/// <param name="Initial">An expression of its default; null for that of .NET.</param>
internal sealed record ThriftField(int Id, string Name, ThriftForm Form, bool IsOptional = false, string? Initial = null)
{
    public bool MayBeNull => IsOptional || Form is not ThriftScalar { IsReference: false };
}

/// <summary>What a field or an item can hold.</summary>
/// <param name="Type">Its type in a payload, as the library names it.</param>
/// <param name="Class">The property's class.</param>
internal abstract record ThriftForm(string Type, string Class);

/// <summary>A number, a text or bytes.</summary>
/// <param name="Type">Its type in a payload, as the library names it.</param>
/// <param name="Method">The name between <c>Write</c> or <c>Read</c> and <c>Async</c>.</param>
/// <param name="Class">The property's class.</param>
/// <param name="IsReference">Whether that can be null.</param>
internal sealed record ThriftScalar(string Type, string Method, string Class, bool IsReference = false) : ThriftForm(Type, Class);

/// <summary>A class of the schema.</summary>
internal sealed record ThriftStruct(string Class) : ThriftForm("Struct", Class);

/// <summary>A list.</summary>
internal sealed record ThriftList(ThriftForm Item) : ThriftForm("List", $"global::System.Collections.Generic.List<{Item.Class}>");

/// <summary>A map.</summary>
internal sealed record ThriftMap(ThriftForm Key, ThriftForm Value) : ThriftForm("Map", $"global::System.Collections.Generic.Dictionary<{Key.Class}, {Value.Class}>");
