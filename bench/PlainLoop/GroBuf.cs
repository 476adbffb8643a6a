using GroBuf;
using GroBuf.DataMembersExtracters;

namespace Goldilocks.PlainLoop;

internal static partial class Libraries
{
    static partial void AddInstalled<T>(List<Subject> subjects, T value) where T : class
    {
        var serializer = new Serializer(new PropertiesExtractor(), options: GroBufOptions.WriteEmptyObjects);
        var payload = serializer.Serialize(value);
        var buffer = new byte[64 * 1024];
        subjects.Add(new Subject(
            "GroBuf",
            "",
            count =>
            {
                for (; count > 0; count--)
                {
                    Write(serializer, value, buffer);
                }
            },
            count =>
            {
                for (; count > 0; count--)
                {
                    serializer.Deserialize<T>(payload);
                }
            },
            () => serializer.Deserialize<T>(payload)));
    }

    /// <summary>It asks for the size first, as an application must that does not know it, and as the library's own overload for arrays does.</summary>
    private static unsafe void Write<T>(Serializer serializer, T value, byte[] buffer)
    {
        var size = serializer.GetSize(value);
        fixed (byte* bytes = buffer)
        {
            var written = 0;
            serializer.Serialize(value, (IntPtr)bytes, ref written, size);
        }
    }
}
