namespace Goldilocks.Choosing.Questions;

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
        new(Requirement.Evolves, Meets, "Types that change", "Types change from release to release, and both releases read the payloads of both."),
        new(Requirement.References, Meets, "Shared references", "Shared objects stay shared, and cycles end."),
        new(Requirement.Polymorphism, Meets, "Derived types", "A member of a base type keeps the derived type."),
        new(Requirement.Text, Format, "Text", "The payload is text."),
        new(Requirement.Binary, Format, "Binary", "The payload is binary."),
        new(Requirement.CrossLanguage, Format, "Other languages", "A documented format with implementations in other languages."),
        new(Requirement.Schema, Format, "A schema", "A schema language describes the payload."),
        new(Requirement.NoSchema, Format, "No schema", "No schema has to be written."),
        new(Requirement.NoAttributes, Library, "No attributes", "The types need no attributes."),
        new(Requirement.NoCodeGeneration, Library, "No generated code", "No code is generated before the program runs."),
        new(Requirement.Aot, Library, "Native AOT", "It works as a native program, which was published and started."),
        new(Requirement.PermissiveLicence, Library, "Permissive licence", "The licence asks only to name the authors."),
        new(Requirement.Maintained, Library, "Maintained", "It is not in maintenance mode."),
    ];

    /// <summary>The option without its dashes, and without a value that it always has.</summary>
    public string Name => Requirement.Option()![2..].Split(' ')[0];
}
