using Goldilocks.Results;

namespace Goldilocks.Cli.Interop;

/// <summary>What happened to a member between the program that wrote it and the one that read it.</summary>
public enum Verdict
{
    /// <summary>The value came through.</summary>
    Kept,

    /// <summary>The payload says nothing of the member, and it is what the class makes it.</summary>
    InitialValue,

    /// <summary>What was written is not there.</summary>
    Lost,

    /// <summary>Something else is there, and nothing says so.</summary>
    OtherValue,

    /// <summary>Reading threw, or ended the process.</summary>
    Exception,
}

/// <summary>The verdict on one member in one value.</summary>
/// <param name="Member">The class that declares it, and its name: <c>Order.Fax</c>. Empty for the whole value.</param>
/// <param name="Verdict">What happened.</param>
/// <param name="Reason">In one clause; empty where nothing is to be said.</param>
/// <param name="Path">Where, in the value.</param>
/// <param name="IsMeant">Whether it follows from the classes: a reader without the member cannot have it.</param>
public sealed record MemberFinding(string Member, Verdict Verdict, string Reason, string Path, bool IsMeant = false)
{
    /// <summary>Whether a reader of the result must know it.</summary>
    public bool IsBad => !IsMeant && Verdict is not (Verdict.Kept or Verdict.InitialValue);
}

/// <summary>Compares what was written with what another version read, member by member. A pure function.</summary>
/// <param name="versions">The classes of both versions; empty where the classes are the same, or not known.</param>
/// <param name="isWriterOld">Whether the old version wrote.</param>
/// <param name="initials">What members of the reader's new objects are.</param>
public sealed class TreeComparison(ClassVersions versions, bool isWriterOld, IReadOnlyDictionary<(string Type, string Member), MemberNode> initials)
{
    private readonly List<MemberFinding> _findings = [];

    private IReadOnlyList<ModelClass> Writers => isWriterOld ? versions.Old : versions.New;

    private IReadOnlyList<ModelClass> Readers => isWriterOld ? versions.New : versions.Old;

    /// <summary>A finding for each member of each object, those that were kept too.</summary>
    public IReadOnlyList<MemberFinding> Compare(MemberNode written, MemberNode read)
    {
        Visit(new Place("", "", read), written, read);
        return _findings;
    }

    private void Visit(Place place, MemberNode written, MemberNode read)
    {
        if (written.Kind == "object" && read.Kind == "object")
        {
            VisitObject(place, written, read);
        }
        else if (written.IsCollection && read.IsCollection)
        {
            VisitParts(place, written, read);
        }
        else if (read.Kind == "list" && !written.IsCollection && read.Parts is [var only] && written.Kind != "null")
        {
            Visit(place with { Path = place.Path + "[0]" }, written, only);
        }
        else
        {
            Add(place, JudgeValue(place, written, read));
        }
    }

    private (Verdict Verdict, string Reason) JudgeValue(Place place, MemberNode written, MemberNode read)
    {
        if (written.Kind == "null" && read.Kind == "null")
        {
            return (Verdict.Kept, "");
        }

        if (written.Kind == "null")
        {
            return IsInitial(place, read) && !MayBeNull(place) ? (Verdict.InitialValue, $"null was written, and it cannot be null here: {read.Shown}") : (Verdict.OtherValue, $"null came back as {read.Shown}");
        }

        var isLeaf = written.Parts.Count == 0 && !written.IsCollection && written.Kind != "object" && read.Parts.Count == 0 && !read.IsCollection && read.Kind is not ("object" or "null");
        if (isLeaf && Conversions.Between(written, read, NamesOf(Writers, written), NamesOf(Readers, read)) is { } through)
        {
            return (Verdict.Kept, through);
        }

        return read.IsEmpty || IsInitial(place, read)
            ? (Verdict.Lost, $"{written.Shown} was written, and {read.Shown} came back")
            : (Verdict.OtherValue, $"{written.Shown} came back as {read.Shown}");
    }

    private void VisitParts(Place place, MemberNode written, MemberNode read)
    {
        if (written.Parts.Count != read.Parts.Count)
        {
            Add(place, (read.Parts.Count == 0 ? Verdict.Lost : Verdict.OtherValue, $"{written.Shown} came back as {read.Shown}"));
            return;
        }

        if (written.Parts.Count == 0)
        {
            Add(place, (Verdict.Kept, ""));
        }

        foreach (var part in written.Parts)
        {
            var inside = place with { Path = place.Path + part.Step };
            if (Counterpart(written, part, read) is { } other)
            {
                Visit(inside, part, other);
            }
            else
            {
                Add(inside, (Verdict.OtherValue, $"the element {part.Step} is not among those that came back"));
            }
        }
    }

    /// <summary>
    /// The part of what was read that stands for a part of what was written: the one at the same step. A key keeps its text when its type changes, as <c>[7]</c> and <c>["7"]</c>. Only a list has an order,
    /// so an element of a set is looked for by its value.
    /// </summary>
    private MemberNode? Counterpart(MemberNode written, MemberNode part, MemberNode read) => (written.Kind, read.Kind) switch
    {
        ("map", "map") => read.Part(part.Step) ?? read.Parts.FirstOrDefault(other => KeyOf(other) == KeyOf(part)),
        ("set", "set" or "list") or ("list", "set") => read.Part(part.Step) is { } same && IsAlike(part, same) ? same : read.Parts.FirstOrDefault(other => IsAlike(part, other)),
        _ => read.Part(part.Step),
    };

    private static string KeyOf(MemberNode entry) => entry.Step is ['[', '"', .. var text, '"', ']'] ? text : entry.Step[1..^1];

    private bool IsAlike(MemberNode written, MemberNode read) => written.Parts.Count == 0 && read.Parts.Count == 0
        ? Conversions.Between(written, read, NamesOf(Writers, written), NamesOf(Readers, read)) is not null
        : written.Parts.Count == read.Parts.Count && written.Parts.Zip(read.Parts).All(pair => pair.First.Step == pair.Second.Step && IsAlike(pair.First, pair.Second));

    private void VisitObject(Place place, MemberNode written, MemberNode read)
    {
        var from = Writers.FirstOrDefault(known => known.Name == written.Type);
        var to = Readers.FirstOrDefault(known => known.Name == read.Type);
        if (WrongClass(written, read, from, to) is { } reason)
        {
            Add(place, (Verdict.OtherValue, reason));
            return;
        }

        // An object of a member is compared by its own members; that it is there is what the member itself came to.
        if (place.Member.Length > 0)
        {
            Add(place, (Verdict.Kept, ""));
        }

        var met = new HashSet<string>(StringComparer.Ordinal);
        foreach (var part in written.Parts)
        {
            var subject = Subject(from, written.Type, part.Step);
            var name = versions.NameInOther(subject[..subject.IndexOf('.', StringComparison.Ordinal)], part.Step, isWriterOld);
            var inside = new Place(subject, Joined(place.Path, part.Step), read) { Step = name };
            if (read.Part(name) is { } other)
            {
                met.Add(name);
                Visit(inside, part, other);
            }
            else
            {
                Add(inside, (Verdict.Lost, part.Kind == "null" ? "the reader has no such member" : $"{part.Shown} was written, and the reader has no such member"), isMeant: true);
            }
        }

        foreach (var part in read.Parts.Where(part => !met.Contains(part.Step)))
        {
            VisitNew(new Place(Subject(to, read.Type, part.Step), Joined(place.Path, part.Step), read) { Step = part.Step }, written, part);
        }
    }

    /// <summary>A member that only the reader has.</summary>
    private void VisitNew(Place place, MemberNode written, MemberNode read)
    {
        var initial = InitialOf(place);
        if (initial is null ? read.IsEmpty : IsInitial(place, read))
        {
            Add(place, (Verdict.InitialValue, read.Shown));
        }
        else if (written.Parts.FirstOrDefault(part => !part.IsEmpty && part.Text.Length > 0 && part.Kind == read.Kind && part.Text == read.Text) is { } source)
        {
            Add(place, (Verdict.OtherValue, $"it has {read.Shown}, which was written as {source.Step}"));
        }
        else
        {
            Add(place, (Verdict.OtherValue, initial is null ? $"it has {read.Shown}, which was not written" : $"it has {read.Shown} instead of its initial value {initial.Shown}"));
        }
    }

    /// <summary>Why the class of an object is not the one that was written; null where it is.</summary>
    private string? WrongClass(MemberNode written, MemberNode read, ModelClass? from, ModelClass? to)
    {
        if (written.Type == read.Type || versions.Other(written.Type, isWriterOld)?.Name == read.Type)
        {
            return null;
        }

        // Types that no source of the user's declares, such as a tuple, are compared by their members.
        return from is null && to is null && written.Type.StartsWith("System.", StringComparison.Ordinal) ? null : $"{written.Shown} came back as {read.Shown}";
    }

    private MemberNode? InitialOf(Place place) => initials.GetValueOrDefault((place.Owner.Type, place.Step));

    private bool IsInitial(Place place, MemberNode read) => InitialOf(place) is { } initial ? initial.Kind == read.Kind && initial.Text == read.Text : read.IsEmpty;

    private bool MayBeNull(Place place) =>
        Readers.FirstOrDefault(known => known.Name == place.Owner.Type)?.Members.FirstOrDefault(member => member.Name == place.Step)?.Type.EndsWith('?') ?? true;

    private static IReadOnlyList<KeyValuePair<string, string>> NamesOf(IReadOnlyList<ModelClass> classes, MemberNode node) => classes.FirstOrDefault(known => known.Name == node.Type)?.Values ?? [];

    /// <summary>By the class that declares the member.</summary>
    private static string Subject(ModelClass? known, string type, string member) =>
        $"{MemberNode.ShortName(known?.Members.FirstOrDefault(declared => declared.Name == member)?.Declaring ?? type)}.{member}";

    private static string Joined(string path, string member) => path.Length == 0 ? member : $"{path}.{member}";

    private void Add(Place place, (Verdict Verdict, string Reason) judged, bool isMeant = false) => _findings.Add(new MemberFinding(place.Member, judged.Verdict, judged.Reason, place.Path, isMeant));

    /// <param name="Member">For the finding.</param>
    /// <param name="Path">In the value.</param>
    /// <param name="Owner">The reader's object that has the member.</param>
    private sealed record Place(string Member, string Path, MemberNode Owner)
    {
        /// <summary>The member's name in the reader's class.</summary>
        public string Step { get; init; } = "";
    }
}
