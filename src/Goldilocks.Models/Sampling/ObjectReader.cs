using System.Text.Json;
using System.Text.Json.Serialization;
using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Sampling;

/// <summary>Makes objects of JSON by the shape of their types. What the sample does not have stays as the object makes it.</summary>
internal sealed class ObjectReader
{
    private readonly Discriminators _discriminators;
    private readonly GivenMembers _given;
    private readonly LackingMembers _lacking;
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
        _given = new GivenMembers(names, _discriminators, Remarks, isLenient);
        _lacking = new LackingMembers(compiled.Objects, Remarks, isLenient);
        _leaves = new LeafReader(compiled.Objects, names, Remarks);
        _collections = new CollectionReader(compiled.Objects, _leaves, Element, isLenient ? Remarks : null);
    }

    /// <summary>What was assumed.</summary>
    public SampleRemarks Remarks { get; } = new();

    /// <exception cref="SampleMistakeException">The value does not fit the type.</exception>
    public object? Read(ModelType type, JsonElement value, string path)
    {
        try
        {
            return ReadPlain(type, value, path);
        }
        catch (SampleMistakeException mistake) when (!mistake.NamesConverter && _compiled.Objects.SourceConverterOf(type) is { } converter)
        {
            return BySource(converter, type, value, path, mistake);
        }
    }

    private object? BySource(ReadingConverter converter, ModelType type, JsonElement value, string path, SampleMistakeException mistake)
    {
        try
        {
            var made = _compiled.Objects.Convert(converter, type, value, path);
            Remarks.ByConverters.Add(converter.Name);
            return made;
        }
        catch (SampleMistakeException)
        {
            throw mistake;
        }
    }

    private object? ReadPlain(ModelType type, JsonElement value, string path)
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
            return Converted(converter, type, value, path);
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

    /// <summary>A converter may call others that the application names and the model does not have. What has the names of the members needs none.</summary>
    private object? Converted(JsonConverterAttribute converter, ModelType type, JsonElement value, string path)
    {
        try
        {
            return _compiled.Objects.Convert(converter, type, value, path);
        }
        catch (SampleMistakeException mistake) when (value.ValueKind == JsonValueKind.Object)
        {
            try
            {
                var made = ReadObject(type, value, path);
                Remarks.ByMembers.Add(JsonPlaces.Everywhere(path));
                return made;
            }
            catch (SampleMistakeException)
            {
                throw mistake;
            }
        }
    }

    private object ReadObject(ModelType declared, JsonElement value, string path)
    {
        if (value.ValueKind == JsonValueKind.Array && SampleNames.ByPosition(declared, value) is { } members)
        {
            return Made(declared, members.ToDictionary(one => one.Member, one => (value[one.Place], JsonPlaces.Element(path, one.Place))), path);
        }

        if (value.ValueKind != JsonValueKind.Object)
        {
            return declared is { IsPolymorphic: false, Members: [var only] } ? Wrapped(declared, only, value, path) : throw new SampleMistakeException(path, ExpectedTexts.Of(declared, value));
        }

        var type = declared.IsPolymorphic ? _discriminators.Choose(declared, value, path) : declared;
        return type.Form == TypeForm.Object ? Compared(type, value, path, Made(type, _given.Of(type, value, path), path)) : _collections.Read(type, value, path, filled: null);
    }

    /// <summary>A type of one member, such as the key of an order, is often written as that member's value alone.</summary>
    private object Wrapped(ModelType type, ModelMember member, JsonElement value, string path) => Made(type, new() { [member] = (value, path) }, path);

    private object Made(ModelType type, Dictionary<ModelMember, (JsonElement Json, string Path)> given, string path)
    {
        if (_isLenient)
        {
            LeaveOutConverted(type, given);
        }

        var made = Make(type, given, path);
        foreach (var member in type.Members.Where(member => member.Setting != Setting.Constructor && given.ContainsKey(member)))
        {
            _compiled.Objects.Set(type, member, made, ValueOf(type, member, given[member], made));
        }

        _lacking.Fill(type, given.Keys, made);
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

    private object Make(ModelType type, Dictionary<ModelMember, (JsonElement Json, string Path)> given, string path)
    {
        _lacking.Require(type, given.Keys, path);
        return _compiled.Objects.Create(type, [.. type.Construction!.Given(type).Select(parameter => parameter.Member is not { } member ? null
            : given.TryGetValue(member, out var at) ? ValueOf(type, member, at, null) : _lacking.Empty(member) ?? _compiled.Objects.Default(member))]);
    }

    /// <summary>What only a converter of a package reads is not known here.</summary>
    private void LeaveOutConverted(ModelType type, Dictionary<ModelMember, (JsonElement Json, string Path)> given)
    {
        foreach (var member in given.Keys.Where(member => !GivenMembers.IsNeeded(member) && _names.ConverterOf(member) is not null).ToList())
        {
            try
            {
                _ = PlainValueOf(type, member, given[member], null);
            }
            catch (Exception exception) when (exception is SampleMistakeException or ModelException { Cause: not null })
            {
                // A class inside may also refuse to be made without what was left out of it.
                given.Remove(member);
                Remarks.LeftOut.Add($"{type.Name}.{member.Name} ({_names.ConverterOf(member)})");
            }
        }
    }

    private object? ValueOf(ModelType type, ModelMember member, (JsonElement Json, string Path) at, object? made)
    {
        try
        {
            return PlainValueOf(type, member, at, made);
        }
        catch (SampleMistakeException mistake) when (!mistake.NamesConverter && _names.ConverterOf(member) is { } converter)
        {
            var named = new SampleMistakeException(mistake.Path, $"{mistake.Message} The converter {converter} writes {type.Name}.{member.Name} in a form of its own, which is not understood here: write the value as the types of the model have it.{(GivenMembers.IsNeeded(member) ? "" : " --lenient leaves it out.")}") { NamesConverter = true };
            return _compiled.Objects.SourceConverterNamed(converter) is { } own ? BySource(own, member.Type, at.Json, at.Path, named) : throw named;
        }
    }

    private object? PlainValueOf(ModelType type, ModelMember member, (JsonElement Json, string Path) at, object? made)
    {
        if (at.Json.ValueKind == JsonValueKind.Null && member.Type is { IsReference: true })
        {
            return member.TakesNull ? null : throw GivenMembers.Null(type, member, at.Path);
        }

        if (_compiled.Objects.ConverterOf(type, member) is { } converter)
        {
            var converted = _compiled.Objects.Convert(converter, member.Type, at.Json, at.Path);
            if (member.Type.Form != TypeForm.Any || converted is null or string or bool or int or long or double or decimal)
            {
                return converted;
            }

            Remarks.Plain.Add($"{type.Name}.{member.Name}");
        }

        if (LeafReader.ByConverter(member.Type, at.Json) is { } loose && (_names.IsConverted(member.Symbol) || (loose is bool && SampleNames.IsOfLooseReader(member.Symbol)) || _names.HasConverterOf(member.Type)))
        {
            return loose;
        }

        if (at.Json.ValueKind == JsonValueKind.Null && !GivenMembers.TakesNull(member))
        {
            throw GivenMembers.Null(type, member, at.Path);
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
    private object Compared(ModelType type, JsonElement value, string path, object made)
    {
        foreach (var property in value.EnumerateObject().Where(property => _names.Find(type, property.Name) is null && _names.FindUnknown(type, property.Name) is null))
        {
            if (_names.FindComputed(type, property.Name) is { } computed && !IsNameOf(DataMembers.TypeOf(computed), property.Value, type, computed.Name, made) && _compiled.Objects.Computed(type, computed.Name, made) is { } known && SampleComparison.FirstLoss(property.Value, known, known, JsonPlaces.Member(path, property.Name)) is var (place, reason))
            {
                if (!_isLenient)
                {
                    throw new SampleMistakeException(place, $"{reason} {type.Name} computes it, and no serializer sets it. Correct the sample or the type.{GivenMembers.Cure}");
                }

                Remarks.LeftOut.Add($"{type.Name}.{property.Name}");
            }
        }

        return made;
    }

    /// <summary>Whether a text is a name of the value of an enum that the object computes, or what a type keeps that is one text.</summary>
    private bool IsNameOf(ITypeSymbol computed, JsonElement value, ModelType type, string name, object made)
    {
        if (value.ValueKind != JsonValueKind.String || computed is not INamedTypeSymbol declared)
        {
            return false;
        }

        var held = _compiled.Objects.ComputedValue(type, name, made);
        return declared.TypeKind == TypeKind.Enum ? _names.Find(declared, value.GetString()!) is { } field && held?.ToString() == field.Name
            : held is not null && DataMembers.OnlyKept(declared) is { } only && ModelObjects.Kept(held, only) is string text && text == value.GetString();
    }

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

        var given = _given.Of(type, value, path);
        return _compiled.Objects.Create(type, [.. type.Members.Select(member => given.TryGetValue(member, out var at)
            ? Element(member.Type, member.MayBeNull, at.Json, at.Path)
            : throw new SampleMistakeException(path, $"{type.Name} needs a value for {member.Name}."))]);
    }

    private object? Element(ModelType type, bool mayBeNull, JsonElement value, string path) => CollectionReader.IsNull(type, value)
        ? mayBeNull ? null : throw new SampleMistakeException(path, $"this is null, and the collection is declared to hold a {type.Name} everywhere. Give a value, or declare the element with a ?. --lenient leaves such a null out.")
        : Read(type, value, path);
}
