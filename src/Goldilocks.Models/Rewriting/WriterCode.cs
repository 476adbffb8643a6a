using Goldilocks.Models.Reading;

namespace Goldilocks.Models.Rewriting;

/// <summary>Methods that write one value into the sample's file, in the order in which it is read.</summary>
internal sealed class WriterCode(CodeText code, ModelMember? repeated)
{
    private int _variables;

    public void Write(ModelType type)
    {
        switch (type.Form)
        {
            case TypeForm.Object:
                WriteObject(type);
                break;
            case TypeForm.Built:
                WriteMembers(type, type.Members);
                break;
            case TypeForm.Grid:
                WriteGrid(type);
                break;
            case TypeForm.Sequence or TypeForm.Set or TypeForm.Dictionary:
                WriteCollection(type);
                break;
            default:
                break;
        }
    }

    private void WriteObject(ModelType type)
    {
        if (type.IsPolymorphic)
        {
            using var choice = code.Block($"private static void Write{type.Id}(global::Goldilocks.Values.SampleWriter to, {type.CSharp} from)");
            for (var index = 0; index < type.Concrete.Count; index++)
            {
                var derived = type.Concrete[index];
                code.Line($"if (from.GetType() == typeof({derived.CSharp})) {{ to.Write((byte){index}); Write{derived.Id}{(derived.IsPolymorphic ? "Itself" : "")}(to, ({derived.CSharp})from); return; }}");
            }

            code.Line($"throw new global::System.IO.InvalidDataException($\"{{from.GetType()}} cannot stand where {type.Name} is declared.\");");
        }

        if (type.Construction is null)
        {
            return;
        }

        WriteMembers(type, ObjectCode.InOrder(type));
    }

    /// <summary>Each getter is the user's code: where it does not return, the place says which one it was.</summary>
    private void WriteMembers(ModelType type, IEnumerable<ModelMember> members)
    {
        using var body = code.Block($"private static void Write{type.Id}{(type.IsPolymorphic ? "Itself" : "")}(global::Goldilocks.Values.SampleWriter to, {type.CSharp} from)");
        foreach (var member in members)
        {
            if (type.Form == TypeForm.Object && member.Symbol is Microsoft.CodeAnalysis.IPropertySymbol)
            {
                code.Line($"Place = \"the getter of {type.Symbol.Name}.{member.Name}\";");
            }

            WriteValue(member.Type, AccessorCode.Get(type, member), member == repeated);
        }
    }

    private void WriteGrid(ModelType type)
    {
        using var body = code.Block($"private static void Write{type.Id}(global::Goldilocks.Values.SampleWriter to, {type.CSharp} from)");
        code.Line("for (var dimension = 0; dimension < from.Rank; dimension++) to.WriteCount(from.GetLength(dimension));");
        using var loop = code.Block($"foreach ({type.Element!.CSharp} item in from)");
        WriteValue(type.Element!, "item");
    }

    private void WriteCollection(ModelType type)
    {
        using var body = code.Block($"private static void Write{type.Id}(global::Goldilocks.Values.SampleWriter to, {type.CSharp} from)");
        code.Line($"to.WriteCount({type.CountOf("from")});");
        using var loop = code.Block($"foreach ({ObjectCode.EntryOf(type)} item in {type.SourceOf("from")})");
        if (type.Key is { } key)
        {
            WriteValue(key, "item.Key");
        }

        WriteValue(type.Element!, type.Key is null ? "item" : "item.Value");
    }

    private void WriteValue(ModelType type, string value, bool isRepeated = false)
    {
        if (type is { IsReference: false, Form: not TypeForm.Nullable })
        {
            code.Line(There(type, value));
            return;
        }

        var variable = $"there{++_variables}";
        code.Line($"to.WriteIsThere({value} is not null);");
        var there = There(type.Unwrapped, variable);
        code.Line($"if ({value} is {{ }} {variable}) {{ {(isRepeated ? $"WriteLong(to, () => {there[..^1]});" : there)} }}");
    }

    private static string There(ModelType type, string value) => type.Form switch
    {
        TypeForm.Leaf when type.Symbol is Microsoft.CodeAnalysis.INamedTypeSymbol { TypeKind: Microsoft.CodeAnalysis.TypeKind.Enum, EnumUnderlyingType: { } number } => $"to.Write(({number.ToDisplayString()}){value});",
        TypeForm.Leaf when type.Converted is { } conversion => $"to.Write({conversion.Keep(value)});",
        TypeForm.Leaf => $"to.Write({value});",
        TypeForm.Any => $"to.WriteAny({value});",
        _ => $"Write{type.Id}(to, {value});",
    };
}
