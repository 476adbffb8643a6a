using System.Globalization;
using System.Runtime.Serialization;

// What a user's own types need. Also linked by DataContractJsonSerializer.

internal static class Contracts
{
    /// <summary>The constructs that it has no form for.</summary>
    public static IReadOnlyDictionary<Construct, string> Refused { get; } = new Dictionary<Construct, string>
    {
        [Construct.GetOnlyMember] = "it sets members through their setters and calls no constructor",
        [Construct.ImmutableCollection] = "it fills a collection through Add, which an immutable one does not have",
        [Construct.ByteMemory] = "it has no form for it",
    };

    /// <summary>The classes behind base classes and interfaces; null where nothing is declared as either.</summary>
    public static IReadOnlyList<Type>? KnownFrom(Type root, Needs needs, ModelShape shape)
    {
        var known = KnownTypes.Of(root);
        var collections = shape.Has(Construct.ReadOnlyCollectionInterface) ? ListsBehindInterfaces(known) : [];
        return needs.HasFlag(Needs.Polymorphism) || collections.Count > 0 ? [.. known, .. collections] : null;
    }

    /// <summary>It knows no contract for dates and times without the other.</summary>
    public static bool NeedsSurrogates(ModelShape shape) => shape.Has(Construct.DateOnly) || shape.Has(Construct.TimeOnly);

    /// <summary>To it, IReadOnlyList is an interface as any other, so that the class behind it must be known: that is a list or an array.</summary>
    private static IReadOnlyList<Type> ListsBehindInterfaces(IEnumerable<Type> types) =>
    [
        .. types.SelectMany(type => type.GetProperties())
            .Select(property => property.PropertyType)
            .Where(type => type is { IsInterface: true, IsGenericType: true } && type.Namespace == "System.Collections.Generic" && type.GenericTypeArguments.Length == 1)
            .Select(type => typeof(List<>).MakeGenericType(type.GenericTypeArguments))
            .Distinct(),
    ];
}

/// <summary>The documented way to a type without a contract: another type that has one is written in its place.</summary>
internal sealed class DaySurrogates : ISerializationSurrogateProvider
{
    public Type GetSurrogateType(Type type) => type == typeof(DateOnly) ? typeof(DaySurrogate) : type == typeof(TimeOnly) ? typeof(TimeSurrogate) : type;

    public object GetObjectToSerialize(object obj, Type targetType) => obj switch
    {
        DateOnly day => new DaySurrogate { Day = day.ToString("O", CultureInfo.InvariantCulture) },
        TimeOnly time => new TimeSurrogate { Time = time.ToString("O", CultureInfo.InvariantCulture) },
        _ => obj,
    };

    public object GetDeserializedObject(object obj, Type targetType) => obj switch
    {
        DaySurrogate day => DateOnly.ParseExact(day.Day, "O", CultureInfo.InvariantCulture),
        TimeSurrogate time => TimeOnly.ParseExact(time.Time, "O", CultureInfo.InvariantCulture),
        _ => obj,
    };
}

[DataContract(Name = "DateOnly")]
internal struct DaySurrogate
{
    [DataMember]
    public string Day { get; set; }
}

[DataContract(Name = "TimeOnly")]
internal struct TimeSurrogate
{
    [DataMember]
    public string Time { get; set; }
}
