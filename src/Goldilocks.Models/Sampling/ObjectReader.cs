using System.Text.Json;
using Goldilocks.Models.Shapes;
using Goldilocks.Results;
using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Sampling;

/// <summary>Makes objects of JSON by the shape of their types. What the sample does not have stays as the object makes it.</summary>
internal sealed class ObjectReader
{
    private const string Cure = " --lenient leaves out what the types do not have.";
    private readonly Discriminators _discriminators;
    private readonly CompiledModel _compiled;
    private readonly SampleNames _names;
    private readonly bool _isLenient;
    private readonly LeafReader _leaves;
    private readonly CollectionReader _collections;

    /// <param name="compiled">Makes the objects.</param>
    /// <param name="names">What members are called in the sample.</param>
    /// <param name="isLenient">Whether members that the types do not have are left out.</param>
    public ObjectReader(CompiledModel compiled, SampleNames names, bool isLenient)
    {
        (_compiled, _names, _isLenient) = (compiled, names, isLenient);
        _discriminators = new Discriminators(new ClassConstants(compiled.Objects, names), names, Remarks);
        _leaves = new LeafReader(compiled.Objects, names, Remarks);
        _collections = new CollectionReader(compiled.Objects, _leaves, Element);
    }

    /// <summary>What was assumed.</summary>
    public SampleRemarks Remarks { get; } = new();

    /// <exception cref="SampleMistakeException">The value does not fit the type.</exception>
    public object? Read(ModelType type, JsonElement value, string path)
    {
        if (type.Form == TypeForm.Nullable)
        {
            if (type.Element is { Form: TypeForm.Leaf, Leaf: not "String" } && value.ValueKind == JsonValueKind.String && value.GetString()!.Length == 0)
            {
                Remarks.Empty.Add(JsonPlaces.Everywhere(path));
                return null;
            }

            return value.ValueKind == JsonValueKind.Null ? null : Read(type.Element!, value, path);
        }

        if (_compiled.Objects.ConverterOf(type) is { } converter)
        {
            return _compiled.Objects.Convert(converter, type, value, path);
        }

        return type.Form switch
        {
            TypeForm.Leaf or TypeForm.Any => _leaves.Read(type, value, path),
            TypeForm.Object => ReadObject(type, value, path),
            TypeForm.Built => ReadBuilt(type, value, path),
            TypeForm.Grid => _collections.ReadGrid(type, value, path),
            _ => _collections.Read(type, value, path, filled: null),
        };
    }

    private object ReadObject(ModelType declared, JsonElement value, string path)
    {
        if (value.ValueKind == JsonValueKind.Array && SampleNames.ByPosition(declared, value.GetArrayLength()) is { } members)
        {
            return Made(declared, members.Select((member, index) => (member, index)).ToDictionary(one => one.member, one => (value[one.index], JsonPlaces.Element(path, one.index))), path);
        }

        if (value.ValueKind != JsonValueKind.Object)
        {
            return declared is { IsPolymorphic: false, Members: [var only] } ? Wrapped(declared, only, value, path) : throw new SampleMistakeException(path, ExpectedTexts.Of(declared, value));
        }

        var type = declared.IsPolymorphic ? _discriminators.Choose(declared, value, path) : declared;
        var made = Made(type, Given(type, value, path), path);
        CompareComputed(type, value, path, made);
        return made;
    }

    /// <summary>A type of one member, such as the key of an order, is often written as that member's value alone.</summary>
    private object Wrapped(ModelType type, ModelMember member, JsonElement value, string path) => Made(type, new() { [member] = (value, path) }, path);

    private object Made(ModelType type, Dictionary<ModelMember, (JsonElement Json, string Path)> given, string path)
    {
        var made = Make(type, given, path);
        foreach (var member in type.Members.Where(member => member.Setting != Setting.Constructor && given.ContainsKey(member)))
        {
            _compiled.Objects.Set(type, member, made, ValueOf(type, member, given[member], made));
        }

        foreach (var member in type.Members.Where(member => member.Setting != Setting.Constructor && !given.ContainsKey(member) && member.Type.IsUnmadeWithout && ModelObjects.IsUnmade(_compiled.Objects.Get(type, member, made))))
        {
            _compiled.Objects.Set(type, member, made, _compiled.Objects.Gather(member.Type, [], [], null));
        }

        foreach (var (member, (json, memberPath)) in given)
        {
            NoteChange(type, member, json, memberPath, made);
        }

        return made;
    }

    /// <summary>Its members by the sample's names. What the type does not have is an error, or goes where the type keeps it.</summary>
    private Dictionary<ModelMember, (JsonElement Json, string Path)> Given(ModelType type, JsonElement value, string path)
    {
        var given = new Dictionary<ModelMember, (JsonElement, string)>();
        foreach (var property in value.EnumerateObject())
        {
            var memberPath = JsonPlaces.Member(path, property.Name);
            if (_discriminators.IsOne(type, property.Name))
            {
                continue;
            }

            if (_names.FindUnknown(type, property.Name) is { } unknown)
            {
                LeaveOutUnknown(type, unknown, property, memberPath);
                continue;
            }

            if (_names.Find(type, property.Name) is { } member)
            {
                if (property.Value.ValueKind == JsonValueKind.Null && !TakesNull(member) && !IsNeeded(member) && (_isLenient || _names.TakesNull(member.Symbol)))
                {
                    (_isLenient ? Remarks.LeftOut : Remarks.Nulls).Add($"{type.Name}.{member.Name} (null)");
                }
                else if (!given.TryAdd(member, (property.Value, memberPath)))
                {
                    throw new SampleMistakeException(memberPath, $"'{property.Name}' is there twice in one object.");
                }
            }
            else if (_names.IsWriteOnly(type, property.Name))
            {
                Remarks.Unshown.Add($"{type.Name}.{property.Name}");
            }
            else if (_names.FindComputed(type, property.Name) is null && Overflow(type) is null)
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
        value.EnumerateObject().Where(property => !_discriminators.IsOne(type, property.Name) && _names.Find(type, property.Name) is null && _names.FindComputed(type, property.Name) is null && _names.FindUnknown(type, property.Name) is null);

    /// <summary>The member that <c>[JsonExtensionData]</c> marks.</summary>
    private static ModelMember? Overflow(ModelType type) => type.Members.FirstOrDefault(member => member.IsExtensionData);

    /// <summary>A member whose type is not known can hold nothing but null.</summary>
    private void LeaveOutUnknown(ModelType type, UnknownMember unknown, JsonProperty property, string path)
    {
        if (property.Value.ValueKind != JsonValueKind.Null)
        {
            _ = _isLenient ? Remarks.LeftOut.Add($"{type.Name}.{property.Name}") : throw new SampleMistakeException(path, unknown.Mistake);
        }
    }

    private void LeaveOut(ModelType type, string name, string path)
    {
        if (!_isLenient)
        {
            throw new SampleMistakeException(path, $"{type.Name} has no member '{name}'{NearestName.DidYouMean(name, [.. type.Members.Select(member => member.Name)])} Correct the name, or leave it out.{UnknownBase(type)}{Cure}");
        }

        Remarks.LeftOut.Add($"{type.Name}.{name}");
    }

    /// <summary>The member may be one of a base that is not known.</summary>
    private static string UnknownBase(ModelType type) => (type.Symbol as INamedTypeSymbol)?.UnknownBase() is { } above
        ? $" What {type.Name} inherits from {above} is not known here: restore its project (dotnet restore), or give the file that declares it to --model too."
        : "";

    private object Make(ModelType type, Dictionary<ModelMember, (JsonElement Json, string Path)> given, string path)
    {
        foreach (var missing in type.Members.Where(member => !given.ContainsKey(member) && IsNeeded(member)))
        {
            throw new SampleMistakeException(path, $"{type.Name} needs a value for {missing.Name}, which is required.");
        }

        return _compiled.Objects.Create(type, [.. type.Construction!.Given(type).Select(parameter => parameter.Member is not { } member ? null
            : given.TryGetValue(member, out var at) ? ValueOf(type, member, at, null) : _compiled.Objects.Default(member))]);
    }

    private static bool TakesNull(ModelMember member) => member.Type is { Form: not TypeForm.Leaf, IsReference: false } or { Converted.IsJson: true } || (member.Type.IsReference && member.MayBeNull);

    private static bool IsNeeded(ModelMember member) =>
        member.IsRequired || (member is { Setting: Setting.Constructor, MayBeNull: false, Type.IsReference: true, Parameter.HasExplicitDefaultValue: false });

    private object? ValueOf(ModelType type, ModelMember member, (JsonElement Json, string Path) at, object? made)
    {
        if (at.Json.ValueKind == JsonValueKind.Null && member.Type is { IsReference: true })
        {
            return member.MayBeNull ? null : throw Null(type, member, at.Path);
        }

        if (_compiled.Objects.ConverterOf(type, member) is { } converter)
        {
            return _compiled.Objects.Convert(converter, member.Type, at.Json, at.Path);
        }

        if (LeafReader.ByConverter(member.Type, at.Json) is { } converted && (_names.IsConverted(member.Symbol) || (converted is bool && SampleNames.IsOfLooseReader(member.Symbol)) || _names.HasConverterOf(member.Type)))
        {
            return converted;
        }

        if (at.Json.ValueKind == JsonValueKind.Null && !TakesNull(member))
        {
            throw Null(type, member, at.Path);
        }

        if (_names.IsConverted(member.Symbol) && member.Type.Form is TypeForm.Sequence or TypeForm.Set && at.Json.ValueKind is not (JsonValueKind.Array or JsonValueKind.Null))
        {
            Remarks.Single.Add($"{type.Name}.{member.Name}");
            at = (JsonSerializer.SerializeToElement(new[] { at.Json }), at.Path);
        }

        return made is not null && member.Type.Collection is { IsFillable: true } && _compiled.Objects.Get(type, member, made) is { } filled
            ? _collections.Read(member.Type, at.Json, at.Path, filled)
            : Read(member.Type, at.Json, at.Path);
    }

    private static SampleMistakeException Null(ModelType type, ModelMember member, string path) => new(
        path,
        $"{member.Name} is null, and {type.Name} declares that it never is. Give a value, or declare it with a ?.{(IsNeeded(member) ? "" : " --lenient leaves such a null out.")}");

    /// <summary>A setter or a getter that changes its value is the type's right. Serializers are compared with what the object holds.</summary>
    private void NoteChange(ModelType type, ModelMember member, JsonElement json, string path, object made)
    {
        if (member.Type.Form == TypeForm.Leaf && !_names.IsConverted(member.Symbol) && LeafReader.ByConverter(member.Type, json) is null && json.ValueKind != JsonValueKind.Null && _compiled.Objects.ConverterOf(type, member) is null && _compiled.Objects.ConverterOf(member.Type) is null
            && _compiled.Difference(_leaves.Read(member.Type, json, path), _compiled.Objects.Get(type, member, made)) is not null)
        {
            Remarks.Changed.Add($"{type.Name}.{member.Name}");
        }
    }

    /// <summary>What an object computes is not set, so the sample must have the same.</summary>
    private void CompareComputed(ModelType type, JsonElement value, string path, object made)
    {
        foreach (var property in value.EnumerateObject().Where(property => _names.Find(type, property.Name) is null && _names.FindUnknown(type, property.Name) is null))
        {
            if (_names.FindComputed(type, property.Name) is { } computed && !IsNameOf(DataMembers.TypeOf(computed), property.Value, type, computed.Name, made) && _compiled.Objects.Computed(type, computed.Name, made) is { } known && SampleComparison.FirstLoss(property.Value, known, known, JsonPlaces.Member(path, property.Name)) is var (place, reason))
            {
                if (!_isLenient)
                {
                    throw new SampleMistakeException(place, $"{reason} {type.Name} computes it, and no serializer sets it. Correct the sample or the type.{Cure}");
                }

                Remarks.LeftOut.Add($"{type.Name}.{property.Name}");
            }
        }
    }

    /// <summary>Whether a text is a name of the value of an enum that the object computes.</summary>
    private bool IsNameOf(ITypeSymbol computed, JsonElement value, ModelType type, string name, object made) =>
        computed is INamedTypeSymbol { TypeKind: TypeKind.Enum } declared && value.ValueKind == JsonValueKind.String
        && _names.Find(declared, value.GetString()!) is { } field && _compiled.Objects.ComputedValue(type, name, made)?.ToString() == field.Name;

    private object ReadBuilt(ModelType type, JsonElement value, string path)
    {
        if (value.ValueKind == JsonValueKind.Array && value.GetArrayLength() == type.Members.Count)
        {
            return _compiled.Objects.Create(type, [.. type.Members.Select((member, index) => Element(member.Type, member.MayBeNull, value[index], JsonPlaces.Element(path, index)))]);
        }

        if (value.ValueKind != JsonValueKind.Object)
        {
            throw new SampleMistakeException(path, ExpectedTexts.Of(type, value));
        }

        var given = Given(type, value, path);
        return _compiled.Objects.Create(type, [.. type.Members.Select(member => given.TryGetValue(member, out var at)
            ? Element(member.Type, member.MayBeNull, at.Json, at.Path)
            : throw new SampleMistakeException(path, $"{type.Name} needs a value for {member.Name}."))]);
    }

    private object? Element(ModelType type, bool mayBeNull, JsonElement value, string path) => value.ValueKind == JsonValueKind.Null && type is { IsReference: true, Form: not TypeForm.Nullable }
        ? mayBeNull ? null : throw new SampleMistakeException(path, $"this is null, and the collection is declared to hold a {type.Name} everywhere. Give a value, or declare the element with a ?.")
        : Read(type, value, path);
}
