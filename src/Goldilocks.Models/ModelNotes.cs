using Goldilocks.Models.Rewriting;

namespace Goldilocks.Models;

/// <summary>What was done to the copy of the sources, as a reader of the results must know it.</summary>
internal static class ModelNotes
{
    /// <summary>One sentence for each kind.</summary>
    public static IReadOnlyList<string> Of(CopyNotes notes)
    {
        var texts = new List<string>();
        Add(notes.Taken, "Also taken, because the type needs it: ");
        Add(notes.Unread, "Files were read without their project: ");
        Add(notes.Standing, "Measured as it stands by each serializer that needs no attribute on these types, or whose attributes they carry; the others have a copy of the types, and say why: ");
        Add(notes.Copied, "Every serializer has a copy of the types, because they cannot be taken as they stand: ");
        Add(notes.Completed, "Completed as their attributes say, because no source generator runs here; build the project to measure what it makes: ");
        Add(notes.Removed, "Left out of the copy of the sources, because it is not data or needs a package: ");
        Add(notes.Replaced, "Replaced by neutral attributes, which mean the same to every library: ");
        Add(notes.Steering, "Kept, and steer each library that knows them: ");
        Add(notes.Keys, "Numbers and names of your own, kept for the library that they are of: ");
        return texts;

        void Add(SortedSet<string> names, string text)
        {
            if (names.Count > 0)
            {
                texts.Add($"{text}{string.Join(", ", names)}.");
            }
        }
    }
}
