using System.Text.Json;

internal static partial class Adapter
{
    static partial void AddBuiltIn(List<Variant> variants) => variants.Add(new WriterVariant());
}

/// <summary>Customers written member by member: what the OData study calls the lower bound of a JSON writer.</summary>
internal sealed class WriterVariant() : Variant("Utf8JsonWriter")
{
    public override Binding Bind<T>(Binder<T> binder) => binder is Binder<CustomerPage> customers
        ? customers.WriteOnlyBoth(
            new CustomerWriter(binder.Workload.Needs.HasFlag(Needs.RawJson)),
            ReadBack,
            "written by hand for customers; the reader is the serializer's, see the other variants")
        : binder.Unsupported("written by hand, and only for customers");

    /// <summary>Reads with other code than the one under test. Preferences are JSON, and null in all workloads but one.</summary>
    private static CustomerPage ReadBack(ReadOnlyMemory<byte> payload)
    {
        using var document = JsonDocument.Parse(payload);
        return new CustomerPage { Customers = [.. document.RootElement.GetProperty("Customers").EnumerateArray().Select(ReadCustomer)] };
    }

    private static Customer ReadCustomer(JsonElement json) => new()
    {
        Id = json.GetProperty("Id").GetInt32(),
        Name = json.GetProperty("Name").GetString()!,
        Emails = [.. json.GetProperty("Emails").EnumerateArray().Select(email => email.GetString()!)],
        Bio = json.GetProperty("Bio").GetString()!,
        Content = json.GetProperty("Content").GetBytesFromBase64(),
        HomeAddress = json.GetProperty("HomeAddress").Deserialize(GeneratedMetadata.Default.Address)!,
        Addresses = json.GetProperty("Addresses").Deserialize(GeneratedMetadata.Default.ListAddress)!,
        Preferences = json.GetProperty("Preferences") is { ValueKind: JsonValueKind.Object } raw ? raw.GetRawText() : null,
    };
}

internal readonly struct CustomerWriter(bool rawPreferences) : IAsyncAdapter<CustomerPage>
{
    /// <summary>The bytes that JsonSerializer collects before it writes them asynchronously.</summary>
    private const int HandOverBytes = 16 * 1024;

    private static readonly JsonEncodedText s_customers = JsonEncodedText.Encode("Customers");
    private static readonly JsonEncodedText s_id = JsonEncodedText.Encode("Id");
    private static readonly JsonEncodedText s_name = JsonEncodedText.Encode("Name");
    private static readonly JsonEncodedText s_emails = JsonEncodedText.Encode("Emails");
    private static readonly JsonEncodedText s_bio = JsonEncodedText.Encode("Bio");
    private static readonly JsonEncodedText s_content = JsonEncodedText.Encode("Content");
    private static readonly JsonEncodedText s_homeAddress = JsonEncodedText.Encode("HomeAddress");
    private static readonly JsonEncodedText s_addresses = JsonEncodedText.Encode("Addresses");
    private static readonly JsonEncodedText s_preferences = JsonEncodedText.Encode("Preferences");
    private static readonly JsonEncodedText s_city = JsonEncodedText.Encode("City");
    private static readonly JsonEncodedText s_misc = JsonEncodedText.Encode("Misc");
    private static readonly JsonEncodedText s_street = JsonEncodedText.Encode("Street");

    public void Serialize(CustomerPage value, IBufferWriter<byte> destination)
    {
        var writer = CachedWriter.For(destination);
        writer.WriteStartObject();
        writer.WriteStartArray(s_customers);
        foreach (var customer in value.Customers)
        {
            Write(writer, customer);
        }

        writer.WriteEndArray();
        writer.WriteEndObject();
        writer.Flush();
    }

    public async ValueTask SerializeAsync(CustomerPage value, AsyncDestination destination)
    {
        var writer = new Utf8JsonWriter(destination.Stream, new JsonWriterOptions { SkipValidation = true });
        await using (writer.ConfigureAwait(false))
        {
            writer.WriteStartObject();
            writer.WriteStartArray(s_customers);
            foreach (var customer in value.Customers)
            {
                Write(writer, customer);
                if (writer.BytesPending > HandOverBytes)
                {
                    await writer.FlushAsync().ConfigureAwait(false);
                }
            }

            writer.WriteEndArray();
            writer.WriteEndObject();
            await writer.FlushAsync().ConfigureAwait(false);
        }
    }

    public ValueTask<CustomerPage> DeserializeAsync(Stream source) => throw new NotSupportedException("It only writes.");

    public CustomerPage Deserialize(ReadOnlyMemory<byte> payload) => throw new NotSupportedException("It only writes.");

    private void Write(Utf8JsonWriter writer, Customer customer)
    {
        writer.WriteStartObject();
        writer.WriteNumber(s_id, customer.Id);
        writer.WriteString(s_name, customer.Name);
        writer.WriteStartArray(s_emails);
        foreach (var email in customer.Emails)
        {
            writer.WriteStringValue(email);
        }

        writer.WriteEndArray();
        writer.WriteString(s_bio, customer.Bio);
        writer.WriteBase64String(s_content, customer.Content);
        writer.WritePropertyName(s_homeAddress);
        Write(writer, customer.HomeAddress);
        writer.WriteStartArray(s_addresses);
        foreach (var address in customer.Addresses)
        {
            Write(writer, address);
        }

        writer.WriteEndArray();
        WritePreferences(writer, customer.Preferences);
        writer.WriteEndObject();
    }

    private void WritePreferences(Utf8JsonWriter writer, string? preferences)
    {
        writer.WritePropertyName(s_preferences);
        if (rawPreferences && preferences is not null)
        {
            writer.WriteRawValue(preferences, skipInputValidation: true);
        }
        else
        {
            writer.WriteStringValue(preferences);
        }
    }

    private static void Write(Utf8JsonWriter writer, Address address)
    {
        writer.WriteStartObject();
        writer.WriteString(s_city, address.City);
        writer.WriteString(s_misc, address.Misc);
        writer.WriteString(s_street, address.Street);
        writer.WriteEndObject();
    }
}
