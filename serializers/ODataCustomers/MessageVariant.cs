using Microsoft.OData;

/// <summary>A way to write customers with ODataMessageWriter, and to read them back with ODataMessageReader.</summary>
/// <param name="name">The study's name of it.</param>
/// <param name="validates">False where the library's checks are switched off.</param>
/// <param name="messageWith">Makes the message with that body.</param>
internal sealed class MessageVariant(string name, bool validates, Func<Stream, CustomerMessage> messageWith) : Variant(name)
{
    public override Binding Bind<T>(Binder<T> binder)
    {
        var raw = binder.Workload.Needs.HasFlag(Needs.RawJson);
        return binder is Binder<CustomerPage> customers
            ? customers.ToBoth(new MessageAdapter(CustomerModel.Create(raw), CustomerModel.WriterSettings(validates), CustomerModel.ReaderSettings(validates, raw), messageWith, raw))
            : binder.Unsupported("it writes the messages of an OData service whose model is described to it; here that is the customers' of the OData study, and no other's");
    }
}

internal readonly struct MessageAdapter(
    CustomerModel model,
    ODataMessageWriterSettings writerSettings,
    ODataMessageReaderSettings readerSettings,
    Func<Stream, CustomerMessage> messageWith,
    bool rawPreferences) : IAsyncAdapter<CustomerPage>
{
    public void Serialize(CustomerPage value, IBufferWriter<byte> destination)
    {
        using var writer = new ODataMessageWriter(messageWith(destination.AsStream()), writerSettings, model.Edm);
        CustomerSet.Write(writer, model, value, rawPreferences);
    }

    public CustomerPage Deserialize(ReadOnlyMemory<byte> payload)
    {
        using var reader = new ODataMessageReader((IODataResponseMessage)messageWith(payload.AsStream()), readerSettings, model.Edm);
        return CustomerSet.Read(reader, model);
    }

    public ValueTask SerializeAsync(CustomerPage value, AsyncDestination destination) =>
        CustomerSet.WriteAsync(new ODataMessageWriter(messageWith(destination.Stream), writerSettings, model.Edm), model, value, rawPreferences);

    public ValueTask<CustomerPage> DeserializeAsync(Stream source) =>
        CustomerSet.ReadAsync(new ODataMessageReader((IODataResponseMessage)messageWith(source), readerSettings, model.Edm), model);
}
