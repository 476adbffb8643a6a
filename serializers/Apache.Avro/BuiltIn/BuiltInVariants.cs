internal static partial class Adapter
{
    static partial void AddBuiltIn(List<Variant> variants)
    {
        variants.Insert(0, new ReflectVariant());
        variants.Add(new GenericVariant("generic, own objects", converts: false));
        variants.Add(new GenericVariant("generic, with conversion", converts: true));
    }
}
