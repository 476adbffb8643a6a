using Goldilocks.Results;

namespace Goldilocks.Cli.Interop;

/// <summary>A kind of change between two versions of a class.</summary>
public enum ChangeKind
{
    /// <summary>A member that only the new version has.</summary>
    Added,

    /// <summary>A member that only the old version has.</summary>
    Removed,

    /// <summary>A member with another name.</summary>
    Renamed,

    /// <summary>Members in another order.</summary>
    Reordered,

    /// <summary>A member of another type.</summary>
    Retyped,

    /// <summary>A member that another class of the hierarchy declares.</summary>
    Moved,

    /// <summary>An enum with other names or numbers.</summary>
    EnumChanged,

    /// <summary>A class that became a struct, a record or an interface, or the reverse.</summary>
    KindChanged,

    /// <summary>A class that can stand for another one, and that only the new version has.</summary>
    DerivedAdded,

    /// <summary>The same that only the old version has.</summary>
    DerivedRemoved,

    /// <summary>Another constructor.</summary>
    ConstructorChanged,
}

/// <summary>One change between two versions.</summary>
/// <param name="Kind">Its kind.</param>
/// <param name="Class">The class without its namespace.</param>
/// <param name="Member">In the old version; in the new one where that added it; null where the class changed.</param>
/// <param name="Text">The rest of a sentence that begins with the member or the class.</param>
public sealed record FoundChange(ChangeKind Kind, string Class, string? Member, string Text)
{
    /// <summary>The member's name in the new version, where it was renamed.</summary>
    public string? NewName { get; init; }

    /// <summary>Whether a member was added behind all others.</summary>
    public bool IsLast { get; init; }

    /// <summary>Whether the new name was not stated, but taken to be meant: the only member of its type that left, and the only one that came, between the same two members.</summary>
    public bool IsGuessed { get; init; }

    /// <summary><c>Order.Fax</c>, or the class.</summary>
    public string Subject => Member is null ? Class : $"{Class}.{Member}";
}

/// <summary>Two versions of a model, and what changed between them. A pure function of their sources.</summary>
/// <param name="Old">The classes of the old version; empty where there is only one.</param>
/// <param name="New">Those of the new one.</param>
/// <param name="Changes">In the order of the old version's source.</param>
public sealed record ClassVersions(IReadOnlyList<ModelClass> Old, IReadOnlyList<ModelClass> New, IReadOnlyList<FoundChange> Changes)
{
    /// <summary>Finds the changes.</summary>
    /// <param name="old">The classes of the old version, the root first.</param>
    /// <param name="now">Those of the new one.</param>
    /// <param name="renamed">Stated renames: <c>Order.Customer</c> to <c>Client</c>. Null to guess them; empty for none.</param>
    public static ClassVersions Of(IReadOnlyList<ModelClass> old, IReadOnlyList<ModelClass> now, IReadOnlyDictionary<string, string>? renamed)
    {
        var changes = Pairs(old, now).SelectMany(pair => pair.Old.Kind == "enum" || pair.New.Kind == "enum" ? OfEnum(pair.Old, pair.New) : OfClass(pair.Old, pair.New, renamed))
            .DistinctBy(change => (change.Kind, change.Class, change.Member)).ToList();
        return new ClassVersions(old, now, changes);
    }

    /// <summary>The class of the other version that stands for a class; null for none.</summary>
    /// <param name="name">With its namespace.</param>
    /// <param name="isOld">Whether the class is of the old version.</param>
    public ModelClass? Other(string name, bool isOld) => Pairs(Old, New).Where(pair => (isOld ? pair.Old : pair.New).Name == name).Select(pair => isOld ? pair.New : pair.Old).FirstOrDefault();

    /// <summary>The name that a member has in the other version; its own where that is not known to be another.</summary>
    /// <param name="declaring">The class that declares it, without its namespace.</param>
    /// <param name="member">Its name.</param>
    /// <param name="isOld">Whether that is the name in the old version.</param>
    public string NameInOther(string declaring, string member, bool isOld) => Changes
        .Where(change => change.Kind == ChangeKind.Renamed && change.Class == declaring && (isOld ? change.Member : change.NewName) == member)
        .Select(change => isOld ? change.NewName! : change.Member!)
        .FirstOrDefault(member);

    private static IEnumerable<(ModelClass Old, ModelClass New)> Pairs(IReadOnlyList<ModelClass> old, IReadOnlyList<ModelClass> now) =>
        from before in old.Select((item, index) => (item, index))
        let after = now.FirstOrDefault(item => item.Name == before.item.Name) ?? now.FirstOrDefault(item => MemberNode.ShortName(item.Name) == MemberNode.ShortName(before.item.Name)) ?? (before.index == 0 && now.Count > 0 ? now[0] : null)
        where after is not null
        select (before.item, after);

    private static IEnumerable<FoundChange> OfEnum(ModelClass old, ModelClass now)
    {
        var name = MemberNode.ShortName(old.Name);
        var added = now.Values.Where(value => old.Values.All(known => known.Key != value.Key)).ToList();
        var removed = old.Values.Where(value => now.Values.All(known => known.Key != value.Key)).ToList();
        var renumbered = old.Values.Where(value => now.Values.Any(known => known.Key == value.Key && known.Value != value.Value)).ToList();
        List<string> texts =
        [
            .. added.Select(value => $"has {value.Key} ({value.Value}) too"),
            .. removed.Select(value => $"has no {value.Key} ({value.Value}) any more"),
            .. renumbered.Count == 0 ? Array.Empty<string>() : [$"has {(renumbered.Count == 1 ? "another number" : "other numbers")} for {string.Join(", ", renumbered.Select(value => $"{value.Key} ({value.Value} before, {now.Values.First(known => known.Key == value.Key).Value} now)"))}"],
        ];
        return texts.Count == 0 ? [] : [new FoundChange(ChangeKind.EnumChanged, name, null, string.Join(", and ", texts))];
    }

    private static IEnumerable<FoundChange> OfClass(ModelClass old, ModelClass now, IReadOnlyDictionary<string, string>? renamed)
    {
        var name = MemberNode.ShortName(old.Name);
        var renames = Renames(old, now, name, renamed);
        foreach (var change in OfMembers(old, now, name, renames))
        {
            yield return change;
        }

        if (old.Kind != now.Kind)
        {
            yield return new FoundChange(ChangeKind.KindChanged, name, null, $"was a {old.Kind} and is a {now.Kind}");
        }

        if (old.Constructor != now.Constructor)
        {
            yield return new FoundChange(ChangeKind.ConstructorChanged, name, null, $"was made by {name}({old.Constructor}) and is made by {name}({now.Constructor})");
        }

        foreach (var derived in now.Derived.Where(derived => old.Derived.All(known => MemberNode.ShortName(known) != MemberNode.ShortName(derived))))
        {
            yield return new FoundChange(ChangeKind.DerivedAdded, name, null, $"can be a {MemberNode.ShortName(derived)} too");
        }

        foreach (var derived in old.Derived.Where(derived => now.Derived.All(known => MemberNode.ShortName(known) != MemberNode.ShortName(derived))))
        {
            yield return new FoundChange(ChangeKind.DerivedRemoved, name, null, $"can be no {MemberNode.ShortName(derived)} any more");
        }
    }

    private static IEnumerable<FoundChange> OfMembers(ModelClass old, ModelClass now, string name, IReadOnlyDictionary<string, (string NewName, bool IsGuessed)> renames)
    {
        string InNew(ClassMember member) => renames.TryGetValue(member.Name, out var other) ? other.NewName : member.Name;
        foreach (var member in old.Members)
        {
            if (now.Members.FirstOrDefault(other => other.Name == InNew(member)) is not { } after)
            {
                yield return new FoundChange(ChangeKind.Removed, Declaring(member), member.Name, "is gone");
                continue;
            }

            if (after.Name != member.Name)
            {
                yield return new FoundChange(ChangeKind.Renamed, Declaring(member), member.Name, $"is called {after.Name}") { NewName = after.Name, IsGuessed = renames[member.Name].IsGuessed };
            }

            if (after.Type != member.Type)
            {
                yield return new FoundChange(ChangeKind.Retyped, Declaring(member), member.Name, $"was of type {member.Type} and is of type {after.Type}") { NewName = after.Name };
            }

            if (MemberNode.ShortName(after.Declaring) != MemberNode.ShortName(member.Declaring) && (member.Declaring == old.Name) != (after.Declaring == now.Name))
            {
                yield return new FoundChange(ChangeKind.Moved, Declaring(member), member.Name, $"was declared by {MemberNode.ShortName(member.Declaring)} and is by {MemberNode.ShortName(after.Declaring)}");
            }
        }

        var kept = old.Members.Select(InNew).Where(member => now.Members.Any(other => other.Name == member)).ToList();
        var last = now.Members.Select((member, index) => (member, index)).Where(pair => kept.Contains(pair.member.Name)).Select(pair => pair.index).DefaultIfEmpty(-1).Max();
        foreach (var (member, index) in now.Members.Select((member, index) => (member, index)).Where(pair => !kept.Contains(pair.member.Name)))
        {
            yield return new FoundChange(ChangeKind.Added, Declaring(member), member.Name, $"is new, of type {member.Type}") { IsLast = index > last };
        }

        if (!kept.SequenceEqual(now.Members.Select(member => member.Name).Where(kept.Contains)))
        {
            yield return new FoundChange(ChangeKind.Reordered, name, null, "has its members in another order");
        }
    }

    private static string Declaring(ClassMember member) => MemberNode.ShortName(member.Declaring);

    private static Dictionary<string, (string NewName, bool IsGuessed)> Renames(ModelClass old, ModelClass now, string name, IReadOnlyDictionary<string, string>? stated)
    {
        var found = new Dictionary<string, (string, bool)>(StringComparer.Ordinal);
        foreach (var member in old.Members)
        {
            if ((stated?.GetValueOrDefault($"{name}.{member.Name}") ?? stated?.GetValueOrDefault($"{Declaring(member)}.{member.Name}")) is { } other && now.Members.Any(after => after.Name == other))
            {
                found[member.Name] = (other, false);
            }
        }

        if (stated is null)
        {
            foreach (var (gone, came) in Gaps(old, now))
            {
                foreach (var member in gone.Where(member => gone.Count(other => other.Type == member.Type) == 1 && came.Count(other => other.Type == member.Type) == 1))
                {
                    found[member.Name] = (came.First(other => other.Type == member.Type).Name, true);
                }
            }
        }

        return found;
    }

    /// <summary>The members that left and those that came between the same two members that both versions have.</summary>
    private static IEnumerable<(IReadOnlyList<ClassMember> Gone, IReadOnlyList<ClassMember> Came)> Gaps(ModelClass old, ModelClass now)
    {
        var places = now.Members.Where(member => old.Members.All(other => other.Name != member.Name)).GroupBy(member => PlaceOf(now, old, member)).ToDictionary(group => group.Key, group => group.ToList());
        return old.Members.Where(member => now.Members.All(other => other.Name != member.Name)).GroupBy(member => PlaceOf(old, now, member))
            .Where(group => places.ContainsKey(group.Key))
            .Select(group => ((IReadOnlyList<ClassMember>)group.ToList(), (IReadOnlyList<ClassMember>)places[group.Key]));
    }

    private static (string? Before, string? After) PlaceOf(ModelClass own, ModelClass other, ClassMember member)
    {
        var index = own.Members.ToList().IndexOf(member);
        bool IsKept(ClassMember candidate) => other.Members.Any(known => known.Name == candidate.Name);
        return (own.Members.Take(index).LastOrDefault(IsKept)?.Name, own.Members.Skip(index + 1).FirstOrDefault(IsKept)?.Name);
    }
}
