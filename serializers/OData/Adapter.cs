using Microsoft.Extensions.DependencyInjection;
using Microsoft.OData;
using Microsoft.OData.Edm;
using Microsoft.OData.Json;

/// <summary>
/// ODataMessageWriter with each of its two JSON writers. Both are registered by hand: this version's default services hold the UTF-8 writer, so without this
/// the study's rows for the text writer would measure the UTF-8 writer again.
/// </summary>
internal static class Adapter
{
    private static readonly ServiceProvider s_text = ServicesWith(new ODataJsonWriterFactory());
    private static readonly ServiceProvider s_utf8 = ServicesWith(ODataUtf8JsonWriterFactory.Default);

    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new MessageVariant("ODataMessageWriter", validates: true, body => new ServedMessage(body, s_text)),
        new MessageVariant("ODataMessageWriter-NoValidation", validates: false, body => new ServedMessage(body, s_text)),
        new MessageVariant("ODataMessageWriter-Utf8JsonWriter", validates: true, body => new ServedMessage(body, s_utf8)),
        new MessageVariant("ODataMessageWriter-Utf8JsonWriter-NoValidation", validates: false, body => new ServedMessage(body, s_utf8)),
    ];

    /// <summary>The library's default services with another JSON writer, kept as a service keeps them; the study makes them anew for every message.</summary>
    private static ServiceProvider ServicesWith(IJsonWriterFactory writers) =>
        new ServiceCollection().AddDefaultODataServices().AddSingleton(writers).BuildServiceProvider();
}

/// <summary>Gives the library the services to use.</summary>
internal sealed class ServedMessage(Stream body, IServiceProvider services) : CustomerMessage(body), IServiceCollectionProvider
{
    public IServiceProvider ServiceProvider => services;
}

internal sealed partial class CustomerModel
{
    /// <summary>Lets the library cache its look-ups in the model, as its documentation advises for a model that does not change.</summary>
    static partial void Finish(EdmModel model) => model.MarkAsImmutable();
}

internal static partial class CustomerSet
{
    private static partial ValueTask CloseAsync(ODataMessageWriter message) => message.DisposeAsync();
}
