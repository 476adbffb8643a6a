namespace Goldilocks.Results;

/// <summary>A class, struct, record, interface or enum of a user's own model, as its source declares it: what two versions of it are compared by.</summary>
/// <param name="Name">With its namespace, as the copy of the sources has it.</param>
/// <param name="Kind"><c>class</c>, <c>record</c>, <c>struct</c>, <c>record struct</c>, <c>interface</c> or <c>enum</c>.</param>
/// <param name="Base">The class of the model that it derives from; null for none.</param>
/// <param name="Constructor">The parameters of the constructor that makes it, as code; empty where it takes none.</param>
/// <param name="Members">Its data, those of its bases first; empty for an enum.</param>
/// <param name="Derived">The classes that can stand in its place, in the order of their numbers.</param>
/// <param name="Children">The classes that derive from it directly, in the order of their numbers.</param>
/// <param name="Values">Of an enum: its names with their numbers, in the order of the source.</param>
public sealed record ModelClass(
    string Name,
    string Kind,
    string? Base,
    string Constructor,
    IReadOnlyList<ClassMember> Members,
    IReadOnlyList<string> Derived,
    IReadOnlyList<string> Children,
    IReadOnlyList<KeyValuePair<string, string>> Values);

/// <summary>A member of a class of a model.</summary>
/// <param name="Name">As declared.</param>
/// <param name="Type">As a person writes it, with a question mark where a null can stand.</param>
/// <param name="Number">From 0: what formats that write numbers instead of names call it.</param>
/// <param name="Declaring">The class that declares it: the class itself, or one of its bases.</param>
public sealed record ClassMember(string Name, string Type, int Number, string Declaring);
