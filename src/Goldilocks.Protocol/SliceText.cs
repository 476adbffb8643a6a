using System.Buffers.Text;

namespace Goldilocks.Protocol;

/// <summary>What a request for a slice asks for.</summary>
/// <param name="Binding">Its number.</param>
/// <param name="Operation">Of the binding.</param>
/// <param name="Operations">How many are timed.</param>
/// <param name="LeadIn">How many come before them and are not.</param>
public readonly record struct SliceRequest(long Binding, Operation Operation, long Operations, long LeadIn);

/// <summary>
/// The request that is sent between timed slices, read from its bytes: the same text as any other <see cref="Frame"/>, without the strings. Reading it as a frame
/// makes the JIT compile hundreds of methods in the process that is measured (METHODOLOGY.md, "The harness is warmed up too").
/// </summary>
public static class SliceText
{
    /// <summary>False for any other request, and for one whose fields come in another order; both are read as a <see cref="Frame"/>.</summary>
    public static bool TryRead(ReadOnlySpan<byte> body, out SliceRequest request)
    {
        request = default;
        if (!TryTake(ref body, "slice\nbinding "u8)
            || !TryTakeNumber(ref body, out var binding)
            || !TryTake(ref body, "\noperation "u8)
            || !TryTakeOperation(ref body, out var operation)
            || !TryTake(ref body, "\noperations "u8)
            || !TryTakeNumber(ref body, out var operations)
            || !TryTake(ref body, "\nlead-in "u8)
            || !TryTakeNumber(ref body, out var leadIn)
            || !body.IsEmpty)
        {
            return false;
        }

        request = new SliceRequest(binding, operation, operations, leadIn);
        return true;
    }

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
        if (!Utf8Parser.TryParse(body, out number, out var length))
        {
            return false;
        }

        body = body[length..];
        return true;
    }

    private static bool TryTakeOperation(ref ReadOnlySpan<byte> body, out Operation operation)
    {
        operation = body.StartsWith("serialize"u8) ? Operation.Serialize : Operation.Deserialize;
        return TryTake(ref body, operation == Operation.Serialize ? "serialize"u8 : "deserialize"u8);
    }
}
