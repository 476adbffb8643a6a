using System.Globalization;
using System.Text;

namespace Goldilocks.Startup;

/// <summary>The events of this process, a line each: a name, a blank and a value (docs/startup.md).</summary>
internal sealed class StartupNotes
{
    public const string Main = "main";
    public const string Done = "done";
    public const string Runtime = "runtime";
    public const string Variant = "variant";
    public const string FloorVariant = "floor-variant";
    public const string Loaded = "loaded";
    public const string Type = "type";
    public const string Bound = "bound";
    public const string Serialized = "serialized";
    public const string Deserialized = "deserialized";
    public const string PayloadBytes = "payload-bytes";
    public const string Unsupported = "unsupported";
    public const string WrongAnswer = "wrong-answer";
    public const string Failed = "failed";
    public const string Assembly = "assembly";
    public const string Compiled = "compiled";

    private readonly StringBuilder _text = new();

    public void Add(string name, string value) => _text.Append(name).Append(' ').Append(value.ReplaceLineEndings(" ")).Append('\n');

    public void Add(string name, long value) => Add(name, value.ToString(CultureInfo.InvariantCulture));

    /// <summary>When something began and when it ended, as <see cref="System.Diagnostics.Stopwatch"/> counts.</summary>
    public void Add(string name, long began, long ended) =>
        Add(name, began.ToString(CultureInfo.InvariantCulture) + " " + ended.ToString(CultureInfo.InvariantCulture));

    public void Fail(Exception exception)
    {
        var root = exception is TypeInitializationException or System.Reflection.TargetInvocationException && exception.InnerException is { } inner ? inner : exception;
        Add(Failed, root.GetType().FullName + " " + root.Message + Cause(root));
    }

    /// <summary>Some libraries only report that something failed, and keep the cause in the inner exception.</summary>
    private static string Cause(Exception exception) => exception.InnerException is { } inner ? $" ({inner.GetType().Name}: {inner.Message})" : "";

    public override string ToString() => _text.ToString();
}
