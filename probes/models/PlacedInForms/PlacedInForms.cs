using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

// Attributes that give a member another form in the payload. A library has another reader or writer for each of them, and few programs put them beside each type. The adapter's project states the attributes
// (PlaceForm and the others, CONTRIBUTING.md), and PlacedInForms.props makes the classes.

/// <summary>A form of a member.</summary>
/// <param name="id">Such as <c>C64.text</c>.</param>
/// <param name="form">The form in words.</param>
public abstract class FormCapability(string id, string form) : PlaceCapability(id, form)
{
    /// <summary>A number that can be null is a type of its own for the attributes of some libraries.</summary>
    private protected sealed override IReadOnlyList<PairedType> Types => [.. PairedType.All, new PairedType<int?>(("a number that can be null", 7), ("a number that is null", null))];
}

public sealed class PlaceForms() : FormCapability("C64.place", "with the library's attribute that puts it elsewhere in the format")
{
    internal override OneRoot In<T>(string name, T? value, int other) where T : default =>
#if HAS_PLACE_FORM
        Of(name, new PlaceForm<T> { Value = value }, read => Alike(value, read.Value));
#else
        NotNamed(name);
#endif
}

public sealed class TextForms() : FormCapability("C64.text", "with the library's attribute that writes it as a text")
{
    internal override OneRoot In<T>(string name, T? value, int other) where T : default =>
#if HAS_TEXT_FORM
        Of(name, new TextForm<T> { Value = value }, read => Alike(value, read.Value));
#else
        NotNamed(name);
#endif
}

public sealed class LeftOutForms() : FormCapability("C64.left-out", "with the library's attribute that leaves out nulls and defaults")
{
    internal override OneRoot In<T>(string name, T? value, int other) where T : default =>
#if HAS_LEFT_OUT_FORM
        Of(name, new LeftOutForm<T> { Value = value }, read => Alike(value, read.Value));
#else
        NotNamed(name);
#endif
}

public sealed class LayoutForms() : FormCapability("C64.layout", "with the library's attribute for another layout of the format")
{
    internal override OneRoot In<T>(string name, T? value, int other) where T : default =>
#if HAS_LAYOUT_FORM
        Of(name, new LayoutForm<T> { Value = value }, read => Alike(value, read.Value));
#else
        NotNamed(name);
#endif
}

public sealed class CommentForms() : FormCapability("C64.comment", "with the library's attribute that writes a comment of two lines")
{
    internal override OneRoot In<T>(string name, T? value, int other) where T : default =>
#if HAS_COMMENT_FORM
        Of(name, new CommentForm<T> { Value = value }, read => Alike(value, read.Value));
#else
        NotNamed(name);
#endif
}
