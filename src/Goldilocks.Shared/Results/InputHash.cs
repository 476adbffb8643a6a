using System.Buffers.Binary;
using System.Security.Cryptography;
using System.Text;

namespace Goldilocks.Results;

/// <summary>
/// A hash over texts and files. Contents and not times, because a checkout of another branch and back changes every time but no content. All
/// inputs of a serializer together are a few hundred kilobytes, and hashing them takes a millisecond. Each is added by itself: all sources of a large repository together would be copied several times.
/// </summary>
public sealed class InputHash : IDisposable
{
    private readonly IncrementalHash _hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);

    public bool IsEmpty { get; private set; } = true;

    public void AddText(string text) => Add(Encoding.UTF8.GetBytes(text));

    /// <summary>A file's name and content, or the fact that it does not exist.</summary>
    public void AddFile(string path, string name)
    {
        AddText(name);
        Add(File.Exists(path) ? File.ReadAllBytes(path) : []);
    }

    /// <summary>Every file below the folder, except build output and what <paramref name="skip"/> says.</summary>
    public void AddFolder(string folder, Func<string, bool>? skip = null)
    {
        foreach (var path in Files(new DirectoryInfo(folder)).Order(StringComparer.Ordinal))
        {
            if (skip is null || !skip(path))
            {
                AddFile(path, Path.GetRelativePath(folder, path));
            }
        }
    }

    /// <summary>The hash in hexadecimal; the object starts anew.</summary>
    public string Finish() => Convert.ToHexStringLower(_hash.GetHashAndReset());

    public void Dispose() => _hash.Dispose();

    private static IEnumerable<string> Files(DirectoryInfo folder)
    {
        if (!folder.Exists)
        {
            return [];
        }

        return folder.EnumerateFiles().Select(file => file.FullName)
            .Concat(folder.EnumerateDirectories().Where(inner => inner.Name is not ("bin" or "obj") && inner.Name[0] != '.').SelectMany(Files));
    }

    private void Add(byte[] bytes)
    {
        IsEmpty = false;

        // The length keeps "ab" + "c" apart from "a" + "bc".
        Span<byte> length = stackalloc byte[sizeof(int)];
        BinaryPrimitives.WriteInt32LittleEndian(length, bytes.Length);
        _hash.AppendData(length);
        _hash.AppendData(bytes);
    }
}
