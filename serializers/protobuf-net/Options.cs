using ProtoBuf.Meta;

/// <summary>What programs set in a model, one at a time.</summary>
internal static class ModelOptions
{
    /// <summary>In the model that attributes describe. It is one for the whole process.</summary>
    public static IReadOnlyList<VariantOption> OfDefault =>
    [
        new(OptionKind.Bare, "the attributes alone", () => new AttributeVariant(isBare: true)),
        Of(OptionKind.Together, "IncludeDateTimeKind, InternStrings, UseConstructor = false and SkipZeroLengthPackedArrays", model =>
        {
            model.IncludeDateTimeKind = model.InternStrings = model.SkipZeroLengthPackedArrays = true;
            CallNoConstructor(model);
        }),
        new(OptionKind.Copy, "DeepClone", () => new AttributeVariant(copies: true)),
        Of(OptionKind.Dates, "IncludeDateTimeKind", model => model.IncludeDateTimeKind = true),
        Of(OptionKind.Texts, "InternStrings", model => model.InternStrings = true),
        Of(OptionKind.Collections, "SkipZeroLengthPackedArrays", model => model.SkipZeroLengthPackedArrays = true),
        Of(OptionKind.Constructors, "UseConstructor = false", CallNoConstructor),
        Of(OptionKind.Code, "AutoCompile = false", model => model.AutoCompile = false),
    ];

    /// <summary>In a model that is built at run time.</summary>
    public static IReadOnlyList<VariantOption> OfRunTime =>
    [
        new(OptionKind.Code, "Compile", () => new ModelVariant(model => model.Compile())),
        // The model that attributes describe refuses it.
        new(OptionKind.Defaults, "UseImplicitZeroDefaults = false", () => new ModelVariant(WithoutImplicitZeros)),
    ];

    private static void CallNoConstructor(RuntimeTypeModel model) => model.AfterApplyDefaultBehaviour += (_, applied) => applied.MetaType.UseConstructor = false;

    private static RuntimeTypeModel WithoutImplicitZeros(RuntimeTypeModel model)
    {
        model.UseImplicitZeroDefaults = false;
        model.CompileInPlace();
        return model;
    }

    private static VariantOption Of(OptionKind kind, string words, Action<RuntimeTypeModel> set) => new(kind, words, () =>
    {
        set(RuntimeTypeModel.Default);
        return new AttributeVariant();
    });
}
