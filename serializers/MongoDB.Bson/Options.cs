using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using MongoDB.Bson.Serialization.Serializers;

/// <summary>The conventions and serializers that programs register, one at a time. They hold for the whole process.</summary>
internal static class BsonOptions
{
    public static IReadOnlyList<VariantOption> All =>
    [
        new(OptionKind.Bare, "nothing registered", () => new BsonVariant(isBare: true)),
        Of(OptionKind.Together, "CamelCaseElementNameConvention, IgnoreIfNullConvention, EnumRepresentationConvention(String) and IgnoreExtraElementsConvention", () =>
            Register(new CamelCaseElementNameConvention(), new IgnoreIfNullConvention(true), new EnumRepresentationConvention(BsonType.String), new IgnoreExtraElementsConvention(true))),
        new(OptionKind.Form, "ToJson and Deserialize of a text", () => new BsonVariant(byJson: true)),
        Of(OptionKind.Names, new CamelCaseElementNameConvention()),
        Of(OptionKind.Nulls, new IgnoreIfNullConvention(true)),
        Of(OptionKind.Defaults, new IgnoreIfDefaultConvention(true)),
        Of(OptionKind.Enums, new EnumRepresentationConvention(BsonType.String)),
        Of(OptionKind.Dates, "DateTimeSerializer(DateTimeKind.Local)", () => BsonSerializer.RegisterSerializer(new DateTimeSerializer(DateTimeKind.Local))),
        Of(OptionKind.Numbers, "DecimalSerializer(BsonType.Decimal128)", () => BsonSerializer.RegisterSerializer(new DecimalSerializer(BsonType.Decimal128))),
    ];

    private static VariantOption Of(OptionKind kind, IConvention convention) => Of(kind, convention.GetType().Name, () => Register(convention));

    private static void Register(params ReadOnlySpan<IConvention> conventions)
    {
        var pack = new ConventionPack();
        foreach (var convention in conventions)
        {
            pack.Add(convention);
        }

        ConventionRegistry.Register(nameof(BsonOptions), pack, type => type.Assembly == typeof(Adapter).Assembly);
    }

    private static VariantOption Of(OptionKind kind, string words, Action register) => new(kind, words, () =>
    {
        register();
        return new BsonVariant();
    });
}
