using System.Collections;
using System.Linq.Expressions;
using System.Reflection;
using Goldilocks;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;

/// <summary>
/// A list without a setter, in a user's own types: class maps leave it out, unless a creator takes it. The driver's manual offers such a creator for each class; this convention makes one that fills the list which the object has made.
/// </summary>
internal sealed class FilledCollections : ConventionBase, IPostProcessingConvention
{
    private static readonly Lazy<bool> s_registered = new(() =>
    {
        ConventionRegistry.Register(nameof(FilledCollections), new ConventionPack { new FilledCollections() }, type => type.Assembly == typeof(Adapter).Assembly);
        return true;
    });

    /// <summary>Registers it once, before any class is mapped.</summary>
    public static void Register() => _ = s_registered.Value;

    public void PostProcess(BsonClassMap classMap)
    {
        var type = classMap.ClassType;
        var filled = type.GetProperties(BindingFlags.DeclaredOnly | BindingFlags.Public | BindingFlags.Instance)
            .Where(property => !property.CanWrite && typeof(IList).IsAssignableFrom(property.PropertyType) && !property.IsDefined(typeof(NoNotMemberAttribute)))
            .ToList();
        if (filled.Count == 0 || type.IsAbstract || type.GetConstructor([]) is null)
        {
            return;
        }

        foreach (var property in filled)
        {
            classMap.MapMember(property);
        }

        var values = filled.Select(property => Expression.Parameter(property.PropertyType)).ToList();
        var made = Expression.Variable(type);
        var body = Expression.Block(
            [made],
            [
                Expression.Assign(made, Expression.New(type)),
                .. filled.Zip(values, (property, value) => Expression.Call(typeof(FilledCollections), nameof(Fill), null, Expression.Property(made, property), value)),
                made,
            ]);
        classMap.MapCreator(Expression.Lambda(body, values).Compile(), [.. filled.Select(property => property.Name)]);
    }

    private static void Fill(IList made, IEnumerable values)
    {
        foreach (var value in values)
        {
            made.Add(value);
        }
    }
}
