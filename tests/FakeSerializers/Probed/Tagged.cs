using System.Buffers.Binary;
using System.Text;
using System.Text.RegularExpressions;

namespace Library;

/// <summary>What a reader of a format that several libraries speak does with the name of a class.</summary>
internal enum TagRule
{
    /// <summary>Makes an object of whatever class is named: it lets the payload choose types.</summary>
    Obeys,

    /// <summary>Reads a text and nothing else.</summary>
    Refuses,

    /// <summary>Makes an object of a class that was registered under that name. The canary is not.</summary>
    TakesRegistered,
}

/// <summary>
/// Writes a class with a member that may hold anything in a format of the world, as long as the member holds a text. It finds the name of a class wherever that format has it; everything else
/// it writes and reads as <see cref="Fake"/> does.
/// </summary>
internal abstract class Tagged(TagRule rule) : Fake
{
    private static readonly Dictionary<string, Type> s_registered = new() { ["Registered"] = typeof(List<string>) };

    public override byte[] Write(object value, Type type) =>
        Member(type) is { } member ? member.GetValue(value) is string text ? Payload(member.Name, text) : throw new DamagedException() : base.Write(value, type);

    public override object? Read(byte[] payload, Type type)
    {
        if (Member(type) is not { } member)
        {
            return base.Read(payload, type);
        }

        var value = Activator.CreateInstance(type)!;
        member.SetValue(value, NameIn(payload) is { } name ? Made(name) : TextIn(payload, member.Name) ?? throw new DamagedException());
        return value;
    }

    /// <summary>The document with the text in the member.</summary>
    protected abstract byte[] Payload(string member, string text);

    /// <summary>The text; null where the document is damaged.</summary>
    protected abstract string? TextIn(byte[] payload, string member);

    /// <summary>The name of a class that the document has; null where it has none.</summary>
    protected abstract string? NameIn(byte[] payload);

    private object Made(string name)
    {
        var type = rule switch
        {
            TagRule.Obeys => Type.GetType(name) ?? typeof(Tagged).Assembly.GetType(name),
            TagRule.TakesRegistered => s_registered.GetValueOrDefault(name),
            _ => null,
        };
        return type is null ? throw new DamagedException() : Activator.CreateInstance(type)!;
    }

    private static System.Reflection.PropertyInfo? Member(Type type) => type.GetProperties().FirstOrDefault(property => property.PropertyType == typeof(object) && property.CanWrite);
}

/// <summary>YAML: a name is a tag.</summary>
internal sealed class TaggedYaml(TagRule rule) : Tagged(rule)
{
    protected override byte[] Payload(string member, string text) => Encoding.UTF8.GetBytes($"{member}: {text}\n");

    protected override string? TextIn(byte[] payload, string member) => Regex.Match(Encoding.UTF8.GetString(payload), $"^{member}: ([a-z]+)\n$") is { Success: true } found ? found.Groups[1].Value : null;

    protected override string? NameIn(byte[] payload) => Regex.Match(Encoding.UTF8.GetString(payload), "!<?!?(?:tag:[^:]*:)?([^ >]+)") is { Success: true } found ? Uri.UnescapeDataString(found.Groups[1].Value) : null;
}

/// <summary>XML: a name is an attribute.</summary>
internal sealed class TaggedXml(TagRule rule) : Tagged(rule)
{
    protected override byte[] Payload(string member, string text) => Encoding.UTF8.GetBytes($"<Root><{member}>{text}</{member}></Root>");

    protected override string? TextIn(byte[] payload, string member) => Regex.Match(Encoding.UTF8.GetString(payload), $"^<Root><{member}>([a-z]+)</{member}></Root>$") is { Success: true } found ? found.Groups[1].Value : null;

    protected override string? NameIn(byte[] payload) => Regex.Match(Encoding.UTF8.GetString(payload), "[tT]ype=\"([^\"]+)\"") is { Success: true } found ? found.Groups[1].Value : null;
}

/// <summary>BSON: a name is the element <c>_t</c>.</summary>
internal sealed class TaggedBson(TagRule rule) : Tagged(rule)
{
    private const int EmptyBytes = 5;

    protected override byte[] Payload(string member, string text)
    {
        byte[] element = [2, .. Encoding.UTF8.GetBytes(member), 0, .. Int32(text.Length + 1), .. Encoding.UTF8.GetBytes(text), 0];
        return [.. Int32(element.Length + EmptyBytes), .. element, 0];
    }

    protected override string? TextIn(byte[] payload, string member)
    {
        var start = sizeof(int) + 1 + member.Length + 1 + sizeof(int);
        var text = payload.Length < start + 2 ? "" : Encoding.UTF8.GetString(payload[start..^2]);
        return text.Length > 0 && payload.AsSpan().SequenceEqual(Payload(member, text)) ? text : null;
    }

    protected override string? NameIn(byte[] payload)
    {
        var element = payload.AsSpan().IndexOf("\u0002_t\0"u8);
        var start = element + 4 + sizeof(int);
        return element >= 0 && start < payload.Length && payload.AsSpan(start).IndexOf((byte)0) is var length and > 0 ? Encoding.UTF8.GetString(payload, start, length) : null;
    }

    private static byte[] Int32(int number)
    {
        var bytes = new byte[sizeof(int)];
        BinaryPrimitives.WriteInt32LittleEndian(bytes, number);
        return bytes;
    }
}
