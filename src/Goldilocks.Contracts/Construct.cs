using System.Diagnostics.CodeAnalysis;

namespace Goldilocks;

/// <summary>
/// What a model can contain that some serializer has no form for. Constructs that every serializer takes (a public settable member, a string, an int, a bool, a double,
/// a list or an array of these, a class of the model) have no name here.
/// </summary>
[SuppressMessage("Naming", "CA1720:Identifier contains type name", Justification = "The members are named after the types that a model contains.")]
public enum Construct
{
    // How a value is made, and how its members are set.

    /// <summary>A type that only a constructor with parameters makes: a positional record, or a class or struct without a public parameterless constructor.</summary>
    ParameterizedConstructor,

    /// <summary>A member of the data without any setter: a constructor sets it.</summary>
    GetOnlyMember,

    /// <summary>A collection without any setter, which a reader must fill.</summary>
    GetOnlyCollection,

    /// <summary>A member whose setter is <c>init</c>.</summary>
    InitOnlyMember,

    /// <summary>A member that every object initializer must set.</summary>
    RequiredMember,

    /// <summary>A member whose setter is not public.</summary>
    PrivateSetter,

    /// <summary>A type whose only usable constructor is not public.</summary>
    PrivateConstructor,

    /// <summary>A type whose constructors take other things than its members: nothing but a library that needs no constructor makes it.</summary>
    NoUsableConstructor,

    /// <summary>A property without a setter that no constructor sets: the class gives it its value.</summary>
    InitializedMember,

    /// <summary>A dictionary that takes the members of a payload that the type does not have.</summary>
    ExtensionData,

    /// <summary>A public field.</summary>
    Field,

    /// <summary>A property that is computed from others, and so is no part of the data.</summary>
    ComputedMember,

    // Types of the model.

    /// <summary>A struct of the model.</summary>
    Struct,

    /// <summary>A readonly struct of the model.</summary>
    ReadOnlyStruct,

    /// <summary>A nullable struct of the model.</summary>
    NullableStruct,

    /// <summary>A nullable number, enum, date or other value of the framework.</summary>
    NullableValue,

    /// <summary>A generic type of the model.</summary>
    GenericType,

    /// <summary>A type that is declared inside another.</summary>
    NestedType,

    /// <summary>Two types of the same name in different namespaces, or inside different types.</summary>
    SameNameTwice,

    /// <summary>A class that contains itself, directly or through others.</summary>
    RecursiveType,

    // Declared as one type, holding another.

    /// <summary>A member, element or root that is declared as an interface of the model.</summary>
    InterfaceMember,

    /// <summary>A member, element or root that is declared as an abstract class.</summary>
    AbstractBase,

    /// <summary>A member, element or root that is declared as a class which can be made, and can hold a class derived from it.</summary>
    DerivedClass,

    /// <summary>A class derived from a class that is itself derived from a base of the model.</summary>
    Grandchild,

    /// <summary>A class with members that inherits members from a base class.</summary>
    InheritedMembers,

    /// <summary>A root that is declared as an interface or as a base class.</summary>
    PolymorphicRoot,

    // Values of the framework.

    /// <summary>An enum.</summary>
    Enum,

    /// <summary>An sbyte, ushort, uint or ulong: a format of signed integers has no form of the same range for the last.</summary>
    UnsignedInteger,

    /// <summary>A char.</summary>
    Char,

    /// <summary>A Half, Int128, UInt128 or BigInteger.</summary>
    UncommonNumber,

    /// <summary>A decimal.</summary>
    Decimal,

    /// <summary>A DateTime.</summary>
    DateTime,

    /// <summary>A DateTimeOffset.</summary>
    DateTimeOffset,

    /// <summary>A DateOnly.</summary>
    DateOnly,

    /// <summary>A TimeOnly.</summary>
    TimeOnly,

    /// <summary>A TimeSpan.</summary>
    TimeSpan,

    /// <summary>A Guid.</summary>
    Guid,

    /// <summary>A Uri.</summary>
    Uri,

    /// <summary>A Version.</summary>
    Version,

    /// <summary>An array of bytes.</summary>
    ByteArray,

    /// <summary>A Memory or ReadOnlyMemory of bytes.</summary>
    ByteMemory,

    /// <summary>An object or dynamic: what it holds is not declared.</summary>
    AnyValue,

    /// <summary>A JsonElement, a JsonNode or another node of the framework's document model.</summary>
    JsonValue,

    /// <summary>A tuple.</summary>
    Tuple,

    /// <summary>A KeyValuePair.</summary>
    KeyValuePair,

    /// <summary>A value of the framework that few formats know: an address, a vector, a complex number, a culture.</summary>
    FrameworkValue,

    /// <summary>A value of a package that is no serializer.</summary>
    PackageValue,

    // Collections.

    /// <summary>An array of several dimensions.</summary>
    MultidimensionalArray,

    /// <summary>A Memory, ReadOnlyMemory or ArraySegment of anything but bytes.</summary>
    ValueMemory,

    /// <summary>A collection whose elements are not declared: ArrayList, Hashtable, BitArray, IList and the like.</summary>
    UntypedCollection,

    /// <summary>IReadOnlyList, IReadOnlyCollection or IEnumerable.</summary>
    ReadOnlyCollectionInterface,

    /// <summary>IList or ICollection.</summary>
    CollectionInterface,

    /// <summary>HashSet or another set.</summary>
    Set,

    /// <summary>ISet or IReadOnlySet.</summary>
    SetInterface,

    /// <summary>A collection of System.Collections.Immutable or System.Collections.Frozen.</summary>
    ImmutableCollection,

    /// <summary>A collection of the framework that is none of the others: Queue, Stack, LinkedList, ObservableCollection and the like.</summary>
    UncommonCollection,

    /// <summary>A collection whose elements are collections, or a dictionary whose values are.</summary>
    NestedCollection,

    /// <summary>A collection whose elements can be null.</summary>
    NullableElement,

    /// <summary>A dictionary whose keys are strings.</summary>
    DictionaryByString,

    /// <summary>A dictionary whose keys are integers.</summary>
    DictionaryByInteger,

    /// <summary>A dictionary whose keys are GUIDs.</summary>
    DictionaryByGuid,

    /// <summary>A dictionary whose keys are of an enum.</summary>
    DictionaryByEnum,

    /// <summary>A dictionary with any other keys.</summary>
    DictionaryByOther,

    /// <summary>IDictionary or IReadOnlyDictionary.</summary>
    DictionaryInterface,
}
