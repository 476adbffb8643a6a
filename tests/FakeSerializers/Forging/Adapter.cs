using System.Text;

/// <summary>Prints well-formed answers with better figures than its own, so that they might be taken for the worker's.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new ForgingVariant("by the console", static () => Console.OpenStandardOutput()),
        new ForgingVariant("by the descriptor", static () => new FileStream("/dev/stdout", FileMode.Open, FileAccess.Write), needsLinux: true),
        new ForgingVariant("into every pipe", null, needsLinux: true),
    ];
}

internal sealed class ForgingVariant(string name, Func<Stream>? open, bool needsLinux = false) : FakeVariant(name)
{
    protected override Binding BindAny<T>(Binder<T> binder) => needsLinux && !OperatingSystem.IsLinux()
        ? binder.Unsupported("only Linux lets a program open its own descriptors by name")
        : binder.To(new ForgingAdapter<T>(open));
}

/// <param name="open">Opens the destination of the forged answers; null for all pipes that the process can write to.</param>
internal readonly struct ForgingAdapter<T>(Func<Stream>? open) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        Forgery.Commit(open);
        Json.Write(value, destination);
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => Json.Read<T>(payload);
}

internal static class Forgery
{
    private const int WriteOnly = 1;
    private static int s_calls;

    /// <summary>Writes in every thousandth call only, so that the pipe does not fill up, and so that measuring begins before the first forged answer.</summary>
    public static void Commit(Func<Stream>? open)
    {
        if (++s_calls % 1000 != 0)
        {
            return;
        }

        foreach (var target in open is null ? Pipes().ToList() : [open()])
        {
            using (target)
            {
                target.Write(Answers());
            }
        }
    }

    /// <summary>Answers with the first numbers, which a worker that counted its answers would use.</summary>
    private static byte[] Answers()
    {
        const string Sample = "sample\noperations 1000\nthread-nanoseconds 1\nwall-nanoseconds 1\nprocess-nanoseconds 1\npause-nanoseconds 0\ncollections 0";
        return Encoding.ASCII.GetBytes(string.Concat(Enumerable.Range(1, 20).Select(number => $"{Sample.Length} {number}\n{Sample}\n")));
    }

    private static IEnumerable<Stream> Pipes()
    {
        foreach (var path in Directory.GetFiles("/proc/self/fd"))
        {
            var isPipe = File.ResolveLinkTarget(path, returnFinalTarget: false)?.Name.StartsWith("pipe:", StringComparison.Ordinal) == true;
            if (isPipe && IsWritable(Path.Combine("/proc/self/fdinfo", Path.GetFileName(path))))
            {
                yield return new FileStream(path, FileMode.Open, FileAccess.Write);
            }
        }
    }

    /// <summary>The flags are octal; their last digit is the way of access.</summary>
    private static bool IsWritable(string info) =>
        File.ReadLines(info).Single(line => line.StartsWith("flags:", StringComparison.Ordinal)).TrimEnd()[^1] - '0' == WriteOnly;
}
