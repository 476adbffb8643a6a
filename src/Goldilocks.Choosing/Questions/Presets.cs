namespace Goldilocks.Choosing.Questions;

/// <summary>A usual decision as the wishes that it comes to. The page sets its switches by it, and a person can change each of them.</summary>
/// <param name="Name">On the command line and in the page's address.</param>
/// <param name="Title">In a few words.</param>
/// <param name="Meaning">One sentence: what is asked, and why.</param>
/// <param name="Wishes">The requirements, the aim and the reads for a write; nothing else is set.</param>
public sealed record Preset(string Name, string Title, string Meaning, Wishes Wishes)
{
    /// <summary>Every preset, in the order in which they are offered.</summary>
    public static IReadOnlyList<Preset> All { get; } =
    [
        new("public-api", "A public API", "Strangers send the payloads, in any language and as text that a person can read, and both sides change at their own times.",
            Asking(Requirement.Untrusted, Requirement.Evolves, Requirement.Text, Requirement.CrossLanguage, Requirement.Maintained)),
        new("messages", "Messages between services", "Services of several languages exchange payloads, and are not released on the same day.",
            Asking(Requirement.Evolves, Requirement.CrossLanguage, Requirement.Maintained)),
        new("events", "Events for years", "What is written today is read in ten years by other types, perhaps in another language; it is kept, so its size counts.",
            Asking(Requirement.Evolves, Requirement.CrossLanguage, Requirement.Maintained) with { Aim = Aim.Size }),
        new("cache", "A cache", "The same program writes a value and reads it ten times; what cannot be read is made again.",
            Asking(Requirement.Maintained) with { ReadsPerWrite = 10 }),
        new("replace-binaryformatter", "Replace BinaryFormatter", "Types as they stand, without attributes and without a schema, derived classes included, and a payload that cannot take over its reader.",
            Asking(Requirement.Untrusted, Requirement.NoSchema, Requirement.NoAttributes, Requirement.Polymorphism, Requirement.Maintained)),
        new("game", "A game or a device", "A native program without a JIT, in which garbage is felt as a pause.",
            Asking(Requirement.Binary, Requirement.Aot) with { Aim = Aim.Allocation }),
        new("smallest-client", "The smallest client", "A client pays for each byte that it sends, and its library must be kept.",
            Asking(Requirement.CrossLanguage, Requirement.Maintained) with { Aim = Aim.Size }),
    ];

    private static Wishes Asking(params Requirement[] required) => new(required.ToHashSet());
}
