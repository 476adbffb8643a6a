using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The type of the parameter is a reference to a Guid, and no Guid.</summary>
public sealed class InParameters() : RoundTripCapability<Consignment>("C17.in-parameter", "a constructor that takes a Guid by in", "members")
{
    private static readonly Guid s_id = new("0f8fad5b-d9cb-469f-a165-70867728950e");

    protected override bool IsOfConversion => true;

    protected override Consignment Make() => new("here", s_id);

    protected override Judgement Judge(Consignment read) => read.Text == "here" && read.Id == s_id
        ? Judgement.Pass()
        : Judgement.Fail($"here and {s_id} come back as {read.Text ?? "null"} and {read.Id}, silently");
}

/// <summary>Types of the runtime that a text can stand for have such a constructor, and this one has more than the text.</summary>
public sealed class ConstructorOfText() : RoundTripCapability<Signposts>("C17.text", "a class whose constructor takes one text, beside another member", "members")
{
    protected override bool IsOfConversion => true;

    protected override Signposts Make() => new() { Value = new("here") { Height = 11 }, Others = [new("there") { Height = 22 }] };

    protected override Judgement Judge(Signposts read) => read switch
    {
        { Value: { Words: "here", Height: 11 }, Others: [{ Words: "there", Height: 22 }] } => Judgement.Pass(),
        { Value: var value, Others: var others } => Judgement.Fail($"here 11, and there 22, come back as {Show(value)}, and {(others is null ? "null" : string.Join(", ", others.Select(Show)))}, silently"),
    };

    private static string Show(Signpost? signpost) => signpost is null ? "null" : $"{signpost.Words ?? "null"} {signpost.Height}";
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class ConsignmentModel() : CapabilityModel<Consignment>(Needs.ReadOnlyMembers);

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class SignpostsModel() : CapabilityModel<Signposts>(Needs.ReadOnlyMembers);
