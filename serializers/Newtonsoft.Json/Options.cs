using Newtonsoft.Json;
using Newtonsoft.Json.Converters;
using Newtonsoft.Json.Serialization;

/// <summary>What programs set in JsonSerializerSettings, one at a time.</summary>
internal static class JsonOptions
{
    public static IReadOnlyList<VariantOption> All =>
    [
        Of(OptionKind.Bare, "TypeNameHandling = None", settings => settings.TypeNameHandling = TypeNameHandling.None),
        Of(OptionKind.Together, "CamelCasePropertyNamesContractResolver, NullValueHandling = Ignore, StringEnumConverter, ReferenceLoopHandling = Ignore and DateTimeZoneHandling = Utc", SetTogether),
        new(OptionKind.Writer, "JsonConvert.SerializeObject and DeserializeObject", () => new JsonVariant("", byText: true)),
        Of(OptionKind.Names, "CamelCasePropertyNamesContractResolver", settings => settings.ContractResolver = new CamelCasePropertyNamesContractResolver()),
        Of(OptionKind.Nulls, "NullValueHandling = Ignore", settings => settings.NullValueHandling = NullValueHandling.Ignore),
        Of(OptionKind.Defaults, "DefaultValueHandling = Ignore", settings => settings.DefaultValueHandling = DefaultValueHandling.Ignore),
        Of(OptionKind.Enums, "StringEnumConverter", settings => settings.Converters.Add(new StringEnumConverter())),
        Of(OptionKind.Dates, "DateTimeZoneHandling = Utc", settings => settings.DateTimeZoneHandling = DateTimeZoneHandling.Utc),
        Of(OptionKind.Numbers, "FloatParseHandling = Decimal", settings => settings.FloatParseHandling = FloatParseHandling.Decimal),
        Of(OptionKind.Texts, "DateParseHandling = None", settings => settings.DateParseHandling = DateParseHandling.None),
        Of(OptionKind.Types, "TypeNameHandling = All", settings => settings.TypeNameHandling = TypeNameHandling.All),
        Of(OptionKind.References, "PreserveReferencesHandling = All", settings => settings.PreserveReferencesHandling = PreserveReferencesHandling.All),
        Of(OptionKind.Layout, "Formatting = Indented", settings => settings.Formatting = Formatting.Indented),
        Of(OptionKind.Filling, "ObjectCreationHandling = Replace", settings => settings.ObjectCreationHandling = ObjectCreationHandling.Replace),
        Of(OptionKind.Constructors, "ConstructorHandling = AllowNonPublicDefaultConstructor", settings => settings.ConstructorHandling = ConstructorHandling.AllowNonPublicDefaultConstructor),
        Of(OptionKind.Strict, "MissingMemberHandling = Error", settings => settings.MissingMemberHandling = MissingMemberHandling.Error),
    ];

    /// <summary>What web programs set.</summary>
    private static void SetTogether(JsonSerializerSettings settings)
    {
        settings.ContractResolver = new CamelCasePropertyNamesContractResolver();
        settings.NullValueHandling = NullValueHandling.Ignore;
        settings.ReferenceLoopHandling = ReferenceLoopHandling.Ignore;
        settings.DateTimeZoneHandling = DateTimeZoneHandling.Utc;
        settings.Converters.Add(new StringEnumConverter());
    }

    private static VariantOption Of(OptionKind kind, string words, Action<JsonSerializerSettings> set) => new(kind, words, () => new JsonVariant("", set: set));
}
