using Avro.Specific;

/// <summary>Classes that avrogen generated from the schemas, with the readers and writers that resolve the schema in advance.</summary>
/// <param name="name">The variant's name.</param>
/// <param name="converts">True where the conversion from and to the application's objects is measured.</param>
internal sealed partial class SpecificVariant(string name, bool converts) : SchemaFirstVariant(name)
{
#if JSON_CODERS
    public override IReadOnlyList<VariantOption> Options => converts ? [] : [new(OptionKind.Form, "JsonEncoder and JsonDecoder", () => new SpecificVariant(Name, converts) { GoesByJson = true })];

    /// <summary>True for records that go into JSON and back, for probes.</summary>
    private bool GoesByJson { get; init; }
#endif

    protected override string? WhyNot(Needs needs) => Adapter.WhyNot(needs);

    /// <summary>Binds a type by its record and the conversion between both. Generated code calls it, too.</summary>
    /// <param name="binder">Of the application's type.</param>
    /// <param name="writer">The schema of the version that wrote what is read; null for the record's own.</param>
    internal Binding Bind<T, TOwn, TConversion>(Binder<T> binder, Avro.Schema? writer = null)
        where TOwn : ISpecificRecord, new()
        where TConversion : struct, IConversion<T, TOwn>
    {
        var schema = new TOwn().Schema;
        var adapter = new AvroAdapter<TOwn>(new SpecificDatumWriter<TOwn>(schema), new SpecificDatumReader<TOwn>(writer ?? schema, schema));
#if JSON_CODERS
        if (GoesByJson)
        {
            return binder.To<DetourAdapter<TOwn, AvroAdapter<TOwn>>, TOwn>(new(adapter, own => adapter.ByJson(own, schema)), TConversion.ToOwn, TConversion.ToApplication);
        }
#endif

        return converts
            ? binder.To(new ConvertingAdapter<T, TOwn, AvroAdapter<TOwn>, TConversion>(adapter))
            : binder.To<AvroAdapter<TOwn>, TOwn>(adapter, TConversion.ToOwn, TConversion.ToApplication);
    }
}
