namespace Goldilocks.Neutral;

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

/// <summary>Marks a string member that holds JSON text, for JSON writers that can pass it through as it is.</summary>
[AttributeUsage(AttributeTargets.Property)]
public sealed class RawJsonAttribute : Attribute;
