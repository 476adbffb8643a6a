namespace Goldilocks.Tests;

/// <summary>A file of the repository that a program makes. A test holds it, and writes it again where it is asked to.</summary>
internal static class KeptFile
{
    private const string Rewrite = "GOLDILOCKS_REWRITE_DOCS";

    /// <summary>Asserts that the file holds the text. Line ends are those of any system.</summary>
    public static void Holds(string path, string made)
    {
        if (Environment.GetEnvironmentVariable(Rewrite) == "1")
        {
            Directory.CreateDirectory(Path.GetDirectoryName(path)!);
            File.WriteAllText(path, made);
        }

        Assert.True(File.Exists(path) && File.ReadAllText(path).ReplaceLineEndings("\n") == made, $"{path} is not what is made now. Run this test with {Rewrite}=1 and look at what changed.");
    }
}
