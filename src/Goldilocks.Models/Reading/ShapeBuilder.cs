using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Reading;

/// <summary>Walks from the root through every member, element and derived class. What no serializer can take ends the walk with an error.</summary>
internal sealed class ShapeBuilder
{
    private readonly Dictionary<ITypeSymbol, ModelType> _known = new(SymbolEqualityComparer.Default);
    private readonly List<ModelType> _types = [];
    /// <summary>Beside those of types, names of methods in generated code are made of these.</summary>
    private readonly HashSet<string> _ids = new(StringComparer.OrdinalIgnoreCase) { "Root", "Repeated", "Long", "Array" };
    private readonly DerivedClasses _derived;

    private readonly Compilation _compilation;

    /// <summary>Members of unknown types, and what objects keep for themselves.</summary>
    private readonly List<string> _leftOut = [];

    private readonly List<ISymbol> _throwing = [];

    private readonly ShapeRequest _request;

    private ShapeBuilder(Compilation compilation, ShapeRequest request) => (_compilation, _derived, _request) = (compilation, new DerivedClasses(compilation), request with { IsOfOwnLibrary = type => !IsOfPackage(type) });

    /// <param name="root">The type whose values are measured.</param>
    /// <param name="compilation">The sources.</param>
    /// <param name="request">What is known beside them.</param>
    /// <exception cref="ModelException">A member is of a type that cannot be measured, or a class cannot be made.</exception>
    public static Model Build(INamedTypeSymbol root, Compilation compilation, ShapeRequest request) => Build([root], compilation, request);

    /// <summary>The same from several roots. A type that two of them hold is in the model once.</summary>
    /// <exception cref="ModelException">A member is of a type that cannot be measured, or a class cannot be made.</exception>
    public static Model Build(IReadOnlyList<INamedTypeSymbol> roots, Compilation compilation, ShapeRequest? request = null)
    {
        var builder = new ShapeBuilder(compilation, request ?? new ShapeRequest());
        IReadOnlyList<ModelType> known = [.. roots.Select(builder.RootOf)];
        return new Model(known, builder._types) { LeftOut = builder._leftOut, Throwing = builder._throwing, Libraries = PackageLibrary.Of(builder._types, compilation), Own = OwnLibraries.Of(builder._types, compilation) };
    }

    private ModelType RootOf(INamedTypeSymbol root)
    {
        var type = TypeOf(root, root, root.Name);
        return type.Declaration is not null ? type : throw new ModelException($"{root.Name} is a value: name a class or a struct with members by --type.");
    }

    /// <param name="symbol">The type.</param>
    /// <param name="place">The member that is declared as it, for errors.</param>
    /// <param name="path">The member's path, for errors.</param>
    private ModelType TypeOf(ITypeSymbol symbol, ISymbol place, string path)
    {
        symbol = symbol.WithNullableAnnotation(NullableAnnotation.None);
        if (ShapeRules.IsEndless(symbol))
        {
            throw new ModelException($"{Places.Of(place)}: {path} is a {symbol.Name} of a {symbol.Name} without end: the type grows each time that it is held. Declare the member as a type that ends.");
        }

        if (_known.TryGetValue(symbol, out var known))
        {
            return known;
        }

        Judge.Require(symbol, place, path);
        ShapeRules.RequireMade(symbol, place, path, _request);
        if (Leaves.NameOf(symbol) is { } leaf)
        {
            return Add(new ModelType(symbol, TypeForm.Leaf, IdOf(symbol)) { Leaf = leaf });
        }

        if ((Leaves.ConversionOf(symbol) ?? (IsOfPackage(symbol) ? Leaves.TextOf(symbol) : null)) is { } conversion)
        {
            return Add(new ModelType(symbol, TypeForm.Leaf, IdOf(symbol)) { Leaf = conversion.Leaf, Converted = conversion });
        }

        return symbol switch
        {
            INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable => Holding(nullable, TypeForm.Nullable, null, null, nullable.TypeArguments[0], place, path),
            { SpecialType: SpecialType.System_Object } or { TypeKind: TypeKind.Dynamic } => Add(new ModelType(symbol, TypeForm.Any, IdOf(symbol)) { Leaf = "Any" }),
            IArrayTypeSymbol { Rank: > 1 } grid => Holding(grid, TypeForm.Grid, null, null, grid.ElementType, place, path),
            IArrayTypeSymbol array => Holding(array, TypeForm.Sequence, null, null, array.ElementType, place, path),
            INamedTypeSymbol named when CollectionForm.Of(named) is var (form, how) =>
                Holding(named, form, how, form == TypeForm.Dictionary ? PartOf(named, how, 0) : null, PartOf(named, how, ^1), place, path),
            INamedTypeSymbol named when BuiltForms.Of(named) is { } parts => Built(named, parts, path),
            INamedTypeSymbol named when named.IsCopied() => Own(named, place, path),
            _ => throw Judge.Unknown(symbol, place, path, _request.SourceOf?.Invoke(place)),
        };
    }

    /// <summary>Neither the framework's nor the user's, in sources or in a compiled library that was given instead of them.</summary>
    private bool IsOfPackage(ITypeSymbol type) => type.IsCopied() && !type.IsInSource() && _compilation.GetMetadataReference(type.ContainingAssembly)?.Properties.Aliases.Contains(SourceTypes.OwnAlias) == false;

    private ITypeSymbol PartOf(INamedTypeSymbol collection, CollectionForm how, Index index) => how.IsUntyped ? _compilation.GetSpecialType(how.Untyped) : collection.TypeArguments[index];

    private ModelType Built(INamedTypeSymbol symbol, IReadOnlyList<(ISymbol Member, ITypeSymbol Declared)> parts, string path)
    {
        var type = Add(new ModelType(symbol, TypeForm.Built, IdOf(symbol)));
        type.Members = [.. parts.Select((part, number) => new ModelMember(part.Member, TypeOf(part.Declared, part.Member, $"{path}.{part.Member.Name}"), Setting.Constructor, MayBeNull(part.Declared), number, null))];
        return type;
    }

    private static bool MayBeNull(ITypeSymbol declared) => !declared.IsValueType && declared.NullableAnnotation != NullableAnnotation.NotAnnotated;

    private ModelType Holding(ITypeSymbol symbol, TypeForm form, CollectionForm? how, ITypeSymbol? key, ITypeSymbol element, ISymbol place, string path)
    {
        var type = Add(new ModelType(symbol, form, IdOf(symbol)) { Collection = how });
        type.Key = key is null ? null : TypeOf(key, place, path + "[key]");
        type.Element = TypeOf(element, place, path + (form == TypeForm.Nullable ? "" : "[]"));
        type.HasNullableElements = form != TypeForm.Nullable && !element.IsValueType && element.NullableAnnotation != NullableAnnotation.NotAnnotated;
        return type;
    }

    private ModelType Own(INamedTypeSymbol symbol, ISymbol place, string path)
    {
        if (symbol.TypeArguments.FirstOrDefault(argument => argument.HasUnknown()) is { } unknown)
        {
            throw Judge.Unknown(unknown, place, $"{path} is a {symbol.Name}, and an argument of it", _request.SourceOf?.Invoke(place));
        }

        if (OwnCollections.Of(symbol) is var (form, key, element))
        {
            return Holding(symbol, form, OwnCollections.FormOf(symbol, form), key, element, place, path);
        }

        var type = Add(new ModelType(symbol, TypeForm.Object, IdOf(symbol)));
        if (!symbol.IsAbstract && symbol.TypeKind != TypeKind.Interface)
        {
            type.Construction = Constructions.Of(symbol);
            NoteThrowing(type.Construction.Constructor);
        }

        type.Members = [.. MembersOf(type, symbol)];
        if (type is { Members.Count: 0, Unknown.Count: 0, Construction: not null } && DataMembers.OnlyKept(symbol) is { } only)
        {
            AddOnly(type, symbol, only, path);
        }

        var isRoot = SymbolEqualityComparer.Default.Equals(place, symbol);
        ShapeRules.RequireMembers(type, symbol, path, isRoot, _request);
        type.NotMembers = [.. DataMembers.Excluded(symbol, type.Members).Where(member => !IsThrowing(member))];
        type.AllNotMembers = [.. DataMembers.Lineage(symbol).SelectMany(above => DataMembers.Excluded(above, type.Members))];
        type.Concrete = Concrete(type, symbol, place, path);
        ShapeRules.RequireData(type, symbol, path, isRoot, _request);
        _leftOut.AddRange(ShapeRules.Lost(type, symbol));
        return type;
    }

    private IEnumerable<ModelMember> MembersOf(ModelType type, INamedTypeSymbol symbol)
    {
        var number = 0;
        foreach (var (member, declared) in DataMembers.Of(symbol))
        {
            var parameter = type.Construction?.Constructor?.Parameters.FirstOrDefault(candidate => Constructions.Sets(candidate, member.Name, declared));
            if (IsUnmapped(member) || DataMembers.SettingOf(member, parameter) is not { } setting)
            {
                continue;
            }

            var memberPath = _types[0].Symbol.Equals(symbol, SymbolEqualityComparer.Default) ? member.Name : $"{symbol.Name}.{member.Name}";
            // An object that no constructor made has made no collection.
            var how = setting == Setting.Filled && type.Construction is { IsWithout: true } ? Setting.BackingField : setting;
            if (IsTransient(member, setting))
            {
                _leftOut.Add($"{symbol.Name}.{member.Name} (a private collection, and the sample never has it)");
            }
            else if (TypeOrNone(type, declared, member, memberPath, isPrivate: setting == Setting.FieldBehind) is { } known)
            {
                yield return new ModelMember(member, known, how, MayBeNull(declared) && !DataMembers.IsWrapped(member, how), number++, parameter) { Refusal = _request.Throwing is { Count: > 0 } throwing ? throwing.GetValueOrDefault(NameOf(member)) : null };
            }
        }
    }

    /// <summary>A member whose code throws, as it is remembered.</summary>
    public static string NameOf(ISymbol member) => member.OriginalDefinition.ToDisplayString();

    private bool IsThrowing(ISymbol member)
    {
        if (_request.Throwing?.GetValueOrDefault(NameOf(member)) is not { } reason)
        {
            return false;
        }

        _leftOut.Add($"{member.ContainingType.Name}.{member.Name} (computed; {reason.TrimEnd('.')})");
        _throwing.Add(member.OriginalDefinition);
        return true;
    }

    /// <summary>A constructor that throws whatever the values are, because it needs the rest of its program: the copy has it without its code.</summary>
    private void NoteThrowing(IMethodSymbol? constructor)
    {
        if (constructor is not null && _request.Throwing?.GetValueOrDefault(NameOf(constructor)) is { } reason)
        {
            _leftOut.Add($"the code of the constructor of {constructor.ContainingType.Name} ({reason.TrimEnd('.')})");
            _throwing.Add(constructor.OriginalDefinition);
        }
    }

    /// <summary>A type that shows nothing is the one value that it keeps, which a constructor takes or nothing sets.</summary>
    private void AddOnly(ModelType type, INamedTypeSymbol symbol, ISymbol only, string path)
    {
        var kept = DataMembers.TypeOf(only);
        var taking = type.Construction is { IsWithout: true } ? symbol.InstanceConstructors.FirstOrDefault(constructor => constructor.Parameters is [var given] && SymbolEqualityComparer.Default.Equals(given.Type, kept)) : null;
        type.Construction = taking is null ? type.Construction : new Construction(taking, [only.Name]);
        NoteThrowing(taking);
        type.Members = [new ModelMember(only, TypeOf(kept, only, $"{path}.{only.Name}"), taking is not null ? Setting.Constructor : only is IPropertySymbol { SetMethod: null } ? Setting.BackingField : Setting.PrivateSetter, MayBeNull(kept), 0, taking?.Parameters[0])];
    }

    /// <summary>What an object keeps for itself, such as events that are still to be sent.</summary>
    private bool IsTransient(ISymbol member, Setting setting) => setting == Setting.FieldBehind && !DataMembers.IsExtensionData(member) && _request.IsSet?.Invoke(member) == false;

    /// <summary>What an attribute keeps out of a database or of another format is data where the sample has it.</summary>
    private bool IsUnmapped(ISymbol member) => DataMembers.IsUnmapped(member) && _request.IsSet?.Invoke(member) != true;

    /// <summary>Null for a type that is not known. A sample that has the member all the same is refused when it is read.</summary>
    private ModelType? TypeOrNone(ModelType type, ITypeSymbol declared, ISymbol member, string path, bool isPrivate)
    {
        var mark = (_types.Count, _leftOut.Count);
        try
        {
            ShapeRules.RequireMade(member, member, path, _request);
            return TypeOf(declared, member, path);
        }
        catch (ModelException mistake) when (mistake.IsOfUnknownType || ShapeRules.IsService(mistake, declared))
        {
            var isRequired = member is IPropertySymbol { IsRequired: true } or IFieldSymbol { IsRequired: true };
            if (!_request.IsLenient && (isRequired || (!MayLeaveOut(mistake) && !isPrivate)))
            {
                throw mistake.NamesLenience ? mistake : new ModelException($"{mistake.Message} {Remedies.Lenient}") { IsOfUnknownType = true, IsUnmade = mistake.IsUnmade, NamesLenience = true };
            }

            TakeBack(mark);
            var source = mistake.IsUnmade ? null : _request.SourceOf?.Invoke(member);
            var why = mistake.Cause?.TrimEnd('.') ?? $"{declared.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat)} {(mistake.IsUnmade ? "is a type of which no value can be made" : "is not known")} here{(_request.IsSet is null || _request.IsLenient ? "" : ", and the sample never has it")}{(source is null ? "" : $"; {source}")}";
            _leftOut.Add($"{member.ContainingType.Name}.{member.Name} ({why})");
            type.Unknown = [.. type.Unknown, new UnknownMember(member, mistake.NamesLenience ? mistake.Message : $"{mistake.Message} {Remedies.Lenient}")];
            return null;
        }
    }

    /// <summary>Without a sample, only what a restore or another project would bring, and what no value can be made of: any other type that is not known may be a mistake.</summary>
    private bool MayLeaveOut(ModelException mistake) => _request.IsSet is not null || mistake.IsUnmade || _request.IsIncomplete;

    /// <summary>Forgets what was added since the mark: the types, and what was said of them.</summary>
    private void TakeBack((int Types, int LeftOut) mark)
    {
        _types.Skip(mark.Types).ToList().ForEach(type => _known.Remove(type.Symbol));
        _types.RemoveRange(mark.Types, _types.Count - mark.Types);
        _leftOut.RemoveRange(mark.LeftOut, _leftOut.Count - mark.LeftOut);
    }

    private List<ModelType> Concrete(ModelType type, INamedTypeSymbol symbol, ISymbol place, string path)
    {
        var derived = _derived.Of(symbol);
        var concrete = derived.Select(found => ClassOrNone(found, place, path, isOnly: derived.Count == 1)).OfType<ModelType>().ToList();
        if (type.Construction is not null)
        {
            return concrete.Count == 0 ? [] : [type, .. concrete];
        }

        return concrete.Count > 0 ? concrete : throw new ModelException(
            $"{Places.Of(symbol)}: {symbol.Name} is {(symbol.TypeKind == TypeKind.Interface ? "an interface" : "an abstract class")}, and no class of the model can stand where {path} is declared: "
            + "add the file of such a class to --model.")
        {
            IsOfUnknownType = true,
        };
    }

    /// <summary>Null for one of several classes that cannot be had, because a type that it needs is not known.</summary>
    private ModelType? ClassOrNone(INamedTypeSymbol derived, ISymbol place, string path, bool isOnly)
    {
        var mark = (_types.Count, _leftOut.Count);
        try
        {
            return TypeOf(derived, place, path);
        }
        catch (ModelException mistake) when (mistake.IsOfUnknownType && !isOnly && MayLeaveOut(mistake))
        {
            TakeBack(mark);
            _leftOut.Add($"the class {derived.Name}, which needs a type that is not known here");
            return null;
        }
    }

    private ModelType Add(ModelType type)
    {
        _known.Add(type.Symbol, type);
        _types.Add(type);
        return type;
    }

    private string IdOf(ITypeSymbol symbol)
    {
        var text = string.Concat(symbol.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat).Replace("[]", "Array", StringComparison.Ordinal).Where(char.IsLetterOrDigit));
        var id = text;
        for (var number = 2; !_ids.Add(id); number++)
        {
            id = string.Create(System.Globalization.CultureInfo.InvariantCulture, $"{text}{number}");
        }

        return id;
    }
}
