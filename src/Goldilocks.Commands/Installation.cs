using System.IO.Compression;
using System.Runtime.InteropServices;
using System.Security.Cryptography;
using Goldilocks.Building;
using Goldilocks.Results;

namespace Goldilocks.Commands;

/// <summary>
/// What an installed tool works with instead of a checkout: the archive beside the program, unpacked once for each version. Serializers are built there, as in a checkout.
/// </summary>
/// <param name="archive">The archive beside the program.</param>
/// <param name="data">The folder for all versions.</param>
/// <param name="say">Takes lines about what is unpacked and removed.</param>
public sealed class Installation(string archive, string data, Action<string> say)
{
    /// <summary>Held open by every process that uses a version, so that no other version removes it.</summary>
    internal const string LeaseFile = "in-use.lock";

    /// <summary>How the name of a folder begins that is not complete yet.</summary>
    internal const string UnfinishedPrefix = ".unpacking-";

    private const string ArchiveFile = "carried.zip";
    private const int HashDigits = 8;

    private static FolderLease? s_lease;

    /// <summary>The checkout of a program: the one that it was built in, or the unpacked archive beside it.</summary>
    /// <param name="program">The program's folder.</param>
    /// <param name="say">Takes lines about what is unpacked and removed.</param>
    /// <exception cref="UserErrorException">There is neither, or the data folder cannot be written.</exception>
    public static Checkout CheckoutOf(string program, Action<string> say)
    {
        return IsCarriedBeside(program)
            ? new Checkout(new Installation(Path.Combine(program, ArchiveFile), DataFolder.Path(), say).Unpack())
            : Checkout.Above(program);
    }

    /// <summary>True for a program that was installed as a tool.</summary>
    /// <param name="program">The program's folder.</param>
    public static bool IsCarriedBeside(string program) => File.Exists(Path.Combine(program, ArchiveFile));

    /// <summary>True for the root of an installed tool, false for a clone of the repository.</summary>
    public static bool IsInstalledAt(string root) => File.Exists(Path.Combine(root, LeaseFile));

    /// <summary>Unpacks the archive where that has not been done yet, and keeps the folder from being removed while this process lives.</summary>
    /// <returns>The folder.</returns>
    /// <exception cref="UserErrorException">The data folder cannot be written, or the archive is damaged.</exception>
    public string Unpack()
    {
        var folder = Path.Combine(data, Name());
        try
        {
            if (!Directory.Exists(folder))
            {
                Unpack(folder);
                foreach (var removed in new KeptVersions(data).RemoveOthers(folder))
                {
                    say(removed);
                }
            }

            s_lease ??= FolderLease.TryShare(Path.Combine(folder, LeaseFile));
            return folder;
        }
        catch (InvalidDataException exception)
        {
            throw new UserErrorException($"The tool's archive '{archive}' is damaged ({exception.Message}) Remove the tool with 'dotnet tool uninstall --global goldilocks', and install it again as docs/tool.md says.");
        }
        catch (Exception exception) when (exception is UnauthorizedAccessException || (exception is IOException io && !DiskFullException.Is(io)))
        {
            throw new UserErrorException($"Goldilocks unpacks its files into '{data}', which cannot be written ({exception.Message}) Make that folder writable, or name another with {DataFolder.Variable}.");
        }
    }

    /// <summary>
    /// The version alone would not do: a package that is made again from changed sources keeps its version. The processor belongs to it, because a home may be shared by machines of several
    /// types, and published programs are made for one.
    /// </summary>
    private string Name()
    {
        using var content = File.OpenRead(archive);
        var hash = Convert.ToHexStringLower(SHA256.HashData(content))[..HashDigits];
        return $"{ResultFolder.ToolVersion.Split('+')[0]}-{hash}-{RuntimeInformation.RuntimeIdentifier}";
    }

    /// <summary>A folder that exists is complete: it gets its name only when everything is in it. Where two processes unpack at the same time, the first to finish wins.</summary>
    private void Unpack(string folder)
    {
        say($"Unpacking the adapters, workloads and hosts of this version into {folder}, once.");
        var unfinished = Path.Combine(data, $"{UnfinishedPrefix}{Guid.NewGuid():N}");
        try
        {
            ZipFile.ExtractToDirectory(archive, unfinished);
            File.WriteAllText(Path.Combine(unfinished, LeaseFile), "");
            Directory.Move(unfinished, folder);
        }
        catch (IOException) when (Directory.Exists(folder))
        {
            Directory.Delete(unfinished, recursive: true);
        }
    }
}
