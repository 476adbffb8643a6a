using Goldilocks.Models.Reading;
using Goldilocks.Models.Rewriting;
using Goldilocks.Models.Sampling;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Goldilocks.Models;

/// <summary>Makes of a user's sources and sample what adapters are compiled with, and what their workers read.</summary>
/// <param name="artifacts">Where both are kept: when nothing has changed, nothing is made again.</param>
/// <param name="contracts">The path of Goldilocks.Contracts.dll.</param>
public sealed class ModelMaker(string artifacts, string contracts)
{
    private const int MostNames = 12;

    /// <exception cref="ModelException">The sources, the type or the sample cannot be measured.</exception>
    public OwnModel Make(ModelRequest request)
    {
        var reader = new SourceReader(request.TypeName, request.Framework, request.IsWhole);
        var sources = reader.Read(request.Sources);
        var sample = request.Sample is { } path ? SampleText.Read(path) : null;
        try
        {
            return Make(request, sources, sample);
        }
        catch (ModelException mistake) when (mistake.IsOfSample && reader.InProject(sources) is { } inProject)
        {
            try
            {
                // The project of a file may have the converters that wrote the sample.
                return Make(request, inProject, sample);
            }
            catch (ModelException)
            {
                // That of the file that was named says what is wrong.
            }

            throw;
        }
    }

    private OwnModel Make(ModelRequest request, UnderstoodSources sources, SampleText? sample)
    {
        var throwing = new Dictionary<string, string>(StringComparer.Ordinal);
        OwnModel? made;
        do
        {
            made = Make(request, sources, sample, throwing);
        }
        while (made is null);
        return made with { Read = [.. sources.Set.Files.Select(file => file.Path).Where(path => path.Length > 0)] };
    }

    /// <param name="request">As typed.</param>
    /// <param name="sources">Understood.</param>
    /// <param name="sample">Null for values that are made up.</param>
    /// <param name="throwing">Computed members that the copy is made without, with the reasons; more that are found are added.</param>
    /// <returns>Null where more of them were found.</returns>
    private OwnModel? Make(ModelRequest request, UnderstoodSources sources, SampleText? sample, Dictionary<string, string> throwing)
    {
        var model = Build(sources, sample, request.IsLenient, throwing);
        if (model.Root.Form is TypeForm.Sequence or TypeForm.Set)
        {
            sample = sample?.OfLists();
        }

        var shelf = new ModelShelf(artifacts, request, sources.Set, sample, model);
        if (shelf.TryTake() is { } known)
        {
            return known;
        }

        if (shelf.Throwing() is { Count: > 0 } remembered)
        {
            remembered.ToList().ForEach(member => throwing.Add(member.Key, member.Value));
            return null;
        }

        model = model with { Earlier = request.Earlier ?? [] };
        if (request.IsEach)
        {
            MemberNumbers.Set(model, request.Earlier);
        }

        var copy = ModelRewriter.Rewrite(sources.Compilation, model, files => CompiledModel.Errors(files, model.Libraries, contracts));
        NoteTaken(sources, copy);
        NotePackages(sources, model, copy);
        var generated = new GeneratedModel(model, shelf.Hash, shelf.IsMany || !model.Root.IsReference, Repeated(request, model), IsPublic(sources.Root)) { IsEach = request.IsEach };
        var (plain, standing) = Compile(generated, copy);
        using var compiled = plain;
        using var converting = standing is null && sample is not null && SourceConverters.Of(sources.Compilation, model) is var converters && (converters.Count > 0 || ModelRewriter.ConvertedObjects(model).Any())
            ? WithConverters(generated, sources.Compilation, converters)
            : null;
        var values = new SampleValues(converting ?? compiled, generated, request, sample, new SampleNames(sources.Compilation), isCopy: standing is null);
        if (values.Make(shelf) is { } written)
        {
            return shelf.Put(generated, copy, sources.Set, written, standing);
        }

        var found = values.Throwing.ToDictionary(member => ShapeBuilder.NameOf(member.Key), member => member.Value).Concat(values.Without.ToDictionary(part => ShapeRules.WithoutOf(part.Key), part => part.Value)).ToDictionary();
        shelf.Remember(found);
        if (!found.Any(member => throwing.TryAdd(member.Key, member.Value)))
        {
            var (part, cause) = values.Throwing.Concat(values.Without).First();
            throw new ModelException($"A value of {model.Root.Name} cannot be made up, also without {ShapeBuilder.NameOf(part)}: {cause.TrimEnd('.')}. Give a sample that the type takes.");
        }

        return null;
    }

    /// <summary>The same for the reader of a sample, with converters of the sources beside it. Adapters are compiled without them.</summary>
    private CompiledModel WithConverters(GeneratedModel generated, CSharpCompilation compilation, IReadOnlyList<INamedTypeSymbol> converters)
    {
        var model = generated.Model with { Libraries = [.. generated.Model.Libraries.Union(SourceConverters.Libraries(converters, compilation))] };
        var reading = ModelRewriter.Rewrite(compilation, model, files => CompiledModel.Errors(files, model.Libraries, contracts, mayBeUnsafe: true), converters);
        return CompiledModel.Of(generated with { Model = model, Converters = reading.Converters }, reading.Files, contracts);
    }

    /// <summary>Types of a compiled library are made as they stand, where code of ours can name them; other types are made by their copy.</summary>
    private (CompiledModel Compiled, OwnLibraries? Standing) Compile(GeneratedModel generated, Copy copy)
    {
        if (generated.Model.Own is not { } own || generated.IsEach)
        {
            return (CompiledModel.Of(generated, copy.Files, contracts), null);
        }

        var refusal = own.Refusal;
        try
        {
            if (refusal is null)
            {
                var compiled = CompiledModel.Of(generated, [], contracts);
                copy.Notes.Standing.Add(own.Name);
                return (compiled, own);
            }
        }
        catch (ModelException mistake)
        {
            refusal = mistake.Message;
        }

        copy.Notes.Copied.Add($"{own.Name} ({refusal.TrimEnd('.')})");
        return (CompiledModel.Of(generated, copy.Files, contracts), null);
    }

    /// <summary>A type that is not known is perhaps one of a package that was not restored.</summary>
    private static Model Build(UnderstoodSources sources, SampleText? sample, bool isLenient, IReadOnlyDictionary<string, string> throwing)
    {
        try
        {
            var names = new Lazy<IReadOnlySet<string>>(() => SampleNames.In(sample!));
            var model = ShapeBuilder.Build(sources.Root, sources.Compilation, new ShapeRequest
            {
                IsSet = sample is null ? null : member => SampleNames.MayBeIn(names.Value, member),
                IsLenient = isLenient,
                Throwing = throwing,
                IsIncomplete = sources.IsIncomplete,
                SourceOf = place => UnknownPackages.SourceOf(sources, place),
            });
            Sources.RequireParsed(model.Types.SelectMany(type => type.Symbol.DeclaringSyntaxReferences).Select(reference => reference.SyntaxTree).Distinct());
            return model;
        }
        catch (ModelException mistake) when (sources.Unrestored.FirstOrDefault() is { } project && !mistake.Message.Contains(UnknownPackages.RestoreOf(project), StringComparison.Ordinal))
        {
            throw new ModelException($"{mistake.Message} The packages of {Path.GetFileName(project)} were not restored: {UnknownPackages.RestoreOf(project)}");
        }
    }

    /// <summary>Says which files were taken that the command line does not name.</summary>
    private static void NoteTaken(UnderstoodSources sources, Copy copy)
    {
        copy.Notes.Completed.UnionWith(sources.Completed);
        copy.Notes.Unread.UnionWith(sources.Set.Units.Select(unit => unit.Remark).OfType<string>());
        if (sources is { Taken: { } built, Set.Units: [{ Assembly: not null }] })
        {
            copy.Notes.Taken.Add($"the compiled types of {built}");
        }
        else if (sources.Taken is { } from && sources.Set.Given.Count > 0)
        {
            var others = copy.Files.Select(file => file.Name).Where(name => sources.Set.Files.Any(file => file.Name == name && !sources.Set.Given.Contains(file.Path))).ToList();
            if (others.Count > 0)
            {
                copy.Notes.Taken.Add($"{string.Join(", ", others.Take(MostNames))}{(others.Count > MostNames ? $" and {others.Count - MostNames} more files" : "")} from {from}");
            }
        }
    }

    /// <summary>Says which packages of this machine stand for those that a restore would bring.</summary>
    private static void NotePackages(UnderstoodSources sources, Model model, Copy copy)
    {
        foreach (var (unit, library) in sources.Set.Units.Where(unit => unit.NeedsRestore || unit.Name.Length == 0).SelectMany(unit => model.Libraries.Where(library => library.Package is not null && unit.Libraries.Contains(library.Path)).Select(library => (unit, library))))
        {
            copy.Notes.Taken.Add($"the package {unit.PackageReferences.FirstOrDefault(known => string.Equals(known.Id, library.Package, StringComparison.OrdinalIgnoreCase))?.Id ?? library.Package} {library.Version} of this machine, because {(unit.NeedsRestore ? $"{Path.GetFileName(unit.Name)} was not restored" : "the files have no project")}");
        }
    }

    private static ModelMember? Repeated(ModelRequest request, Model model)
    {
        if (request.Repeat is not { Length: > 0 } name)
        {
            return null;
        }

        var lists = model.Root.Members.Where(member => member.Type.Form == TypeForm.Sequence).ToList();
        return lists.FirstOrDefault(member => string.Equals(member.Name, name, StringComparison.OrdinalIgnoreCase)) ?? throw new ModelException(
            $"{model.Root.Name} has no list '{name}' whose elements --repeat could repeat; "
            + (lists.Count == 0 ? "it has no list: --repeat without a name repeats whole samples." : $"it has {string.Join(", ", lists.Select(member => member.Name))}."));
    }

    private static bool IsPublic(INamedTypeSymbol type)
    {
        for (var container = type; container is not null; container = container.ContainingType)
        {
            if (container.DeclaredAccessibility != Accessibility.Public)
            {
                return false;
            }
        }

        return true;
    }
}
