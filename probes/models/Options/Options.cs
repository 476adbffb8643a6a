using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

public sealed class NamesOption() : OptionCapability("C60.names", "with an option of the library: names of members in another form, such as camelCase", OptionKind.Names);

public sealed class CaseOption() : OptionCapability("C60.case", "with an option of the library: a reader to which the case of a name does not matter", OptionKind.Case);

public sealed class NullsOption() : OptionCapability("C60.nulls", "with an option of the library: members that are null are left out", OptionKind.Nulls);

public sealed class DefaultsOption() : OptionCapability("C60.defaults", "with an option of the library: members that have the default of their type are left out, or those that are left out otherwise are written", OptionKind.Defaults);

public sealed class EnumsOption() : OptionCapability("C60.enums", "with an option of the library: enumerations by their names instead of their numbers, or the other way", OptionKind.Enums);

public sealed class DatesOption() : OptionCapability("C60.dates", "with an option of the library: another form of dates and durations", OptionKind.Dates);

public sealed class NumbersOption() : OptionCapability("C60.numbers", "with an option of the library: numbers in another form, such as texts, or texts that are read as numbers", OptionKind.Numbers);

public sealed class TextsOption() : OptionCapability("C60.texts", "with an option of the library: texts that are escaped or encoded in another way", OptionKind.Texts);

public sealed class CollectionsOption() : OptionCapability("C60.collections", "with an option of the library: another form of dictionaries and collections", OptionKind.Collections);

public sealed class TypesOption() : OptionCapability("C60.types", "with an option of the library: the class of each object in the payload", OptionKind.Types);

public sealed class ReferencesOption() : OptionCapability("C60.references", "with an option of the library: an object that is there twice is written once", OptionKind.References);

public sealed class LayoutOption() : OptionCapability("C60.layout", "with an option of the library: payloads that are indented, or have another layout", OptionKind.Layout);

public sealed class FillingOption() : OptionCapability("C60.filling", "with an option of the library: a reader that fills what members begin with, or replaces it", OptionKind.Filling);

public sealed class ConstructorsOption() : OptionCapability("C60.constructors", "with an option of the library: a reader that calls other constructors, or none", OptionKind.Constructors);

public sealed class MembersOption() : OptionCapability("C60.members", "with an option of the library: other members are written, such as fields or private ones", OptionKind.Members);

public sealed class StrictOption() : OptionCapability("C60.strict", "with an option of the library: a reader that refuses what the class does not say, such as unknown members or null", OptionKind.Strict);

public sealed class CodeOption() : OptionCapability("C60.code", "with an option of the library: code that is made at another time, or contracts that are interpreted", OptionKind.Code);

public sealed class BareOption() : OptionCapability("C60.bare", "the library as it is when a program sets nothing, without what the adapter sets or registers", OptionKind.Bare);

public sealed class EmitOption() : OptionCapability("C60.emit", "no code is made while the program runs, as on systems that forbid it", OptionKind.Emit);

public sealed class CompressionOption() : OptionCapability("C60.compression", "with an option of the library: compressed payloads", OptionKind.Compression);

public sealed class TogetherOption() : OptionCapability("C60.together", "with the options of the library that programs usually set together", OptionKind.Together);

public sealed class WriterOption() : OptionCapability("C60.writer", "values are written to a writer and read from a reader of the program's, such as a TextWriter and a TextReader", OptionKind.Writer);

public sealed class FormOption() : OptionCapability("C60.form", "before a value is written, it goes into another form of the library, such as its JSON, and back", OptionKind.Form);

public sealed class CopyOption() : OptionCapability("C60.copy", "before a value is written, the library copies it", OptionKind.Copy);

public sealed class StreamOption() : OptionCapability("C60.stream", "values are read from a stream that gives a few bytes at each read, and written to a stream where the library has a call for that", OptionKind.Stream);

public sealed class SegmentsOption() : OptionCapability("C60.segments", "values are read from pieces of memory of a few bytes", OptionKind.Segments);

public sealed class TypedOption() : OptionCapability("C60.typed", "values are written and read by calls that are given a Type", OptionKind.Typed);

public sealed class PiecesOption() : OptionCapability("C60.pieces", "values are written and read by way of the library's own pieces of its format, such as a JToken", OptionKind.Pieces);
