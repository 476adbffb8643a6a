using System.Net;
using System.Net.Sockets;
using System.Text.Json;
using NuGet.Protocol.Core.Types;

namespace Goldilocks.Catalog;

/// <summary>Why a source did not answer, in a few words and without addresses.</summary>
internal static class SourceErrors
{
    /// <summary>True for what NuGet's client throws when a source does not answer, or not as it should.</summary>
    public static bool IsSilence(Exception exception) =>
        exception is FatalProtocolException or OperationCanceledException or HttpRequestException or IOException or UnauthorizedAccessException or JsonException or InvalidOperationException;

    /// <summary>The innermost cause that is known decides: NuGet wraps what the network said in sentences with addresses.</summary>
    public static string ReasonOf(Exception exception)
    {
        for (var cause = exception; cause is not null; cause = cause.InnerException)
        {
            if (Known(cause) is { } reason)
            {
                return reason;
            }
        }

        return "it gave an answer that NuGet does not understand";
    }

    private static string? Known(Exception cause) => cause switch
    {
        HttpRequestException { StatusCode: HttpStatusCode.Unauthorized or HttpStatusCode.Forbidden or HttpStatusCode.ProxyAuthenticationRequired } =>
            "it asks for a password; add one to the NuGet configuration with 'dotnet nuget update source'",
        HttpRequestException { StatusCode: { } status } => string.Create(System.Globalization.CultureInfo.InvariantCulture, $"it answered with HTTP status {(int)status}"),
        SocketException { SocketErrorCode: SocketError.HostNotFound or SocketError.TryAgain or SocketError.NoData } => "its name cannot be resolved; is there a network?",
        SocketException { SocketErrorCode: SocketError.ConnectionRefused } => "nothing listens at its address",
        SocketException or HttpIOException => "it cannot be reached; is there a network?",
        OperationCanceledException or TimeoutException => "it did not answer in time",
        UnauthorizedAccessException => "its folder cannot be read",
        DirectoryNotFoundException => "its folder does not exist",
        _ => null,
    };
}
