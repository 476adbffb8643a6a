namespace Goldilocks.Probes.Models;

// One question for each way of src/Goldilocks.Models/Crossing but the last, which stands behind all others.

public sealed class CrossedDefaults() : CrossedCapability("C61.defaults", "two ways to write a class together: values that are defaults and null");

public sealed class CrossedNullable() : CrossedCapability("C61.nullable", "two ways to write a class together: a number that can be null");

public sealed class CrossedEnum() : CrossedCapability("C61.enum", "two ways to write a class together: an enumeration");

public sealed class CrossedDate() : CrossedCapability("C61.date", "two ways to write a class together: a date");

public sealed class CrossedDecimal() : CrossedCapability("C61.decimal", "two ways to write a class together: a decimal");

public sealed class CrossedBytes() : CrossedCapability("C61.bytes", "two ways to write a class together: bytes");

public sealed class CrossedArray() : CrossedCapability("C61.array", "two ways to write a class together: an array");

public sealed class CrossedList() : CrossedCapability("C61.list", "two ways to write a class together: a list");

public sealed class CrossedInterface() : CrossedCapability("C61.interface", "two ways to write a class together: a list declared as IReadOnlyList");

public sealed class CrossedSet() : CrossedCapability("C61.set", "two ways to write a class together: a set");

public sealed class CrossedImmutable() : CrossedCapability("C61.immutable", "two ways to write a class together: an ImmutableArray");

public sealed class CrossedDictionary() : CrossedCapability("C61.dictionary", "two ways to write a class together: a dictionary");

public sealed class CrossedOwnList() : CrossedCapability("C61.own-list", "two ways to write a class together: a collection of the program");

public sealed class CrossedObject() : CrossedCapability("C61.object", "two ways to write a class together: an object");

public sealed class CrossedObjects() : CrossedCapability("C61.objects", "two ways to write a class together: a list of objects");

public sealed class CrossedStructure() : CrossedCapability("C61.structure", "two ways to write a class together: a structure in a member");

public sealed class CrossedNullableStructure() : CrossedCapability("C61.nullable-structure", "two ways to write a class together: a structure that can be null");

public sealed class CrossedTuple() : CrossedCapability("C61.tuple", "two ways to write a class together: a tuple");

public sealed class CrossedItself() : CrossedCapability("C61.itself", "two ways to write a class together: an object of the same class");

public sealed class CrossedFilledList() : CrossedCapability("C61.filled-list", "two ways to write a class together: a list that the class makes and that has no setter");

public sealed class CrossedFilledObject() : CrossedCapability("C61.filled-object", "two ways to write a class together: an object that the class makes and that has no setter");

public sealed class CrossedInit() : CrossedCapability("C61.init", "two ways to write a class together: members with init");

public sealed class CrossedRequired() : CrossedCapability("C61.required", "two ways to write a class together: required members");

public sealed class CrossedRequiredInit() : CrossedCapability("C61.required-init", "two ways to write a class together: required members with init");

public sealed class CrossedFields() : CrossedCapability("C61.fields", "two ways to write a class together: public fields");

public sealed class CrossedPrivateSetters() : CrossedCapability("C61.private-setters", "two ways to write a class together: private setters");

public sealed class CrossedVirtual() : CrossedCapability("C61.virtual", "two ways to write a class together: virtual members");

public sealed class CrossedConstructor() : CrossedCapability("C61.constructor", "two ways to write a class together: members that only a constructor sets");

public sealed class CrossedConstructorOfOne() : CrossedCapability("C61.constructor-of-one", "two ways to write a class together: a constructor that takes one member of several");

public sealed class CrossedConstructorAndSetters() : CrossedCapability("C61.constructor-and-setters", "two ways to write a class together: a constructor beside setters");

public sealed class CrossedTwoConstructors() : CrossedCapability("C61.two-constructors", "two ways to write a class together: a constructor that takes all, and one that takes nothing");

public sealed class CrossedPrivateConstructor() : CrossedCapability("C61.private-constructor", "two ways to write a class together: a private constructor that takes nothing");

public sealed class CrossedBeginning() : CrossedCapability("C61.beginning", "two ways to write a class together: initial values");

public sealed class CrossedStruct() : CrossedCapability("C61.struct", "two ways to write a class together: a structure");

public sealed class CrossedRecord() : CrossedCapability("C61.record", "two ways to write a class together: a record");

public sealed class CrossedRecordStruct() : CrossedCapability("C61.record-struct", "two ways to write a class together: a record structure");

public sealed class CrossedPositional() : CrossedCapability("C61.positional", "two ways to write a class together: a positional record");

public sealed class CrossedBase() : CrossedCapability("C61.base", "two ways to write a class together: a base class that has members");

public sealed class CrossedGenericBase() : CrossedCapability("C61.generic-base", "two ways to write a class together: a generic base class that has members");

public sealed class CrossedOverride() : CrossedCapability("C61.override", "two ways to write a class together: members that override others");

public sealed class CrossedAbstract() : CrossedCapability("C61.abstract", "two ways to write a class together: members that override abstract ones");

public sealed class CrossedHiding() : CrossedCapability("C61.hiding", "two ways to write a class together: members that hide others of the base class");

public sealed class CrossedGeneric() : CrossedCapability("C61.generic", "two ways to write a class together: a generic class");

public sealed class CrossedNested() : CrossedCapability("C61.nested", "two ways to write a class together: a class inside of another one");

public sealed class CrossedImplements() : CrossedCapability("C61.implements", "two ways to write a class together: an interface of which one member is explicit");

public sealed class CrossedComputed() : CrossedCapability("C61.computed", "two ways to write a class together: a computed number");

public sealed class CrossedComputedList() : CrossedCapability("C61.computed-list", "two ways to write a class together: a computed list");

public sealed class CrossedLeftOut() : CrossedCapability("C61.left-out", "two ways to write a class together: a member that an attribute leaves out");

public sealed class CrossedLeftOutThrowing() : CrossedCapability("C61.left-out-throwing", "two ways to write a class together: a getter that throws, which an attribute leaves out");

public sealed class CrossedWriteOnly() : CrossedCapability("C61.write-only", "two ways to write a class together: a property that can only be set");

public sealed class CrossedIndexer() : CrossedCapability("C61.indexer", "two ways to write a class together: an indexer");

public sealed class CrossedStatic() : CrossedCapability("C61.static", "two ways to write a class together: static members and constants");

public sealed class CrossedEvent() : CrossedCapability("C61.event", "two ways to write a class together: an event");

public sealed class CrossedNotifying() : CrossedCapability("C61.notifying", "two ways to write a class together: INotifyPropertyChanged");

public sealed class CrossedCalledBack() : CrossedCapability("C61.called-back", "two ways to write a class together: a method that OnDeserialized names");

public sealed class CrossedEqual() : CrossedCapability("C61.equal", "two ways to write a class together: an Equals to which all objects are alike");

public sealed class CrossedComparable() : CrossedCapability("C61.comparable", "two ways to write a class together: IComparable");

public sealed class CrossedDisposable() : CrossedCapability("C61.disposable", "two ways to write a class together: IDisposable");

public sealed class CrossedConvertible() : CrossedCapability("C61.convertible", "two ways to write a class together: conversions to and from a text");

public sealed class CrossedParsed() : CrossedCapability("C61.parsed", "two ways to write a class together: a static method Parse");

public sealed class CrossedShouldSerialize() : CrossedCapability("C61.should-serialize", "two ways to write a class together: a method ShouldSerialize");

public sealed class CrossedSetMethod() : CrossedCapability("C61.set-method", "two ways to write a class together: a method with the name of a member behind Set");

public sealed class CrossedOtherCase() : CrossedCapability("C61.other-case", "two ways to write a class together: a second member whose name differs in its case");

public sealed class CrossedPrivateField() : CrossedCapability("C61.private-field", "two ways to write a class together: a private field with the name of a member in another case");

public sealed class CrossedNamed() : CrossedCapability("C61.named", "two ways to write a class together: a member that an attribute gives another name");

public sealed class CrossedDefaultValue() : CrossedCapability("C61.default-value", "two ways to write a class together: the attribute DefaultValue");

public sealed class CrossedObsolete() : CrossedCapability("C61.obsolete", "two ways to write a class together: the attribute Obsolete");
