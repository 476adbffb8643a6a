using Goldilocks.Models.Shapes;

namespace Goldilocks.Models.Generating;

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

        using var body = code.Block($"private static void Write{type.Id}{(type.IsPolymorphic ? "Itself" : "")}(global::Goldilocks.Values.SampleWriter to, {type.CSharp} from)");
        foreach (var member in ObjectCode.InOrder(type))
        {
            WriteValue(member.Type, ObjectCode.Read(type, member), member == repeated);
        }
    }

    private void WriteCollection(ModelType type)
    {
        using var body = code.Block($"private static void Write{type.Id}(global::Goldilocks.Values.SampleWriter to, {type.CSharp} from)");
        code.Line($"to.WriteCount({(type.Symbol is Microsoft.CodeAnalysis.IArrayTypeSymbol ? "from.Length" : "global::System.Linq.Enumerable.Count(from)")});");
        using var loop = code.Block("foreach (var item in from)");
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
        var there = There(type.Form == TypeForm.Nullable ? type.Element! : type, variable);
        code.Line($"if ({value} is {{ }} {variable}) {{ {(isRepeated ? $"WriteLong(to, () => {there[..^1]});" : there)} }}");
    }

    private static string There(ModelType type, string value) => type.Form switch
    {
        TypeForm.Leaf when type.Symbol is Microsoft.CodeAnalysis.INamedTypeSymbol { TypeKind: Microsoft.CodeAnalysis.TypeKind.Enum, EnumUnderlyingType: { } number } => $"to.Write(({number.ToDisplayString()}){value});",
        TypeForm.Leaf => $"to.Write({value});",
        _ => $"Write{type.Id}(to, {value});",
    };
}
