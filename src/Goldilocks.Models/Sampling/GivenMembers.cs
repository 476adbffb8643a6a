using System.Text.Json;
using Goldilocks.Models.Reading;
using Goldilocks.Results;
using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Sampling;

/// <summary>Which members of a type an object of the sample has, and what becomes of the rest.</summary>
/// <param name="names">What members are called in the sample.</param>
/// <param name="discriminators">Names of classes, which are no members.</param>
/// <param name="remarks">What was assumed.</param>
/// <param name="isLenient">Whether members that the types do not have are left out.</param>
internal sealed class GivenMembers(SampleNames names, Discriminators discriminators, SampleRemarks remarks, bool isLenient)
{
    /// <summary>The end of an error that the option would cure.</summary>
    public const string Cure = " --lenient leaves out what the types do not have.";

    /// <summary>Tells an editor how to check a JSON document, and is no data of it.</summary>
    private const string Schema = "$schema";

    /// <summary>Its members by the sample's names. What the type does not have is an error, or goes where the type keeps it.</summary>
    public Dictionary<ModelMember, (JsonElement Json, string Path)> Of(ModelType type, JsonElement value, string path)
    {
        var given = new Dictionary<ModelMember, (JsonElement, string)>();
        foreach (var property in value.EnumerateObject())
        {
            var memberPath = JsonPlaces.Member(path, property.Name);
            if (discriminators.IsOne(type, property.Name))
            {
                continue;
            }

            if (names.FindUnknown(type, property.Name) is { } unknown)
            {
                LeaveOutUnknown(type, unknown, property, memberPath);
                continue;
            }

            if (names.Find(type, property.Name) is { } member)
            {
                if (property.Value.ValueKind == JsonValueKind.Null && !TakesNull(member) && (isLenient ? LackingMembers.HasEmpty(member) : !IsNeeded(member) && names.TakesNull(member.Symbol)))
                {
                    (isLenient ? remarks.LeftOut : remarks.Nulls).Add($"{type.Name}.{member.Name} (null)");
                }
                else if (!given.TryAdd(member, (property.Value, memberPath)))
                {
                    throw new SampleMistakeException(memberPath, $"'{property.Name}' is there twice in one object.");
                }
            }
            else if (names.IsWriteOnly(type, property.Name))
            {
                remarks.Unshown.Add($"{type.Name}.{property.Name}");
            }
            else if (names.FindComputed(type, property.Name) is null && Overflow(type) is null)
            {
                LeaveOut(type, property.Name, memberPath);
            }
        }

        if (Overflow(type) is { } overflow && JsonSerializer.SerializeToElement(Unknown(type, value).ToDictionary(property => property.Name, property => property.Value)) is var rest && rest.EnumerateObject().Any())
        {
            given.TryAdd(overflow, (rest, path));
        }

        return given;
    }

    private IEnumerable<JsonProperty> Unknown(ModelType type, JsonElement value) =>
        value.EnumerateObject().Where(property => !discriminators.IsOne(type, property.Name) && names.Find(type, property.Name) is null && names.FindComputed(type, property.Name) is null && names.FindUnknown(type, property.Name) is null);

    /// <summary>The member that <c>[JsonExtensionData]</c> marks, or that the interface of Kiota's clients says to be for what the class does not name. Where that is not known here, the compiler takes it for the base class.</summary>
    private static ModelMember? Overflow(ModelType type) => type.Members.FirstOrDefault(member => member.IsExtensionData)
        ?? (type.Symbol.AllInterfaces.Append(type.Symbol.BaseType).Any(one => one?.Name == "IAdditionalDataHolder") ? type.Members.FirstOrDefault(member => member is { Name: "AdditionalData", Type: { Form: TypeForm.Dictionary, Key.Leaf: "String", Element.Form: TypeForm.Any } }) : null);

    /// <summary>A member whose type is not known can hold nothing but null.</summary>
    private void LeaveOutUnknown(ModelType type, UnknownMember unknown, JsonProperty property, string path)
    {
        if (property.Value.ValueKind != JsonValueKind.Null)
        {
            _ = isLenient ? remarks.LeftOut.Add($"{type.Name}.{property.Name}") : throw new SampleMistakeException(path, unknown.Mistake);
        }
    }

    private void LeaveOut(ModelType type, string name, string path)
    {
        if (!isLenient && name != Schema)
        {
            throw new SampleMistakeException(path, $"{type.Name} has no member '{name}'{NearestName.DidYouMean(name, [.. type.Members.Select(member => member.Name)])} Correct the name, or leave it out.{UnknownBase(type)}{Cure}");
        }

        remarks.LeftOut.Add($"{type.Name}.{name}");
    }

    /// <summary>The member may be one of a base that is not known.</summary>
    private static string UnknownBase(ModelType type) => (type.Symbol as INamedTypeSymbol)?.UnknownBase() is { } above
        ? $" What {type.Name} inherits from {above} is not known here: restore its project (dotnet restore), or give the file that declares it to --model too."
        : "";

    /// <summary>Whether it can hold null.</summary>
    public static bool TakesNull(ModelMember member) => member.Type is { Form: not TypeForm.Leaf, IsReference: false } or { Converted.IsJson: true } || (member.Type.IsReference && member.TakesNull);

    /// <summary>The mistake of a null in the place of a value.</summary>
    public static SampleMistakeException Null(ModelType type, ModelMember member, string path) => new(
        path,
        $"{member.Name} is null, and {type.Name} declares that it never is. Give a value, or declare it with a ?.{(LackingMembers.HasEmpty(member) ? " --lenient leaves such a null out." : "")}");

    /// <summary>Whether no object is made without it.</summary>
    public static bool IsNeeded(ModelMember member) =>
        member.IsRequired || (member is { Setting: Setting.Constructor, TakesNull: false, Type.IsReference: true, Parameter.HasExplicitDefaultValue: false });
}
