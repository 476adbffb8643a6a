using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

public sealed class NamesOption() : OptionCapability("C60.names", OptionKind.Names, "with an option of the library: names of members in another form, such as camelCase");

public sealed class CaseOption() : OptionCapability("C60.case", OptionKind.Case, "with an option of the library: a reader to which the case of a name does not matter");

public sealed class NullsOption() : OptionCapability("C60.nulls", OptionKind.Nulls, "with an option of the library: members that are null are left out");

public sealed class DefaultsOption() : OptionCapability("C60.defaults", OptionKind.Defaults, "with an option of the library: members that have the default of their type are left out, or those that are left out otherwise are written");

public sealed class EnumsOption() : OptionCapability("C60.enums", OptionKind.Enums, "with an option of the library: enumerations by their names instead of their numbers, or the other way");

public sealed class DatesOption() : OptionCapability("C60.dates", OptionKind.Dates, "with an option of the library: another form of dates and durations");

public sealed class NumbersOption() : OptionCapability("C60.numbers", OptionKind.Numbers, "with an option of the library: numbers in another form, such as texts, or texts that are read as numbers");

public sealed class TextsOption() : OptionCapability("C60.texts", OptionKind.Texts, "with an option of the library: texts that are escaped or encoded in another way");

public sealed class CollectionsOption() : OptionCapability("C60.collections", OptionKind.Collections, "with an option of the library: another form of dictionaries and collections");

public sealed class TypesOption() : OptionCapability("C60.types", OptionKind.Types, "with an option of the library: the class of each object in the payload");

public sealed class ReferencesOption() : OptionCapability("C60.references", OptionKind.References, "with an option of the library: an object that is there twice is written once");

public sealed class LayoutOption() : OptionCapability("C60.layout", OptionKind.Layout, "with an option of the library: payloads that are indented, or have another layout");

public sealed class FillingOption() : OptionCapability("C60.filling", OptionKind.Filling, "with an option of the library: a reader that fills what members begin with, or replaces it");

public sealed class ConstructorsOption() : OptionCapability("C60.constructors", OptionKind.Constructors, "with an option of the library: a reader that calls other constructors, or none");

public sealed class MembersOption() : OptionCapability("C60.members", OptionKind.Members, "with an option of the library: other members are written, such as fields or private ones");

public sealed class StrictOption() : OptionCapability("C60.strict", OptionKind.Strict, "with an option of the library: a reader that refuses what the class does not say, such as unknown members or null");

public sealed class CodeOption() : OptionCapability("C60.code", OptionKind.Code, "with an option of the library: code that is made at another time, or contracts that are interpreted");

public sealed class BareOption() : OptionCapability("C60.bare", OptionKind.Bare, "the library as it is when a program sets nothing, without what the adapter sets or registers");

public sealed class EmitOption() : OptionCapability("C60.emit", OptionKind.Emit, "no code is made while the program runs, as on systems that forbid it");

public sealed class CompressionOption() : OptionCapability("C60.compression", OptionKind.Compression, "with an option of the library: compressed payloads");

public sealed class StreamOption() : OptionCapability("C60.stream", OptionKind.Stream, "values are read from a stream that gives a few bytes at each read, and written to a stream where the library has a call for that");

public sealed class SegmentsOption() : OptionCapability("C60.segments", OptionKind.Segments, "values are read from pieces of memory of a few bytes");

public sealed class TypedOption() : OptionCapability("C60.typed", OptionKind.Typed, "values are written and read by calls that are given a Type");

public sealed class PiecesOption() : OptionCapability("C60.pieces", OptionKind.Pieces, "values are written and read by way of the library's own pieces of its format, such as a JToken");
