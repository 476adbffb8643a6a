using System.Text.RegularExpressions;

namespace Goldilocks.Architecture.Tests;

/// <summary>The rooms of <c>src/</c> are its namespaces. <c>docs/internals/architecture.md</c> states the purpose of each and the rooms that it may use.</summary>
public sealed class RoomTests
{
    private const string Map = "docs/internals/architecture.md";

    /// <summary>A room that uses this one may use what it uses, and the map does not repeat that.</summary>
    private const string Carrier = "Goldilocks.Commands";
    private const double LargestShare = 0.2;

    private static readonly RoomMap Declared = RoomMap.FromMarkdown(Checkout.Lines(Map));
    private static readonly RoomMap Actual = RoomMap.Of(Checkout.SourceAssemblies, Checkout.Under("src", ".cs").Select(Checkout.Text));

    [Fact]
    public void Every_room_is_on_the_map_and_every_room_on_the_map_is_there()
    {
        Assert.NotEmpty(Actual.Rooms);
        Findings.None(Actual.Rooms.Except(Declared.Rooms).Select(room => $"{room} is not in {Map}").Concat(Declared.Rooms.Except(Actual.Rooms).Select(room => $"{room} is in {Map} but not in src/")));
    }

    [Fact]
    public void A_room_uses_only_the_rooms_that_the_map_allows() => Assert.True(
        Actual.Rooms.All(room => Actual.UsedBy(room).IsSubsetOf(Declared.UsedBy(room, Carrier))),
        "What src/ does, with what the map does not allow marked by '!':\n" + Actual.Print(isMarked: (room, used) => !Declared.UsedBy(room, Carrier).Contains(used)));

    [Fact]
    public void The_map_promises_no_door_that_is_not_there() => Findings.None(
        from room in Declared.Rooms
        from used in Declared.UsedBy(room).Except(Actual.UsedBy(room))
        select $"{room} does not use {used}; take it out of {Map}");

    [Fact]
    public void The_map_does_not_repeat_what_comes_with_the_room_that_all_commands_share() => Findings.None(
        from room in Declared.Rooms
        where Declared.UsedBy(room).Contains(Carrier)
        from used in Declared.UsedBy(room).Intersect(Declared.UsedBy(Carrier))
        select $"{room} has {used} by {Carrier}; take it out of {Map}");

    [Fact]
    public void No_rooms_use_each_other_in_a_circle() => Assert.True(
        Actual.Circles().Count == 0,
        $"In circles: {string.Join(", ", Actual.Circles())}\n{Actual.Print(isMarked: (room, used) => Actual.Circles().Contains(room) && Actual.Circles().Contains(used))}");

    [Fact]
    public void No_project_holds_more_than_a_fifth_of_the_source()
    {
        var lines = Checkout.Under("src", ".cs").GroupBy(file => file.Split('/')[1], file => Checkout.Lines(file).Length).ToDictionary(project => project.Key, project => project.Sum());
        var all = lines.Values.Sum();

        Findings.None(lines.Where(project => project.Value > LargestShare * all).Select(project => $"{project.Key} has {project.Value} of {all} lines"));
    }

    [Fact]
    public void A_namespace_is_the_folder_that_its_file_lies_in() => Findings.None(
        from file in Checkout.Under("src", ".cs")
        where file != "src/Goldilocks.Cli/Program.cs"
        let folder = string.Join('.', file.Split('/')[1..^1])
        let room = Regex.Match(Checkout.Text(file), @"^namespace ([\w.]+);", RegexOptions.Multiline).Groups[1].Value
        where room.Length > 0 && room != folder && room != Regex.Replace(folder, @"^Goldilocks\.(Contracts|Shared)\b", "Goldilocks") && room != "Goldilocks"
        select $"{file} is in the namespace {room}");
}
