/// <summary>Makes JSON that is valid, just as long, and wrong.</summary>
internal static class Tampering
{
    /// <summary>A copy in which the last digit of the first number is another one.</summary>
    public static byte[] WithFirstNumberChanged(ReadOnlySpan<byte> json)
    {
        var changed = json.ToArray();
        var first = json.IndexOfAnyInRange((byte)'0', (byte)'9');
        var length = json[first..].IndexOfAnyExceptInRange((byte)'0', (byte)'9');
        var last = first + length - 1;

        // Downwards, so that the largest and smallest integers stay in their range.
        changed[last] = changed[last] == '0' ? (byte)'1' : (byte)(changed[last] - 1);
        return changed;
    }
}
