namespace Goldilocks;

/// <summary>Stands for a library's class attribute in adapters whose library needs none.</summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface | AttributeTargets.Enum)]
public sealed class NoContractAttribute : Attribute;

/// <summary>Stands for a library's numbered member attribute in adapters whose library needs none.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class NoMemberAttribute(int number) : Attribute
{
    /// <summary>The member's number, counted from the library's first.</summary>
    public int Number { get; } = number;
}

/// <summary>Stands for a library's attribute that registers a derived class in adapters whose library needs none.</summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Interface, AllowMultiple = true)]
public sealed class NoDerivedAttribute(int tag, Type type) : Attribute
{
    /// <summary>The derived class's number in formats that use one.</summary>
    public int Tag { get; } = tag;

    /// <summary>The derived class.</summary>
    public Type Type { get; } = type;
}

/// <summary>
/// Stands for a library's attribute that registers every concrete class that can stand where the annotated one is declared, grandchildren too. Others want only the
/// direct ones: see <see cref="NoChildAttribute"/>.
/// </summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Interface, AllowMultiple = true)]
public sealed class NoAnyDerivedAttribute(int tag, Type type) : Attribute
{
    /// <summary>The class's number in formats that use one.</summary>
    public int Tag { get; } = tag;

    /// <summary>The class.</summary>
    public Type Type { get; } = type;
}

/// <summary>Stands for a library's attribute that registers a direct child, concrete or not, and refuses grandchildren.</summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Interface, AllowMultiple = true)]
public sealed class NoChildAttribute(int tag, Type type) : Attribute
{
    /// <summary>The child's number in formats that use one.</summary>
    public int Tag { get; } = tag;

    /// <summary>The child.</summary>
    public Type Type { get; } = type;
}

/// <summary>Stands for a library's attribute on an interface, because attributes for classes are often not allowed there.</summary>
[AttributeUsage(AttributeTargets.Interface)]
public sealed class NoInterfaceAttribute : Attribute;

/// <summary>Stands for a library's attribute on the constructor that a reader calls.</summary>
[AttributeUsage(AttributeTargets.Constructor)]
public sealed class NoConstructorAttribute : Attribute;

/// <summary>Stands for a library's attribute on a member that is computed, and so neither written nor read.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class NoNotMemberAttribute : Attribute;

/// <summary>Stands for a library's attribute on a member that it would leave out by itself, because its setter is private.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class NoIncludedAttribute : Attribute;

/// <summary>Stands for a library's attribute on a member that goes by its name, without a number.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class NoNamedMemberAttribute : Attribute;

/// <summary>Marks a string member that holds JSON text, for JSON writers that can pass it through as it is.</summary>
[AttributeUsage(AttributeTargets.Property)]
public sealed class RawJsonAttribute : Attribute;

/// <summary>Says of a whole number that it is as often negative as not. A schema language that has a shorter form for such numbers takes it.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class OftenNegativeAttribute : Attribute;

/// <summary>Says of a whole number that all its bits are in use, as those of a hash: no form is shorter than one of fixed length.</summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class AllBitsAttribute : Attribute;
