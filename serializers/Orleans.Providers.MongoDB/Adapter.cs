using System.Collections.Concurrent;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;
using Orleans.Hosting;
using Orleans.Providers.MongoDB.StorageProviders.Serializers;
using ITypeFilter = Orleans.Serialization.ITypeFilter;

/// <summary>The serializers for grain state that this storage provider offers, to the bytes of the BSON document that it would store. No server is needed.</summary>
internal static class Adapter
{
    /// <summary>The classes of the models that were bound.</summary>
    private static readonly ConcurrentDictionary<Type, bool> s_bound = new();

    /// <summary>The services of a client that is not started and has no cluster.</summary>
    private static readonly Lazy<IServiceProvider> s_services = new(() =>
        new HostBuilder().UseOrleansClient(client => client.UseLocalhostClustering()).ConfigureServices(services => services.AddSingleton<ITypeFilter>(new BoundTypes(s_bound))).Build().Services);

    /// <summary>One of each for all workloads: the one for BSON registers a provider for the whole process each time that it is made.</summary>
    private static readonly Lazy<IGrainStateSerializer> s_binary = new(Create<BinaryGrainStateSerializer>);
    private static readonly Lazy<IGrainStateSerializer> s_bson = new(CreateForBson);
    private static readonly Lazy<IGrainStateSerializer> s_json = new(Create<JsonGrainStateSerializer>);

    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new GrainStateVariant("BinaryGrainStateSerializer", s_binary),
        new GrainStateVariant("BinaryGrainStateSerializer, surrogates", s_binary, surrogates: true),
        new GrainStateVariant("BsonGrainStateSerializer", s_bson),
        new GrainStateVariant("JsonGrainStateSerializer", s_json),
    ];

    private static TSerializer Create<TSerializer>() => ActivatorUtilities.CreateInstance<TSerializer>(s_services.Value);

    /// <summary>
    /// MongoDB's driver refuses a GUID until a representation is set (this is the standard one). It refuses an application's class
    /// behind an interface until the class is allowed, as the driver's manual describes: those of the bound models are, and no other.
    /// </summary>
    private static BsonGrainStateSerializer CreateForBson()
    {
        BsonSerializer.RegisterSerializer(new GuidSerializer(GuidRepresentation.Standard));
        BsonSerializer.RegisterSerializer(new ObjectSerializer(static type => ObjectSerializer.DefaultAllowedTypes(type) || s_bound.ContainsKey(type)));
        return Create<BsonGrainStateSerializer>();
    }

    /// <summary>Lets payloads name the classes of a model.</summary>
    internal static void Allow(IEnumerable<Type> types)
    {
        foreach (var type in types)
        {
            s_bound[type] = true;
        }
    }
}

/// <summary>Orleans of August 2026 and newer (dotnet/orleans #10268) refuses a class without [GenerateSerializer] in JSON until a filter allows it, as its message says.</summary>
internal sealed class BoundTypes(ConcurrentDictionary<Type, bool> bound) : ITypeFilter
{
    public bool? IsTypeAllowed(Type type) => bound.ContainsKey(type) ? true : null;
}

internal sealed class GrainStateVariant(string name, Lazy<IGrainStateSerializer> serializer, bool surrogates = false) : Variant(name)
{
    public override Binding Bind<T>(Binder<T> binder)
    {
        if (WhyNot(binder.Workload.Needs, typeof(T)) is { } reason)
        {
            return binder.Unsupported(reason);
        }

        var types = KnownTypes.Of(typeof(T));
        Adapter.Allow(types);
        if (serializer.Value is BsonGrainStateSerializer)
        {
            // A derived class is found by the name that is stored with it once it is mapped.
            types.ToList().ForEach(type => BsonClassMap.LookupClassMap(type));
        }

        return binder.To(new GrainStateAdapter<T>(serializer.Value));
    }

    private string? WhyNot(Needs needs, Type root) => serializer.Value switch
    {
        BinaryGrainStateSerializer => Surrogates.WhyNot(needs, surrogates, root),
        BsonGrainStateSerializer when needs.HasFlag(Needs.SharedReferences) => "BSON documents are trees, and a cycle ends at the driver's limit of 100 levels",
        _ => null,
    };
}

/// <summary>The value that a serializer answers may still wrap the object itself (BSON's does), so that only turning it into bytes does the work.</summary>
internal readonly struct GrainStateAdapter<T>(IGrainStateSerializer serializer) : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination) => destination.Deliver(((BsonDocument)serializer.Serialize(value)).ToBson());

    public T Deserialize(ReadOnlyMemory<byte> payload) => serializer.Deserialize<T>(BsonSerializer.Deserialize<BsonDocument>(payload.AsArray()));
}
