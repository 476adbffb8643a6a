using System.Buffers;
using System.Net;
using System.Text;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Hosting.Server;
using Microsoft.AspNetCore.Hosting.Server.Features;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Server.Kestrel.Core;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;

namespace Goldilocks.Server;

/// <summary>
/// Kestrel with nothing between its endpoints and the socket: no routing, no logging. <c>/NAME</c> of the workload is the
/// serializer's; <c>/null</c> answers with the same number of ready bytes, which is the fastest that this server can be.
/// </summary>
internal sealed class HttpListening
{
    /// <summary>The answer to a POST whose value is read and dropped.</summary>
    private static readonly byte[] s_read = "read"u8.ToArray();

    private readonly ServedVariant _served;
    private readonly string _path;
    private readonly WebApplication _application;
    private readonly byte[] _constant;

    private HttpListening(ServedVariant served, string workload, WebApplication application)
    {
        _served = served;
        _path = "/" + workload;
        _application = application;
        _constant = new byte[served.Payload.Length];
        Array.Fill(_constant, (byte)'x');
    }

    /// <summary>The port that it listens on, also when the system chose it.</summary>
    public int Port { get; private set; }

    /// <summary>The last exception of a request; null when there was none.</summary>
    public string? LastError { get; private set; }

    /// <exception cref="IOException">The port is taken.</exception>
    public static HttpListening Start(ServedVariant served, string workload, IPEndPoint endpoint, bool isHttp2)
    {
        var builder = WebApplication.CreateEmptyBuilder(new WebApplicationOptions());
        builder.WebHost.UseKestrelCore().ConfigureKestrel(options => Configure(options, endpoint, isHttp2));
        var application = builder.Build();
        var listening = new HttpListening(served, workload, application);
        application.Run(listening.AnswerAsync);
        application.StartAsync().GetAwaiter().GetResult();
        var address = application.Services.GetRequiredService<IServer>().Features.Get<IServerAddressesFeature>()!.Addresses.First();
        listening.Port = new Uri(address).Port;
        return listening;
    }

    public void WaitForShutdown() => _application.WaitForShutdown();

    private static void Configure(KestrelServerOptions options, IPEndPoint endpoint, bool isHttp2)
    {
        options.AddServerHeader = false;
        options.Limits.MaxRequestBodySize = null;

        // No limits on slow requests: a flooded server is slow, and that is part of the measurement. Connections are idle while other servers are loaded.
        options.Limits.MinRequestBodyDataRate = null;
        options.Limits.MinResponseDataRate = null;
        options.Limits.KeepAliveTimeout = TimeSpan.FromHours(1);
        options.Limits.Http2.MaxStreamsPerConnection = 10_000;
        options.Listen(endpoint, listen => listen.Protocols = isHttp2 ? HttpProtocols.Http2 : HttpProtocols.Http1);
    }

    private Task AnswerAsync(HttpContext context)
    {
        var path = context.Request.Path.Value;
        var isNull = path == "/null";
        if (!isNull && path != _path)
        {
            return Other(context, path);
        }

        if (HttpMethods.IsPost(context.Request.Method))
        {
            return TakeAsync(context, isNull);
        }

        if (isNull)
        {
            context.Response.BodyWriter.Write(_constant);
            return Task.CompletedTask;
        }

        return Give(context);
    }

    /// <summary>The verified payload, which a client compares answers with.</summary>
    private Task Other(HttpContext context, string? path)
    {
        if (path == "/payload")
        {
            context.Response.BodyWriter.Write(_served.Payload.Span);
        }
        else
        {
            context.Response.StatusCode = StatusCodes.Status404NotFound;
        }

        return Task.CompletedTask;
    }

    private Task Give(HttpContext context)
    {
        if (_served.WhyNoWriting is not null)
        {
            context.Response.StatusCode = StatusCodes.Status405MethodNotAllowed;
            return Task.CompletedTask;
        }

        try
        {
            _served.Write(context.Response.BodyWriter);
            return Task.CompletedTask;
        }
        catch (Exception exception)
        {
            return Fail(context, exception);
        }
    }

    /// <summary>Reads the body's value and confirms it; with <c>?digest</c> it answers the value's digest.</summary>
    private async Task TakeAsync(HttpContext context, bool isNull)
    {
        var length = (int)(context.Request.ContentLength ?? 0);
        var body = await context.Request.BodyReader.ReadAtLeastAsync(length, context.RequestAborted);
        try
        {
            var payload = body.Buffer.IsSingleSegment ? body.Buffer.First : body.Buffer.ToArray();
            context.Response.BodyWriter.Write(isNull ? s_read : Read(payload, context.Request.QueryString.Value == "?digest"));
        }
        catch (Exception exception)
        {
            await Fail(context, exception);
        }
        finally
        {
            context.Request.BodyReader.AdvanceTo(body.Buffer.End);
        }
    }

    private byte[] Read(ReadOnlyMemory<byte> payload, bool wantsDigest)
    {
        if (wantsDigest)
        {
            return Encoding.ASCII.GetBytes(_served.DigestOf(payload));
        }

        _served.Read(payload);
        return s_read;
    }

    /// <summary>The response may already contain half a payload. A 500 replaces it when the headers were not sent yet.</summary>
    private Task Fail(HttpContext context, Exception exception)
    {
        LastError = $"{exception.GetType().Name}: {exception.Message}";
        return Task.FromException(exception);
    }
}
