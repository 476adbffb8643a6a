global using AnyDerived = Goldilocks.NoAnyDerivedAttribute;
global using Child = Goldilocks.NoChildAttribute;
global using Constructor = Goldilocks.NoConstructorAttribute;
global using Contract = Goldilocks.NoContractAttribute;
global using Derived = Goldilocks.NoDerivedAttribute;
global using Included = Goldilocks.NoIncludedAttribute;
global using Interface = Goldilocks.NoInterfaceAttribute;
global using Member = UtcTimestampAttribute;
global using NamedMember = Goldilocks.NoNamedMemberAttribute;
global using NotMember = Parquet.Serialization.Attributes.ParquetIgnoreAttribute;
global using OpenBase = Goldilocks.NoContractAttribute;
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
