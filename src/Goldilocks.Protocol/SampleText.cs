using System.Buffers.Text;
using System.Text;

namespace Goldilocks.Protocol;

/// <summary>
/// The request that is sent between timed samples, read from its bytes, and its answer, written to bytes: the same texts as any other <see cref="Frame"/>, without the strings.
/// Reading it as a frame makes the JIT compile hundreds of methods in the process that is measured (docs/experiments/warm-up.md).
/// </summary>
public sealed class SampleText
{
    private static readonly byte[] s_binding = Encoding.UTF8.GetBytes($"{Verbs.Take}\n{Fields.Binding.Name} ");
    private static readonly byte[] s_operation = Line(Fields.Operation);
    private static readonly byte[] s_operations = Line(Fields.Operations);
    private static readonly byte[] s_leadIn = Line(Fields.LeadIn);
    private static readonly byte[] s_serialize = Encoding.UTF8.GetBytes(Operation.Serialize.Name());
    private static readonly byte[] s_deserialize = Encoding.UTF8.GetBytes(Operation.Deserialize.Name());
    private readonly FrameText _text = new(Verbs.Sample);

    /// <summary>Null for any other request, and for one whose fields come in another order; both are read as a <see cref="Frame"/>.</summary>
    public static SampleRequest? Read(ReadOnlySpan<byte> body) =>
        TryTake(ref body, s_binding)
        && TryTakeNumber(ref body, out var binding)
        && TryTake(ref body, s_operation)
        && TryTakeOperation(ref body, out var operation)
        && TryTake(ref body, s_operations)
        && TryTakeNumber(ref body, out var operations)
        && TryTake(ref body, s_leadIn)
        && TryTakeNumber(ref body, out var leadIn)
        && body.IsEmpty
            ? new SampleRequest(binding, operation, operations, leadIn)
            : null;

    /// <summary>The text of a sample; valid until the next one is written.</summary>
    public ReadOnlySpan<byte> Write(SampleAnswer sample) => _text.Begin()
        .With(Fields.Operations, sample.Operations)
        .With(Fields.ThreadNanoseconds, sample.ThreadNanoseconds)
        .With(Fields.WallNanoseconds, sample.WallNanoseconds)
        .With(Fields.ProcessNanoseconds, sample.ProcessNanoseconds)
        .With(Fields.PauseNanoseconds, sample.PauseNanoseconds)
        .With(Fields.Collections, sample.Collections)
        .Written;

    private static byte[] Line<T>(Field<T> field) => Encoding.UTF8.GetBytes($"\n{field.Name} ");

    private static bool TryTake(ref ReadOnlySpan<byte> body, ReadOnlySpan<byte> text)
    {
        if (!body.StartsWith(text))
        {
            return false;
        }

        body = body[text.Length..];
        return true;
    }

    private static bool TryTakeNumber(ref ReadOnlySpan<byte> body, out long number)
    {
        if (!Utf8Parser.TryParse(body, out number, out var length) || number < 0)
        {
            return false;
        }

        body = body[length..];
        return true;
    }

    private static bool TryTakeOperation(ref ReadOnlySpan<byte> body, out Operation operation)
    {
        operation = body.StartsWith(s_serialize) ? Operation.Serialize : Operation.Deserialize;
        return TryTake(ref body, operation == Operation.Serialize ? s_serialize : s_deserialize);
    }
}
