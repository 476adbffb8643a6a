using Goldilocks.Cli.Interop;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Evolution;

/// <summary>Classes and listings of values, as short as a test can be read.</summary>
internal static class Versions
{
    public static ModelClass Class(string name, params string[] members) => Of("class", name, members);

    public static ModelClass Of(string kind, string name, params string[] members) => new($"Shop.{name}", kind, null, "", [.. members.Select((member, number) => MemberOf(name, member, number))], [], [], []);

    public static ModelClass EnumOf(string name, params string[] names) => new($"Shop.{name}", "enum", null, "", [], [], [], [.. names.Select((text, index) => Valued(text, index))]);

    /// <summary>The value that the writer had, as it lists it.</summary>
    public static MemberNode Tree(params string[] lines) => MemberListing.Read(Listing(lines)).Root;

    /// <summary>The verdicts on what the new version read of a payload of the old one.</summary>
    public static Dictionary<string, MemberFinding> Upgrade(ClassVersions versions, IEnumerable<string> written, IEnumerable<string> read) => Judge(versions, isWriterOld: true, written, read);

    /// <summary>The same where the old version read.</summary>
    public static Dictionary<string, MemberFinding> Rollback(ClassVersions versions, IEnumerable<string> written, IEnumerable<string> read) => Judge(versions, isWriterOld: false, written, read);

    public static ClassVersions Between(IReadOnlyList<ModelClass> old, IReadOnlyList<ModelClass> now) => ClassVersions.Of(old, now, null);

    private static Dictionary<string, MemberFinding> Judge(ClassVersions versions, bool isWriterOld, IEnumerable<string> written, IEnumerable<string> read)
    {
        var other = MemberListing.Read(Listing([.. read]));
        return new TreeComparison(versions, isWriterOld, other.Initials).Compare(Tree([.. written]), other.Root).GroupBy(finding => finding.Member).ToDictionary(group => group.Key, group => group.OrderByDescending(finding => finding.Verdict).First());
    }

    /// <summary>Fields are separated by bars here.</summary>
    private static string Listing(string[] lines) => string.Concat(lines.Select(line => line.Replace('|', '\t') + "\n"));

    private static KeyValuePair<string, string> Valued(string text, int index) => text.Split('=') is [var name, var number] ? KeyValuePair.Create(name, number) : KeyValuePair.Create(text, $"{index}");

    /// <summary><c>int Count</c>, or <c>int Entity:Count</c> where a base declares it.</summary>
    private static ClassMember MemberOf(string name, string text, int number)
    {
        var (type, member) = text.Split(' ') is [var first, var second] ? (first, second) : throw new ArgumentException(text);
        return member.Split(':') is [var declaring, var own] ? new ClassMember(own, type, number, $"Shop.{declaring}") : new ClassMember(member, type, number, $"Shop.{name}");
    }
}
