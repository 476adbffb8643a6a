namespace Goldilocks.Models.Crossing;

/// <summary>One way in which a class of a program differs from a plain one, such as members with init. Two of them are put together in one class where they do not exclude each other.</summary>
/// <param name="Name">As in the identity of its question: <c>init</c> for <c>C61.init</c>.</param>
/// <param name="Aspect">What it is about. Two ways of one aspect exclude each other, but for additions.</param>
/// <param name="Change">The class with it; null where the class cannot have it, because C# or something that it has already forbids it.</param>
internal sealed record Way(string Name, Aspect Aspect, Func<Shape, Shape?> Change);

/// <summary>What a <see cref="Way"/> is about, in the order in which a class is made.</summary>
internal enum Aspect
{
    /// <summary>The values of an object.</summary>
    Values,

    /// <summary>A member of another type beside a number and a text.</summary>
    Type,

    /// <summary>How members are set.</summary>
    Setting,

    /// <summary>What members begin with.</summary>
    Beginning,

    /// <summary>How the class is declared.</summary>
    Kind,

    /// <summary>What the class has besides its members.</summary>
    Addition,
}
