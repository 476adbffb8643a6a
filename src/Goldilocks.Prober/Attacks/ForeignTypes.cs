namespace Goldilocks.Prober.Attacks;

/// <summary>A standard of dates has more forms than most programs write, and each is written by some.</summary>
internal sealed class ForeignDateForms() : ForeignCapability("C45.date-form", "another program writes a DateTime in a form that fewer use: an offset without a colon, a space for the T, a comma, no seconds, no marks, a week, seconds since 1970, a part of a date");

/// <summary>Where no offset is written, a reader that takes the machine's gives another instant on each machine.</summary>
internal sealed class ForeignLocals() : ForeignCapability("C45.offset-none", "another program writes a DateTimeOffset without an offset: a day of today, and the first");

/// <summary>No standard of a format says how a duration is written.</summary>
internal sealed class ForeignSpans() : ForeignCapability("C45.span", "another program writes a TimeSpan in another form: as ISO 8601 has it, with 24 and 48 hours, without seconds, and no duration");

/// <summary>The standard of these names asks a reader to take letters of both cases; the marks around them are a habit of programs.</summary>
internal sealed class ForeignGuids() : ForeignCapability("C45.guid", "another program writes a Guid in capital letters, in braces, without marks, and no Guid");

/// <summary>A format of texts has no bytes, and so programs write them in several forms.</summary>
internal sealed class ForeignBytes() : ForeignCapability("C45.bytes", "another program writes bytes in another form: without padding, with the letters of addresses, with a line break, as a list of numbers, and no bytes");

/// <summary>One letter is a text of one letter.</summary>
internal sealed class ForeignLetters() : ForeignCapability("C45.letter", "another program writes a text of two letters or of none, a number or null for a char");

/// <summary>Some formats have texts for keys only, and other programs write texts where a format has more.</summary>
internal sealed class ForeignKeys() : ForeignCapability("C45.keys", "another program writes the keys of a dictionary by int as texts, with zeros or a sign in front, with a point, and what is no number");

/// <summary>A program in a language that has one type for both writes an empty list for an empty dictionary.</summary>
internal sealed class ForeignMaps() : ForeignCapability("C45.map", "another program writes a dictionary as a list: an empty one, pairs, and objects with Key and Value; a key twice, and null under a key");

/// <summary>What stands for no object differs between programs.</summary>
internal sealed class ForeignObjects() : ForeignCapability("C45.object", "another program writes an empty text, an empty list, a number, a boolean or nothing for an object");

/// <summary>Elements are often read by other code than members are.</summary>
internal sealed class ForeignElements() : ForeignCapability("C45.element", "another program writes a text, a fraction, a boolean, a larger number, a list, an object or nothing among the numbers of a list");

/// <summary>The same under a key.</summary>
internal sealed class ForeignEntries() : ForeignCapability("C45.entry", "another program writes a text, a fraction, a boolean, a larger number, a list, an object or nothing under a key of a dictionary of numbers");

/// <summary>The same among objects, where null is a value.</summary>
internal sealed class ForeignParts() : ForeignCapability("C45.objects", "another program writes null, an empty text, an empty list, a number, a list or nothing among the objects of a list");

/// <summary>What stands for no value differs between programs.</summary>
internal sealed class ForeignNothings() : ForeignCapability("C45.nullable", "another program writes null, an empty text or the word null for a number and a date that can be null");

/// <summary>A pair is an object with one member to one program, and one with two to another.</summary>
internal sealed class ForeignPairs() : ForeignCapability("C45.pair", "another program writes a KeyValuePair as an object with its key for a name, as a list, as an empty object, and null");

/// <summary>A format may have no decimal fractions, and then programs write integers, binary fractions or texts.</summary>
internal sealed class ForeignDecimals() : ForeignCapability("C45.decimal", "another program writes a decimal as an integer, as a binary fraction, as a text, in the form of the format's standard, and as what no decimal holds");

/// <summary>A format has types of its own, and a member that is declared as object has none.</summary>
internal sealed class ForeignAnything() : ForeignCapability("C45.any", "another program writes a value of each type of the format, and the member is declared as object");

/// <summary>A format may let a writer say of each value what it is.</summary>
internal sealed class ForeignTags() : ForeignCapability("C45.tag", "another program writes a value with a tag that the format's standard has for its type: before a number, a text, a list, a date, and before a value of another type");

/// <summary>A member of a simple type has no element inside, and a reader that goes on behind one loses what is there.</summary>
internal sealed class ForeignContents() : ForeignCapability("C45.mixed", "another program writes an element inside of a text, and for a number, a boolean and a date");

/// <summary>A comment and an instruction are no part of a value, wherever they stand.</summary>
internal sealed class ForeignComments() : ForeignCapability("C45.comment", "another program writes a comment or an instruction inside of a text, a number, a boolean, a date or a list, before and behind it");

/// <summary>How the letters of a value are marked up changes nothing of it.</summary>
internal sealed class ForeignMarkup() : ForeignCapability("C45.marked", "another program writes a text, a number, a boolean or a date as CDATA, with references, or with white space around it");

/// <summary>The name of a value and its tag may stand before each value and each key, wherever these stand.</summary>
internal sealed class ForeignAnchors() : ForeignCapability("C45.anchor", "another program writes an anchor or a tag on a value or a key: in a flow mapping, in a block, in a list, on a text and on null");

/// <summary>The value that was named before stands there once more.</summary>
internal sealed class ForeignAliases() : ForeignCapability("C45.alias", "another program writes an alias for a value: in a flow mapping, in a block, in a list, for an object and for a key");
