using System.Diagnostics;
using System.Reflection;
using System.Runtime.InteropServices;
using System.Text.Json;
using Goldilocks.Models.Reading;
using Goldilocks.Models.Sampling;
using Goldilocks.Processes;
using Goldilocks.Results;

namespace Goldilocks.Models;

/// <summary>
/// Makes models in a process of its own, with limits of time and memory. The sources are not ours: to read a sample into their objects runs their static constructors, constructors, getters and setters,
/// and a compiler can be kept busy by a text.
/// </summary>
/// <param name="artifacts">Where models are kept.</param>
/// <param name="contracts">The path of Goldilocks.Contracts.dll.</param>
public sealed class ModelReader(string artifacts, string contracts)
{
    /// <summary>The first argument of the process that reads.</summary>
    public const string Verb = "read-model";

    private const int StackBytes = 64 << 20;

    /// <summary>Of the heap, in hexadecimal, as the runtime takes it: 4 GB.</summary>
    private const string HeapLimit = "100000000";

    private static readonly TimeSpan s_patience = TimeSpan.FromMinutes(10);
    private static readonly Lock s_answering = new();
    private static readonly PosixSignal[] s_signals = [PosixSignal.SIGINT, PosixSignal.SIGTERM, PosixSignal.SIGHUP];

    /// <summary>The command line itself, which has the verb. A program that only uses this room, such as a test, reads in its own process.</summary>
    private static string? Program => Assembly.GetEntryAssembly() is { } entry && entry.GetName().Name == "goldilocks" ? entry.Location : null;

    /// <exception cref="ModelException">The sources, the type or the sample cannot be measured, or their code does not let itself be read.</exception>
    /// <exception cref="OperationCanceledException">A signal came.</exception>
    public OwnModel Make(ModelRequest request)
    {
        var known = new KnownReading(artifacts, request);
        return known.TryTake() ?? known.Keep(Read(request));
    }

    private OwnModel Read(ModelRequest request)
    {
        if (Program is not { } program)
        {
            return new ModelMaker(artifacts, contracts).Make(request);
        }

        var folder = Path.Combine(artifacts, "reading", Guid.NewGuid().ToString("N"));
        Directory.CreateDirectory(folder);
        try
        {
            return Make(request, program, folder);
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }

    /// <summary>The process that reads: takes a request from a file, and leaves the answer in another.</summary>
    /// <param name="arguments">What <see cref="Make(ModelRequest)"/> gives it.</param>
    /// <returns>The exit code.</returns>
    public static int Run(string[] arguments)
    {
        var (folder, kept, library) = (arguments[0], arguments[1], arguments[2]);
        var request = JsonSerializer.Deserialize<ModelRequest>(File.ReadAllBytes(Path.Combine(folder, "request.json")))!;
        UserCode.Guard(text => Answer(folder, new ModelAnswer(null, text)));
        Console.SetOut(Console.Error);
        var reading = new Thread(() => Answer(folder, Read(request, kept, library)), StackBytes);
        reading.Start();
        reading.Join();
        return 0;
    }

    private static ModelAnswer Read(ModelRequest request, string kept, string library)
    {
        try
        {
            return new ModelAnswer(new ModelMaker(kept, library).Make(request), null);
        }
        catch (UserErrorException mistake)
        {
            return new ModelAnswer(null, mistake.Message);
        }
        catch (AggregateException exception) when (exception.Flatten().InnerExceptions.OfType<UserErrorException>().FirstOrDefault() is { } first)
        {
            return new ModelAnswer(null, first.Message);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            return new ModelAnswer(null, exception.Message);
        }
        catch (OutOfMemoryException)
        {
            return new ModelAnswer(null, "Reading the model took more than 4 GB of memory. Give fewer files to --model, or a smaller sample.");
        }
        catch (InsufficientExecutionStackException)
        {
            return new ModelAnswer(null, "The model is nested too deeply to be compiled. Give a copy without the deepest expressions to --model.");
        }
    }

    private static void Answer(string folder, ModelAnswer answer)
    {
        var path = Path.Combine(folder, "answer.json");
        lock (s_answering)
        {
            if (!File.Exists(path))
            {
                File.WriteAllBytes(path + ".new", JsonSerializer.SerializeToUtf8Bytes(answer, RunJson.File));
                File.Move(path + ".new", path);
            }
        }
    }

    private OwnModel Make(ModelRequest request, string program, string folder)
    {
        File.WriteAllBytes(Path.Combine(folder, "request.json"), JsonSerializer.SerializeToUtf8Bytes(request));
        var start = new ProcessStartInfo { RedirectStandardOutput = true, RedirectStandardError = true, RedirectStandardInput = true };
        DotnetHost.Prepare(start, program, new Dictionary<string, string> { ["DOTNET_GCHeapHardLimit"] = HeapLimit });
        foreach (var argument in new[] { Verb, folder, artifacts, contracts })
        {
            start.ArgumentList.Add(argument);
        }

        using var tree = ProcessTree.Start(start);
        tree.Process.StandardInput.Close();
        var isInterrupted = false;
        var registrations = s_signals.Select(signal => PosixSignalRegistration.Create(signal, context =>
        {
            (context.Cancel, isInterrupted) = (true, true);
            tree.Kill();
        })).ToList();
        try
        {
            var errors = tree.Process.StandardError.ReadToEndAsync();
            _ = tree.Process.StandardOutput.ReadToEndAsync();
            var hasEnded = tree.WaitForExit(s_patience);
            tree.End();
            return isInterrupted ? throw new OperationCanceledException()
                : AnswerIn(folder) is not { } answer ? throw new ModelException(hasEnded ? Crash(tree.Process.ExitCode, errors) : "The model could not be read within 10 minutes. Give fewer files, or a smaller sample.")
                : answer.Model ?? throw new ModelException(answer.Error!);
        }
        finally
        {
            registrations.ForEach(registration => registration.Dispose());
        }
    }

    private static ModelAnswer? AnswerIn(string folder) => Path.Combine(folder, "answer.json") is var path && File.Exists(path)
        ? JsonSerializer.Deserialize<ModelAnswer>(File.ReadAllBytes(path), RunJson.File)
        : null;

    /// <summary>What is known of a process that ended without an answer: the runtime prints where.</summary>
    private static string Crash(int exitCode, Task<string> errors)
    {
        var lines = (errors.Wait(TimeSpan.FromSeconds(2)) ? errors.Result : "").Split('\n').Select(line => line.Trim()).Where(line => line.Length > 0).ToList();
        var cause = lines.Find(line => line.Contains("overflow", StringComparison.OrdinalIgnoreCase)) is not null ? "a stack overflow" : lines.FirstOrDefault() is { } first ? $"'{first}'" : "no message";
        var at = lines.Find(line => line.StartsWith("at ", StringComparison.Ordinal) && !line.StartsWith("at System.", StringComparison.Ordinal));
        return FormattableString.Invariant($"The code of the model ended the process that reads it (exit {exitCode}, {cause}{(at is null ? "" : $", {at}")}). Leave that member out by [JsonIgnore], or give a copy without it to --model.");
    }

    private sealed record ModelAnswer(OwnModel? Model, string? Error);
}
