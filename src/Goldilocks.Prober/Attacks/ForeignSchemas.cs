namespace Goldilocks.Prober.Attacks;

/// <summary>A format with a schema may say from which types a reader goes on to wider ones.</summary>
internal sealed class ForeignWider() : ForeignCapability("C45.wider", "another program writes by a schema with a narrower type, with one of several types, or with the type of bytes for a text");

/// <summary>A schema says whether there may be no value, and most programs say it of every column, whether or not there is one.</summary>
internal sealed class ForeignOptionals() : ForeignCapability("C45.optional", "another program says by a schema that a value can be null, or cannot, where the class says otherwise, and the value is not null");

/// <summary>Lengths that are signed can be negative.</summary>
internal sealed class ForeignLengths() : ForeignCapability("C45.length", "another program writes a negative length of a text, of bytes, of a list or of a dictionary");

/// <summary>A list that is longer than memory is written in parts.</summary>
internal sealed class ForeignPieces() : ForeignCapability("C45.pieces", "another program writes in pieces of other sizes: a list in several blocks, a table in several groups of rows, and empty ones");

/// <summary>A type of the format stands for one of the application, and a class may have the plain one.</summary>
internal sealed class ForeignLogicalTypes() : ForeignCapability("C45.logical", "another program says by a schema that a number, a text or bytes are a date, a time, a decimal or a Guid, and the class has them plain");

/// <summary>Fields and columns have names or numbers, so that programs with other classes understand each other.</summary>
internal sealed class ForeignFields() : ForeignCapability("C45.fields", "another program writes the members of a class in another order, more of them, or fewer");

/// <summary>A format has several encodings of the same values, and programs choose among them.</summary>
internal sealed class ForeignEncodings() : ForeignCapability("C45.encoded", "another program writes the same values in another encoding of the format: with a dictionary, as differences, compressed, in another layout");

/// <summary>A schema without null has an object around a value that may be missing.</summary>
internal sealed class ForeignWrappers() : ForeignCapability("C45.wrapper", "another program writes a number, a text or bytes in an object of their own, as a wrapper of a schema is");
