using System.Globalization;
using Goldilocks.Protocol;

namespace Goldilocks.Server;

/// <summary>The server by its command line alone, as an agent on another machine starts it.</summary>
internal static class Standalone
{
    private const string Usage =
        "--workload NAME [--variant NAME] [--count N] [--parameter NAME=VALUE] [--data shared|per-request] [--http 1|2] [--address IP] [--port N] [--seed N]";

    private static readonly string[] s_options =
        ["workload", "variant", "count", "parameter", "data", "http", "address", "port", "seed"];

    public static int Run(ServerService service, IReadOnlyList<string> arguments)
    {
        if (Parse(arguments, out var problem) is not { } request)
        {
            Console.Error.WriteLine($"error: {problem} This server takes: {Usage}");
            return 2;
        }

        var answer = service.Answer(request);
        if (answer.Verb != Verbs.Serving)
        {
            Console.Error.WriteLine($"error: {answer.Find("reason") ?? answer.Find("difference") ?? answer.Find("message") ?? answer.Verb}");
            return 1;
        }

        // Crank takes this line for the sign that requests may come (readyStateText in crank/loadtests.yml).
        Console.WriteLine(string.Create(
            CultureInfo.InvariantCulture,
            $"Serving {request.Get("workload")} on http://{request.Get("address")}:{answer.GetInt64("port")}/{request.Get("workload")}, {answer.GetInt64("payload-bytes")} bytes a response"));
        service.WaitForShutdown();
        return 0;
    }

    private static Frame? Parse(IReadOnlyList<string> arguments, out string problem)
    {
        var request = new Frame(Verbs.Serve);
        problem = "";
        for (var i = 0; i < arguments.Count; i += 2)
        {
            var name = arguments[i].StartsWith("--", StringComparison.Ordinal) ? arguments[i][2..] : "";
            if (!s_options.Contains(name) || i + 1 == arguments.Count)
            {
                problem = $"'{arguments[i]}' is unknown or lacks its value.";
                return null;
            }

            // What the protocol calls a size counts customers or books; people who start a server by hand say count, as the study does.
            request.With(name == "count" ? "size" : name, arguments[i + 1]);
        }

        if (request.Find("workload") is null)
        {
            problem = "--workload is missing.";
            return null;
        }

        foreach (var (name, value) in new[] { ("variant", ""), ("size", "100"), ("data", "shared"), ("http", "1"), ("address", "127.0.0.1"), ("port", "5000"), ("seed", "1") })
        {
            if (request.Find(name) is null)
            {
                request.With(name, value);
            }
        }

        return request;
    }
}
