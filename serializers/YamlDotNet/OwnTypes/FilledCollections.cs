using System.Collections;
using System.Reflection;
using YamlDotNet.Core;
using YamlDotNet.Serialization;
using YamlDotNet.Serialization.TypeInspectors;

/// <summary>Offers the reader a list without a setter as a member, whose elements are added to the list that the object has made. By itself the reader knows members with setters only.</summary>
internal sealed class FilledCollections(ITypeInspector inner) : TypeInspectorSkeleton
{
    public override IEnumerable<IPropertyDescriptor> GetProperties(Type type, object? container) => inner.GetProperties(type, container)
        .Concat(type.GetProperties()
            .Where(property => !property.CanWrite && property.GetIndexParameters().Length == 0 && typeof(IList).IsAssignableFrom(property.PropertyType) && !property.IsDefined(typeof(YamlIgnoreAttribute)))
            .Select(property => new FilledList(property)));

#if ENUM_NAMES
    public override string GetEnumName(Type enumType, string name) => inner.GetEnumName(enumType, name);

    public override string GetEnumValue(object enumValue) => inner.GetEnumValue(enumValue);

#endif
#if PARSE_METHODS
    public override bool HasParseMethod(Type type) => inner.HasParseMethod(type);

    public override object? Parse(string value, Type expectedType) => inner.Parse(value, expectedType);
#endif
}

/// <summary>Such a list.</summary>
internal sealed class FilledList(PropertyInfo property) : IPropertyDescriptor
{
    public string Name => property.Name;

    public bool AllowNulls => false;

    public bool CanWrite => true;

    public Type Type => property.PropertyType;

    public Type? TypeOverride { get; set; }

    public int Order { get; set; }

    public ScalarStyle ScalarStyle { get; set; }

    public bool Required => false;

    public Type? ConverterType => null;

    public T? GetCustomAttribute<T>() where T : Attribute => property.GetCustomAttribute<T>();

    public IObjectDescriptor Read(object target) => new ObjectDescriptor(property.GetValue(target), Type, Type);

    public void Write(object target, object? value)
    {
        var made = (IList)property.GetValue(target)!;
        foreach (var element in (IEnumerable)value!)
        {
            made.Add(element);
        }
    }
}
