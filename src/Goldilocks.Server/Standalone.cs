using System.Globalization;
using Goldilocks.Protocol;

namespace Goldilocks.Server;

/// <summary>The server with a command line, as an agent on another machine starts it.</summary>
internal static class Standalone
{
    private const string Usage =
        "--workload NAME [--variant NAME] [--count N] [--parameter NAME=VALUE] [--data shared|per-request] [--http 1|2] [--address IP] [--port N] [--seed N]";

    private static readonly string[] s_options =
        ["workload", "variant", "count", "parameter", "data", "http", "address", "port", "seed"];

    public static int Run(ServerService service, IReadOnlyList<string> arguments)
    {
        ServeRequest request;
        try
        {
            request = Parse(arguments);
        }
        catch (ProtocolException exception)
        {
            Console.Error.WriteLine($"error: {exception.Message} This server takes: {Usage}");
            return 2;
        }

        var answer = service.Answer(request);
        if (answer is not ServingAnswer serving)
        {
            Console.Error.WriteLine($"error: {WhyNot(answer)}");
            return 1;
        }

        // Crank reads this line as the sign that the server is ready (readyStateText in crank/loadtests.yml).
        Console.WriteLine(string.Create(
            CultureInfo.InvariantCulture,
            $"Serving {request.Subject.Workload} on http://{request.Endpoint.Address}:{serving.Port}/{request.Subject.Workload}, {serving.PayloadBytes} bytes a response"));
        service.WaitForShutdown();
        return 0;
    }

    private static string WhyNot(Answer answer) => answer switch
    {
        UnsupportedAnswer unsupported => unsupported.Reason,
        DifferentAnswer different => different.Difference,
        FailedAnswer failed => failed.Message,
        _ => answer.Verb,
    };

    /// <summary>The options are the fields of the request, and are read as such.</summary>
    /// <exception cref="ProtocolException">An option is unknown, or its value is none.</exception>
    private static ServeRequest Parse(IReadOnlyList<string> arguments)
    {
        var frame = new Frame(Verbs.Serve);
        for (var i = 0; i < arguments.Count; i += 2)
        {
            var name = arguments[i].StartsWith("--", StringComparison.Ordinal) ? arguments[i][2..] : "";
            if (!s_options.Contains(name) || i + 1 == arguments.Count)
            {
                throw new ProtocolException($"'{arguments[i]}' is unknown or lacks its value.");
            }

            // A size of the protocol counts customers or books. The option is named count, as in the study, for people that start a server by hand.
            frame.With(name == "count" ? "size" : name, arguments[i + 1]);
        }

        if (frame.Find("workload") is null)
        {
            throw new ProtocolException("--workload is missing.");
        }

        foreach (var (name, value) in new[] { ("variant", ""), ("size", "100"), ("data", "shared"), ("http", "1"), ("address", "127.0.0.1"), ("port", "5000"), ("seed", "1") })
        {
            if (frame.Find(name) is null)
            {
                frame.With(name, value);
            }
        }

        return (ServeRequest)Requests.Read(frame);
    }
}
