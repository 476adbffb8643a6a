using System.Collections;
using System.Globalization;
using Goldilocks.Models.Reading;
using Goldilocks.Models.Rewriting;
using Goldilocks.Models.Sampling;
using Microsoft.CodeAnalysis;

namespace Goldilocks.Models;

/// <summary>What became of the sample.</summary>
/// <param name="Count">Values: roots, or elements of the repeated list.</param>
/// <param name="Notes">What was assumed or normalized.</param>
internal sealed record MadeValues(int Count, IReadOnlyList<string> Notes);

/// <summary>Makes the file of values that workers read, from the sample or made up.</summary>
/// <param name="compiled">Makes the values.</param>
/// <param name="generated">The model.</param>
/// <param name="request">As typed.</param>
/// <param name="sample">Null for values that are made up.</param>
/// <param name="names">What members are called in the sample.</param>
/// <param name="isCopy">False for the types of a compiled library as they stand.</param>
internal sealed class SampleValues(CompiledModel compiled, GeneratedModel generated, ModelRequest request, SampleText? sample, SampleNames names, bool isCopy)
{
    private const string Assumptions =
        "No sample was given, so values are made up: texts of 6 to 24 letters, whole numbers below 10,000 (long below a billion), amounts with two decimals, times in 2026 in UTC, 3 elements in each collection, "
        + "optional members there three times of four. Sizes and ratios follow from that; a sample of real data is better.";

    private const string Portable =
        "The sample was normalized by --portable: dates in UTC (without a kind they count as UTC) and in whole milliseconds, spans of time in whole milliseconds, decimals without zeros at the end.";

    private const string Repeats = "Larger sizes repeat the sample, which compresses better than real data: compressed sizes of them are too small.";

    private readonly GetterTrial _trial = new(compiled.Objects, generated.Model, isCopy);

    /// <summary>Computed members whose getters throw on these values, and members whose setters refuse all values that are made up, each with what they threw: the model must be made without the former, and made-up objects without the latter.</summary>
    public IReadOnlyDictionary<ISymbol, string> Throwing => _trial.Throwing;

    /// <summary>Members and types without which values can be made up, each with what is wrong with it.</summary>
    public Dictionary<ISymbol, string> Without { get; } = new(SymbolEqualityComparer.Default);

    private bool IsInTheWay => Throwing.Count + Without.Count > 0;

    /// <returns>Null where a member is in the way.</returns>
    /// <exception cref="ModelException">The sample cannot be read, or a value of it cannot be made by generated code.</exception>
    public MadeValues? Make(ModelShelf shelf)
    {
        var parser = new SampleParser(compiled, names, request.IsLenient);
        var roots = request.IsEach ? Each(parser) : sample is null ? MadeUp(shelf.MadeUp) : Parsed(parser, sample);
        if (IsInTheWay)
        {
            return null;
        }

        var count = generated.Repeated is { } repeated ? Elements(roots, repeated.Name) : roots.Count;
        Directory.CreateDirectory(Path.GetDirectoryName(shelf.ValuesPath)!);
        var unfinished = $"{shelf.ValuesPath}.{Guid.NewGuid():N}";
        compiled.Write(unfinished, roots, generated.Hash, count, request.Repeat is not null || sample is null, request.IsPortable);
        RequireSame(roots, unfinished);
        if (IsInTheWay)
        {
            return null;
        }

        File.Move(unfinished, shelf.ValuesPath, overwrite: true);
        if (request.IsForCode)
        {
            File.WriteAllText(OwnModel.CodeOf(shelf.ValuesPath), SampleCode.Of(compiled, generated.Model.Root, roots));
        }

        return new MadeValues(count, [.. parser.Notes(), .. Notes()]);
    }

    /// <summary>The sample's values where they fit this version of the type, and those that are made up.</summary>
    private IReadOnlyList<object> Each(SampleParser parser)
    {
        var made = MadeUp(Math.Max(request.Added, sample is null ? 1 : 0));
        if (sample is null)
        {
            return made;
        }

        try
        {
            return [.. Parsed(parser, sample), .. made];
        }
        catch (ModelException mistake) when (made.Count > 0)
        {
            _unfit = $"The sample does not fit {generated.Model.Root.Name} as this version declares it, so its values are made up: {mistake.Message}";
            return made;
        }
    }

    private IReadOnlyList<object> Parsed(SampleParser parser, SampleText text)
    {
        try
        {
            var roots = parser.Parse(text, generated.Model);
            roots.ToList().ForEach(_trial.Read);
            return roots;
        }
        catch (ModelException mistake) when (Unmaking(mistake) is { } constructor)
        {
            _trial.Throwing.Add(constructor, mistake.Cause!);
            return [];
        }
    }

    private IReadOnlyList<object> MadeUp(int count)
    {
        try
        {
            (var roots, _refusal) = compiled.Make(count, request.DataSeed, _trial.Read);
            return roots;
        }
        catch (ModelException mistake) when ((Refusing(mistake) ?? Unmaking(mistake)) is { } member)
        {
            _trial.Throwing.Add(member, mistake.Cause!);
            return [];
        }
        catch (ModelException mistake) when (InTheWay(mistake) is { } part)
        {
            Without.Add(part, mistake.Cause!);
            return [];
        }
    }

    /// <summary>What no value can be made up with: a member whose getter throws or leads back to its holder, and a type whose code throws. Null for the root, and where other code threw.</summary>
    private ISymbol? InTheWay(ModelException mistake) => mistake.Cause is null || !isCopy ? null : mistake.Without?.OriginalDefinition
        ?? generated.Model.Objects.SelectMany(type => type.Members.Where(member => mistake.At == $"the getter of {type.Name}.{member.Name}")).FirstOrDefault()?.Symbol.OriginalDefinition
        ?? generated.Model.Types.FirstOrDefault(type => type != generated.Model.Root && type.Declaration is { } declared && (mistake.At == $"the constructor of {declared.Name}" || mistake.At.StartsWith($"{declared.Name}.", StringComparison.Ordinal)))?.Symbol;

    /// <summary>The member whose setter threw; null where other code did, or where no object is made without it.</summary>
    private ISymbol? Refusing(ModelException mistake) => mistake.Cause is null ? null : generated.Model.Objects
        .SelectMany(type => type.Members.Where(member => member is { HasSetterCode: true, IsRequired: false, Refusal: null } && member.SetterOf(type) == mistake.At))
        .FirstOrDefault()?.Symbol.OriginalDefinition;

    /// <summary>The constructor that threw, and no other value cures it: one without parameters, or for values that are made up any that the class declares. Null where other code did, and where the copy is without its code already.</summary>
    private IMethodSymbol? Unmaking(ModelException mistake) => mistake.Cause is null || !isCopy ? null : generated.Model.Objects
        .Where(type => mistake.At == $"the constructor of {type.Name}" || (sample is null && mistake.At.StartsWith($"{type.Name}.", StringComparison.Ordinal)))
        .Select(type => type.Construction?.Constructor?.OriginalDefinition)
        .FirstOrDefault(constructor => constructor is { IsImplicitlyDeclared: false } && (constructor.Parameters.Length == 0 || (sample is null && !DataCode.IsPositional(constructor.Parameters[0]))) && constructor.IsInSource() && !generated.Model.Throwing.Contains(constructor, SymbolEqualityComparer.Default));

    private string? _unfit;
    private string? _refusal;

    private IEnumerable<string> Notes()
    {
        if (_unfit is not null)
        {
            yield return _unfit;
        }

        if (BackReferences.Of(generated.Model) is { Count: > 0 } back)
        {
            yield return $"{string.Join(", ", back)} {(back.Count == 1 ? "leads" : "lead")} from a part back to what holds it. Real data may hold one object in both places, which is a cycle; the values here are a tree, so no figure and no verdict says what a serializer does with one. The variants that keep references are for that, and 'goldilocks probe' shows it.";
        }

        if (sample is null)
        {
            yield return Assumptions;
        }

        if (sample is null && generated.Model.Objects.SelectMany(type => type.Members).Where(member => member.Refusal is not null).ToList() is { Count: > 0 } kept)
        {
            yield return $"What the class itself gives them is the value of {string.Join(", ", kept.Select(member => $"{member.Symbol.ContainingType.Name}.{member.Name} ({member.Refusal!.TrimEnd('.')})").Distinct())}: no value that was made up is accepted there. A sample has better ones.";
        }

        if (_refusal is not null)
        {
            yield return $"The type refuses some values that were made up ({_refusal.TrimEnd('.')}), so others were made in their place, in the end with numbers from 1 to 9, one element in each collection and all optional members there.";
        }

        if (request.IsPortable)
        {
            yield return Portable;
        }

        if (request.Repeat is not null)
        {
            yield return Repeats;
        }
    }

    /// <summary>Generated code must read exactly what was written; a member that an object changes by itself shows here.</summary>
    private void RequireSame(IReadOnlyList<object> roots, string path)
    {
        var read = compiled.Read(path, generated.Hash, roots.Count);
        for (var index = 0; index < roots.Count && !request.IsPortable; index++)
        {
            if (compiled.Difference(roots[index], read[index]) is { } difference)
            {
                File.Delete(path);
                if (sample is null && isCopy && DifferentMember.In(generated.Model, difference) is { } member)
                {
                    (member.IsData ? Without : _trial.Throwing).Add(member.Symbol, "it is another value each time that an object is made");
                    return;
                }

                throw new ModelException(
                    $"Two objects that were made of the same values differ at $.{difference}. A getter, a setter or a constructor makes another value each time; no serializer could restore it. Mark the member with [JsonIgnore].");
            }
        }
    }

    private int Elements(IReadOnlyList<object> roots, string name)
    {
        if (roots.Count > 1)
        {
            throw new ModelException($"--repeat {name} needs a sample with one object, and this one has {roots.Count}. Give --repeat without a name to repeat whole samples.");
        }

        var list = compiled.Root.GetProperty(name)?.GetValue(roots[0]) ?? compiled.Root.GetField(name)?.GetValue(roots[0]);
        var count = list is IEnumerable elements ? elements.Cast<object?>().Count() : 0;
        return count > 0 ? count : throw new ModelException($"--repeat {name}: the sample's {name} is empty, so there is nothing to repeat.");
    }
}
