#if ODATA_9
using ResponseMessage = Microsoft.OData.IODataResponseMessage;
#else
using ResponseMessage = Microsoft.OData.IODataResponseMessageAsync;
#endif

/// <summary>
/// The HTTP message that the library writes to or reads from: its body, and the two headers that it asks for. Version 9 moved the asynchronous method from an
/// interface of its own into that of the message, and gave it a token.
/// </summary>
internal class CustomerMessage(Stream body) : ResponseMessage
{
    private const string ContentType = "Content-Type";
    private const string Version = "OData-Version";

    private string? _contentType = "application/json; charset=utf-8";
    private string? _version = "4.0";

    public IEnumerable<KeyValuePair<string, string>> Headers =>
        [new(ContentType, _contentType!), new(Version, _version!)];

    public int StatusCode { get; set; } = 200;

    public string? GetHeader(string headerName) => headerName switch
    {
        ContentType => _contentType,
        Version => _version,
        _ => null,
    };

    public void SetHeader(string headerName, string headerValue)
    {
        switch (headerName)
        {
            case ContentType:
                _contentType = headerValue;
                break;
            case Version:
                _version = headerValue;
                break;
            default:
                throw new NotSupportedException($"Nothing here sets the header '{headerName}'.");
        }
    }

    public Stream GetStream() => body;

    public Task<Stream> GetStreamAsync() => Task.FromResult(body);

    public Task<Stream> GetStreamAsync(CancellationToken cancellationToken) => Task.FromResult(body);
}
