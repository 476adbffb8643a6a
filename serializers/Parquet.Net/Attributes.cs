global using AnyDerived = Goldilocks.Neutral.NoAnyDerivedAttribute;
global using Child = Goldilocks.Neutral.NoChildAttribute;
global using Constructor = Goldilocks.Neutral.NoConstructorAttribute;
global using Contract = Goldilocks.Neutral.NoContractAttribute;
global using Derived = Goldilocks.Neutral.NoDerivedAttribute;
global using Included = Goldilocks.Neutral.NoIncludedAttribute;
global using Interface = Goldilocks.Neutral.NoInterfaceAttribute;
global using Member = UtcTimestampAttribute;
global using NamedMember = Goldilocks.Neutral.NoNamedMemberAttribute;
global using NotMember = Parquet.Serialization.Attributes.ParquetIgnoreAttribute;
global using OpenBase = Goldilocks.Neutral.NoContractAttribute;
using Parquet.Serialization.Attributes;

/// <summary>
/// The library's attribute for a date, on every member: it asks for it at dates alone. Without it a date is an INT96, which the format has given up, and comes back without its kind. Its other resolution is milliseconds.
/// </summary>
/// <param name="number">Columns have names and no numbers.</param>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
internal sealed class UtcTimestampAttribute(int number) : ParquetTimestampAttribute(ParquetTimestampResolution.Microseconds, useLogicalTimestamp: true, isAdjustedToUTC: true)
{
    public int Number => number;
}
