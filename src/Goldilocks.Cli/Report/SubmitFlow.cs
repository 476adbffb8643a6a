using Goldilocks.Commands;
using Goldilocks.Reporting;
using Goldilocks.Results;

namespace Goldilocks.Cli.Report;

/// <summary>A folder that is ready for a pull request, made of a run folder. Nothing is sent: the user sends it.</summary>
public sealed class SubmitFlow(Checkout checkout, IFlowDisplay display)
{
    /// <param name="folder">The run folder.</param>
    /// <param name="output">Where the new folder goes; null for a folder in <c>results/</c> of the current one, as in a clone.</param>
    /// <returns>The folder, and what is in it.</returns>
    /// <exception cref="UserErrorException">The run cannot be read, or is not one that others can use.</exception>
    public (string Folder, Submission Submission) Prepare(string folder, string? output)
    {
        var data = RunFolder.Read(folder);
        var report = ReportBuilder.Build(data, KnownFacts.ReadSound(checkout, data.Info.Plan.Adapters, sources: null, display.Warn));
        var known = checkout.Serializers([]).Select(serializer => serializer.Name).ToHashSet();
        var submission = Submission.Of(data, report, known, new PrivateTexts([Environment.UserName, Environment.MachineName]));
        var target = output ?? Path.Combine(RecordedRun.Folder, submission.Name);
        if (Directory.Exists(target) && Directory.EnumerateFileSystemEntries(target).Any(entry => !submission.Files.Any(file => file.Name == Path.GetFileName(entry))))
        {
            throw new UserErrorException($"'{target}' holds other files. Name another folder: goldilocks submit {folder} --output NEW");
        }

        try
        {
            Directory.CreateDirectory(target);
            foreach (var file in submission.Files)
            {
                WholeFile.Replace(Path.Combine(target, file.Name), writer => writer.Write(file.Text));
            }
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new UnwritableException($"The folder '{target}' cannot be written: {exception.Message.TrimEnd('.')}. Name another: goldilocks submit {folder} --output NEW");
        }

        // What a reader of the pull request does first.
        RecordedRun.Read(target);
        return (target, submission);
    }
}
