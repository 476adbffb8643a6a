using System.Text.Json;
using System.Text.Json.Nodes;
using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Reading;

/// <summary>The types of the framework that have no parts.</summary>
internal static class Leaves
{
    private static readonly Dictionary<SpecialType, string> s_special = new()
    {
        [SpecialType.System_Boolean] = "Boolean",
        [SpecialType.System_Byte] = "Byte",
        [SpecialType.System_SByte] = "SByte",
        [SpecialType.System_Char] = "Char",
        [SpecialType.System_Int16] = "Int16",
        [SpecialType.System_UInt16] = "UInt16",
        [SpecialType.System_Int32] = "Int32",
        [SpecialType.System_UInt32] = "UInt32",
        [SpecialType.System_Int64] = "Int64",
        [SpecialType.System_UInt64] = "UInt64",
        [SpecialType.System_Single] = "Single",
        [SpecialType.System_Double] = "Double",
        [SpecialType.System_Decimal] = "Decimal",
        [SpecialType.System_String] = "String",
        [SpecialType.System_DateTime] = "DateTime",
    };

    private static readonly HashSet<string> s_named =
    [
        "System.Half", "System.Int128", "System.UInt128", "System.Numerics.BigInteger", "System.Guid", "System.DateTimeOffset", "System.DateOnly", "System.TimeOnly",
        "System.TimeSpan", "System.Uri", "System.Version",
    ];

    /// <summary>What the sample's reader and writer call it; null for a type that is no leaf. An enum has the name of its number.</summary>
    public static string? NameOf(ITypeSymbol type) => type switch
    {
        INamedTypeSymbol { TypeKind: TypeKind.Enum, EnumUnderlyingType: { } number } => s_special[number.SpecialType],
        IArrayTypeSymbol { Rank: 1, ElementType.SpecialType: SpecialType.System_Byte } => "Bytes",
        _ when s_special.TryGetValue(type.SpecialType, out var name) => name,
        _ => s_named.Contains(type.ToDisplayString()) ? type.Name : null,
    };

    private static readonly string s_json = $"global::{typeof(JsonElement).Namespace}.";
    private static readonly string s_node = $"global::{typeof(JsonNode).FullName}.Parse({{t}})!";
    private const string Noda = "global::NodaTime.Text.";

    /// <summary>By full name: the leaf that keeps it.</summary>
    private static readonly Dictionary<string, LeafConversion> s_converted = new(StringComparer.Ordinal)
    {
        ["System.ReadOnlyMemory<byte>"] = new("Bytes", "{v}.ToArray()", "new global::System.ReadOnlyMemory<byte>({t})", "ByteMemory"),
        ["System.Memory<byte>"] = new("Bytes", "{v}.ToArray()", "new global::System.Memory<byte>({t})", "ByteMemory"),
        ["System.ArraySegment<byte>"] = new("Bytes", "global::System.MemoryExtensions.AsSpan({v}).ToArray()", "new global::System.ArraySegment<byte>({t})", "ByteMemory"),
        ["System.Net.IPAddress"] = new("String", "{v}.ToString()", "global::System.Net.IPAddress.Parse({t})", "FrameworkValue", "192.0.2.17"),
        ["System.Net.IPEndPoint"] = new("String", "{v}.ToString()", "global::System.Net.IPEndPoint.Parse({t})", "FrameworkValue", "192.0.2.17:443"),
        ["System.Net.NetworkInformation.PhysicalAddress"] = new("String", "{v}.ToString()", "global::System.Net.NetworkInformation.PhysicalAddress.Parse({t})", "FrameworkValue", "00005E005301"),
        ["System.Net.Mail.MailAddress"] = new("String", "{v}.ToString()", "new global::System.Net.Mail.MailAddress({t})", "FrameworkValue", "ann@example.org"),
        ["System.Globalization.CultureInfo"] = new("String", "{v}.Name", "global::System.Globalization.CultureInfo.GetCultureInfo({t})", "FrameworkValue", ""),
        ["System.Net.Mime.ContentType"] = new("String", "{v}.ToString()", "new global::System.Net.Mime.ContentType({t})", "FrameworkValue", "text/plain"),
        ["System.Net.Http.HttpMethod"] = new("String", "{v}.Method", "new global::System.Net.Http.HttpMethod({t})", "FrameworkValue", "GET"),
        ["System.Net.Http.Headers.MediaTypeHeaderValue"] = new("String", "{v}.ToString()", "global::System.Net.Http.Headers.MediaTypeHeaderValue.Parse({t})", "FrameworkValue", "text/plain"),
        ["System.Globalization.RegionInfo"] = new("String", "{v}.Name", "new global::System.Globalization.RegionInfo({t})", "FrameworkValue", "FR"),
        ["System.Type"] = new("String", "({v}.AssemblyQualifiedName ?? {v}.ToString())", "global::System.Type.GetType({t}, throwOnError: true)!", "FrameworkValue", "System.String"),
        ["System.TimeZoneInfo"] = new("String", "{v}.Id", "global::System.TimeZoneInfo.FindSystemTimeZoneById({t})", "FrameworkValue", "UTC"),
        ["System.Text.StringBuilder"] = new("String", "{v}.ToString()", "new global::System.Text.StringBuilder({t})", "FrameworkValue", "made up"),
        ["System.Text.Rune"] = new("String", "{v}.ToString()", "global::System.Text.Rune.GetRuneAt({t}, 0)", "FrameworkValue", "é"),
        ["System.Drawing.Color"] = new("Int32", "{v}.ToArgb()", "global::System.Drawing.Color.FromArgb({t})", "FrameworkValue"),
        [typeof(JsonElement).FullName!] = new("String", "({v}.ValueKind == " + s_json + "JsonValueKind.Undefined ? \"null\" : {v}.GetRawText())", s_json + "JsonDocument.Parse({t}).RootElement", "JsonValue", MadeJson),
        [typeof(JsonDocument).FullName!] = new("String", "{v}.RootElement.GetRawText()", s_json + "JsonDocument.Parse({t})", "JsonValue", MadeJson),
        [typeof(JsonNode).FullName!] = new("String", "{v}.ToJsonString()", s_node, "JsonValue", MadeJson),
        [typeof(JsonObject).FullName!] = new("String", "{v}.ToJsonString()", s_node + ".AsObject()", "JsonValue", MadeJson),
        [typeof(JsonArray).FullName!] = new("String", "{v}.ToJsonString()", s_node + ".AsArray()", "JsonValue", "[1,2]"),
        [typeof(JsonValue).FullName!] = new("String", "{v}.ToJsonString()", s_node + ".AsValue()", "JsonValue", "17"),
        ["NodaTime.Instant"] = Pattern("InstantPattern.ExtendedIso", "2026-03-01T16:42:05Z"),
        ["NodaTime.LocalDate"] = Pattern("LocalDatePattern.Iso", "2026-03-01"),
        ["NodaTime.LocalTime"] = Pattern("LocalTimePattern.ExtendedIso", "17:42:05"),
        ["NodaTime.LocalDateTime"] = Pattern("LocalDateTimePattern.ExtendedIso", "2026-03-01T17:42:05"),
        ["NodaTime.OffsetDateTime"] = Pattern("OffsetDateTimePattern.ExtendedIso", "2026-03-01T17:42:05+01"),
        ["NodaTime.Duration"] = Pattern("DurationPattern.Roundtrip", "1:02:30:00"),
        ["NodaTime.Period"] = Pattern("PeriodPattern.Roundtrip", "P1DT2H"),
        ["NodaTime.Offset"] = Pattern("OffsetPattern.GeneralInvariant", "+01"),
        ["NodaTime.YearMonth"] = Pattern("YearMonthPattern.Iso", "2026-03"),
        ["NodaTime.DateTimeZone"] = new("String", "{v}.Id", "global::NodaTime.DateTimeZoneProviders.Tzdb[{t}]", "PackageValue", "Europe/Paris"),
        ["NodaTime.ZonedDateTime"] = Pattern("ZonedDateTimePattern.CreateWithInvariantCulture(\"F\", global::NodaTime.DateTimeZoneProviders.Tzdb)", "2026-03-01T17:42:05 Europe/Paris (+01)"),
    };

    private const string MadeJson = """{"name":"made up","rank":17}""";

    /// <summary>How a type is kept as another leaf; null for one that is not.</summary>
    public static LeafConversion? ConversionOf(ITypeSymbol type) => type.TypeKind == TypeKind.Error ? null : s_converted.GetValueOrDefault(type.ToDisplayString());

    /// <summary>A type of a package that a text makes and that becomes a text again, as most values do; null for any other. One that is a sequence of its own kind is a node of a JSON document.</summary>
    public static LeafConversion? TextOf(ITypeSymbol type)
    {
        if (type is not INamedTypeSymbol { TypeKind: TypeKind.Class or TypeKind.Struct, Arity: 0, DeclaredAccessibility: Accessibility.Public } named || !HasParse(named))
        {
            return null;
        }

        var writers = Lineage(named).SelectMany(above => above.GetMembers("ToString")).OfType<IMethodSymbol>().Where(method => method.DeclaredAccessibility == Accessibility.Public).ToList();
        var parse = $"{CopyNames.Of(named)}.Parse({{t}})";
        return named.AllInterfaces.Any(one => one.Name == "IEnumerable" && one.TypeArguments is [INamedTypeSymbol part] && Lineage(named).Contains(part, SymbolEqualityComparer.Default))
            ? writers.Find(method => method.Parameters is [{ Type.TypeKind: TypeKind.Enum }, ..] && method.Parameters.Skip(1).All(parameter => parameter.IsParams || parameter.IsOptional)) is { } writer
                ? new("String", $"{{v}}.ToString(default({CopyNames.Of(writer.Parameters[0].Type)}))", parse, "PackageValue", MadeJson) { IsJson = true }
                : null
            : named.IsAbstract || !writers.Exists(method => method is { IsOverride: true, Parameters.Length: 0 }) ? null : new("String", "{v}.ToString()", parse, "PackageValue", "1.2.3");
    }

    private static bool HasParse(INamedTypeSymbol type) => type.GetMembers("Parse").OfType<IMethodSymbol>().Any(method =>
        method is { IsStatic: true, DeclaredAccessibility: Accessibility.Public, Parameters: [{ Type.SpecialType: SpecialType.System_String }] } && SymbolEqualityComparer.Default.Equals(method.ReturnType, type));

    private static IEnumerable<INamedTypeSymbol> Lineage(INamedTypeSymbol type)
    {
        for (var above = type; above is { SpecialType: SpecialType.None }; above = above.BaseType)
        {
            yield return above;
        }
    }

    private static LeafConversion Pattern(string pattern, string made) => new("String", $"{Noda}{pattern}.Format({{v}})", $"{Noda}{pattern}.Parse({{t}}).Value", "PackageValue", made);
}

/// <summary>A type of the framework or of a package that is kept as a leaf of another type, as C# in which <c>{v}</c> is the value and <c>{t}</c> the leaf.</summary>
/// <param name="Leaf">What the sample's reader and writer call that leaf.</param>
/// <param name="To">Makes the leaf of the value.</param>
/// <param name="From">Makes the value of the leaf.</param>
/// <param name="Construct">The name of its <c>Goldilocks.Construct</c>.</param>
/// <param name="Made">A value that is made up, where the leaf is a text.</param>
internal sealed record LeafConversion(string Leaf, string To, string From, string Construct, string? Made = null)
{
    /// <summary>Whether the text is JSON.</summary>
    public bool IsJson { get; init; } = Construct == "JsonValue";

    public string Keep(string value) => To.Replace("{v}", value, StringComparison.Ordinal);

    public string Restore(string leaf) => From.Replace("{t}", leaf, StringComparison.Ordinal);
}
