using System.Net;

namespace Goldilocks.Load;

/// <summary>One endpoint and its expected answer.</summary>
/// <param name="Endpoint">Address and port.</param>
/// <param name="Path">Such as <c>/customers</c>.</param>
/// <param name="Body">The body of a POST; null for a GET.</param>
/// <param name="Expected">The body of every right answer.</param>
/// <param name="IsHttp2">HTTP/2 without TLS, by prior knowledge; otherwise HTTP/1.1.</param>
public sealed record LoadTarget(IPEndPoint Endpoint, string Path, ReadOnlyMemory<byte>? Body, ReadOnlyMemory<byte> Expected, bool IsHttp2)
{
    /// <summary>As a person types it.</summary>
    public Uri Url => new($"http://{Endpoint}{Path}");
}
