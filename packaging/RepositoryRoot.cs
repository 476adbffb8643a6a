namespace Goldilocks.Packaging;

/// <summary>The checkout that is packed.</summary>
internal static class RepositoryRoot
{
    /// <exception cref="PackagingException">This program was moved away from its checkout.</exception>
    public static string Find()
    {
        for (var folder = new DirectoryInfo(AppContext.BaseDirectory); folder is not null; folder = folder.Parent)
        {
            if (File.Exists(Path.Combine(folder.FullName, "Goldilocks.slnx")))
            {
                return folder.FullName;
            }
        }

        throw new PackagingException($"There is no Goldilocks.slnx above '{AppContext.BaseDirectory}'. Run ./pack.sh in a clone of the repository.");
    }
}

/// <summary>The package cannot be made; the message says why and what to do.</summary>
internal sealed class PackagingException(string message) : Exception(message);
