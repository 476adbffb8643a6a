using System.Buffers;
using System.Buffers.Binary;
using System.Globalization;
using System.Security.Cryptography;
using System.Text;

namespace Goldilocks.Values;

/// <summary>
/// A short name for a value: the same for equal values on every runtime, machine and culture, so that a report can prove that
/// all serializers were given the same data.
/// </summary>
public static class Digest
{
    /// <summary>
    /// The first 16 hexadecimal digits (lower case) of the SHA-256 of the value's canonical form: members by name, dictionary
    /// entries and set elements by key, leaves as <see cref="BarePayload"/> writes them with their length. A type's name
    /// counts only where the value is of another type than its member declares. An object met again counts as a reference to
    /// the first meeting, so that a shared object and two equal ones differ.
    /// </summary>
    public static string Of(object? value)
    {
        using var hashing = new Hashing();
        hashing.Run(value);
        return hashing.Finish();
    }

    private sealed class Hashing : Walk, IDisposable
    {
        private const int FlushBytes = 1 << 16;

        private readonly IncrementalHash _hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        private readonly ArrayBufferWriter<byte> _pending = new();
        private readonly ArrayBufferWriter<byte> _leaf = new();

        public void Dispose() => _hash.Dispose();

        public string Finish()
        {
            _hash.AppendData(_pending.WrittenSpan);

            // Convert.ToHexStringLower came with .NET 9, and this is compiled for .NET 8 too.
            return string.Concat(_hash.GetHashAndReset().Take(8).Select(part => part.ToString("x2", CultureInfo.InvariantCulture)));
        }

        protected override void OnNull() => Append('0');

        protected override void OnLeaf(object value, Type declared)
        {
            AppendType(value.GetType(), declared);
            Append('v');
            _leaf.ResetWrittenCount();
            Leaf.Write(value, _leaf);
            Append(_leaf.WrittenSpan);
            if (value is DateTime time)
            {
                Append((char)('0' + (int)time.Kind));
            }
        }

        protected override void OnNode(Node node, Type type, Type declared)
        {
            // A collection's class is no part of the data: a list that is read back as an array holds the same data.
            if (node.Kind == ValueKind.Object)
            {
                AppendType(type, declared);
            }

            Append(node.Kind switch
            {
                ValueKind.Sequence => '[',
                ValueKind.Set => 's',
                ValueKind.Dictionary => 'd',
                _ => '{',
            });
            Append(node.Count);
        }

        protected override void OnPart(Node owner, int part)
        {
            if ((owner.Name(part) ?? owner.Keys?[part]) is { } name)
            {
                AppendText(name);
            }
        }

        protected override void OnMetAgain(int number)
        {
            Append('r');
            Append(number);
        }

        private void AppendType(Type type, Type declared)
        {
            if (type != (Nullable.GetUnderlyingType(declared) ?? declared))
            {
                Append('t');
                AppendText(type.Name);
            }
        }

        private void AppendText(string text) => Append(Encoding.UTF8.GetBytes(text));

        private void Append(char tag)
        {
            _pending.GetSpan(1)[0] = (byte)tag;
            _pending.Advance(1);
        }

        private void Append(int number)
        {
            BinaryPrimitives.WriteInt32LittleEndian(_pending.GetSpan(4), number);
            _pending.Advance(4);
        }

        private void Append(ReadOnlySpan<byte> bytes)
        {
            Append(bytes.Length);
            _pending.Write(bytes);
            if (_pending.WrittenCount > FlushBytes)
            {
                _hash.AppendData(_pending.WrittenSpan);
                _pending.ResetWrittenCount();
            }
        }
    }
}
