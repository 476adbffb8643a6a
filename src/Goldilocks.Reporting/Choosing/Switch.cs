namespace Goldilocks.Reporting.Choosing;

/// <summary>A requirement as a person switches it on.</summary>
/// <param name="Requirement">One without a number.</param>
/// <param name="Group">What such requirements are about.</param>
/// <param name="Title">In a few words.</param>
/// <param name="Meaning">One sentence.</param>
public sealed record Switch(Requirement Requirement, string Group, string Title, string Meaning)
{
    private const string Meets = "What it meets";
    private const string Format = "The format";
    private const string Library = "The code and the library";

    /// <summary>Every requirement that needs no number, in the order in which they are offered.</summary>
    public static IReadOnlyList<Switch> All { get; } =
    [
        new(Requirement.Untrusted, Meets, "Input from strangers", "Input may come from strangers."),
        new(Requirement.EvolvesAppend, Meets, "Members added at the end", "A member is added after the others: old payloads are read."),
        new(Requirement.EvolvesInsert, Meets, "Members added between", "A member is added between others: old payloads are read."),
        new(Requirement.EvolvesRemove, Meets, "Members removed", "A member is removed: old payloads are read, and an older program reads new ones."),
        new(Requirement.EvolvesRename, Meets, "Members renamed", "A renamed member keeps its value."),
        new(Requirement.EvolvesReorder, Meets, "Members reordered", "Members keep their values when they are declared in another order."),
        new(Requirement.EvolvesRetype, Meets, "Types of members changed", "A member keeps its value when its type is widened, and a value that no longer fits is refused."),
        new(Requirement.References, Meets, "Shared references", "Shared objects stay shared, and cycles work."),
        new(Requirement.Polymorphism, Meets, "Derived types", "A member of a base type keeps the derived type."),
        new(Requirement.Streams, Meets, "Streams", "It reads values from a stream that gives its bytes slowly."),
        new(Requirement.PartialReads, Meets, "Parts of a payload", "A part of a payload is read without making the whole value."),
        new(Requirement.Text, Format, "Text", "The payload is text."),
        new(Requirement.Binary, Format, "Binary", "The payload is binary."),
        new(Requirement.CrossLanguage, Format, "Other languages", "A documented format with implementations in other languages."),
        new(Requirement.Schema, Format, "A schema", "A schema language describes the payload."),
        new(Requirement.NoSchema, Format, "No schema", "No schema has to be written."),
        new(Requirement.NoAttributes, Library, "No attributes", "The types need no attributes."),
        new(Requirement.NoCodeGeneration, Library, "No generated code", "No code is generated before the program runs."),
        new(Requirement.Aot, Library, "Native AOT", "A native program with it was published and started, and works."),
        new(Requirement.PermissiveLicence, Library, "Permissive licence", "The licence asks only to name the authors."),
        new(Requirement.Maintained, Library, "Maintained", "Its code changed within a year, and its author does not say to use something else."),
    ];

    /// <summary>The option without its dashes, and without a value that it always has.</summary>
    public string Name => Requirement.Name();
}
