using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

// Attributes that give a member another form in the payload. A library has another reader or writer for each of them, and few programs put them beside each type. The adapter's project states the attributes
// (MovedPlace and the others, CONTRIBUTING.md), and PlacedInForms.props makes the classes.

/// <summary>A form of a member.</summary>
/// <param name="id">Such as <c>C64.text</c>.</param>
/// <param name="form">The form in words.</param>
public abstract class FormCapability(string id, string form) : PlaceCapability(id, form)
{
#pragma warning disable CS8714 // A type that can be null is what is asked here; the constraint is for those whose null is told by an own value.
    /// <summary>A number that can be null is a type of its own for the attributes of some libraries.</summary>
    private protected sealed override IReadOnlyList<PairedType> Types => [.. PairedType.All, new PairedType<int?>(("a number that can be null", 7), ("a number that is null", null))];
#pragma warning restore CS8714
}

public sealed class MovedPlaces() : FormCapability("C64.place", "with the library's attribute that puts it elsewhere in the format")
{
    internal override OneRoot In<T>(string name, T? value, int other) where T : default =>
#if TAKES_MOVED
        Of(name, new MovedPlace<T> { Value = value }, read => Alike(value, read.Value));
#else
        NotNamed(name);
#endif
}

public sealed class TextPlaces() : FormCapability("C64.text", "with the library's attribute that writes it as a text")
{
    internal override OneRoot In<T>(string name, T? value, int other) where T : default =>
#if TAKES_TEXT
        Of(name, new TextPlace<T> { Value = value }, read => Alike(value, read.Value));
#else
        NotNamed(name);
#endif
}

public sealed class OmittedPlaces() : FormCapability("C64.left-out", "with the library's attribute that leaves out nulls and defaults")
{
    internal override OneRoot In<T>(string name, T? value, int other) where T : default =>
#if TAKES_OMITTED
        Of(name, new OmittedPlace<T> { Value = value }, read => Alike(value, read.Value));
#else
        NotNamed(name);
#endif
}

public sealed class LayoutPlaces() : FormCapability("C64.layout", "with the library's attribute for another layout of the format")
{
    internal override OneRoot In<T>(string name, T? value, int other) where T : default =>
#if TAKES_LAYOUT
        Of(name, new LayoutPlace<T> { Value = value }, read => Alike(value, read.Value));
#else
        NotNamed(name);
#endif
}

public sealed class CommentedPlaces() : FormCapability("C64.comment", "with the library's attribute that writes a comment of two lines")
{
    internal override OneRoot In<T>(string name, T? value, int other) where T : default =>
#if TAKES_COMMENTED
        Of(name, new CommentedPlace<T> { Value = value }, read => Alike(value, read.Value));
#else
        NotNamed(name);
#endif
}
