namespace Goldilocks.Prober;

/// <summary>A variant with the models of its program. A model is bound when it is first asked for.</summary>
/// <param name="variant">The variant.</param>
/// <param name="format">The format that the facts state.</param>
/// <param name="workloads">The program's models.</param>
/// <param name="payloads">Where the golden payloads are recorded.</param>
/// <param name="others">The other variants of the program; null where there are none.</param>
/// <param name="options">What the variant can be asked with; null for nothing.</param>
/// <param name="call">The call by which values are written and read; null for the usual ones.</param>
internal sealed class Subject(Variant variant, string format, IReadOnlyList<Workload> workloads, GoldenPayloads payloads, IReadOnlyList<Variant>? others = null, IReadOnlyList<VariantOption>? options = null, OptionKind? call = null) : ISubject
{
    /// <summary>How a reason begins that is the library's exception and no statement of the adapter.</summary>
    public const string BindingThrows = "binding throws ";

    /// <summary>How a reason begins that is a class without attributes, where the variant would take the same class with them.</summary>
    public const string NeedsAttributes = "it needs attributes: ";

    private readonly Dictionary<string, SubjectBinding> _bindings = [];
    private readonly Dictionary<(Type Reader, Type Writer), IRoot> _readersOfOthers = [];

    public string Variant => variant.Name;

    public string Format => format;

    public bool ConvertsObjects => variant.ConvertsObjects;

    public IReadOnlyList<VariantOption> Options => options ?? [];

    public IReadOnlyList<ISubject> Siblings => [.. (others ?? []).Select(other => new Subject(other, format, workloads, payloads))];

    public IReadOnlyList<ModelName> Models { get; } = [.. workloads.Select(workload => new ModelName(workload.Name))];

    public bool Takes(ModelName model) => WhyNot(model) is null;

    public string? WhyNot(ModelName model) => Binding(model).Reason;

    public IRoot Open(ModelName model) => Binding(model) is { Root: { } root } ? root : throw Untaken(model);

    public IEnumerable<IRoot> Open(Func<Workload, bool> isWanted) => workloads.Where(isWanted).Select(workload => new ModelName(workload.Name)).Where(Takes).Select(Open);

    public IRoot<T> Open<T>() => (IRoot<T>)Open(new ModelName(ModelOf<T>().Name));

    public IRoot<T> Open<T>(Type writer)
    {
        if (writer == typeof(T))
        {
            return Open<T>();
        }

        if (!_readersOfOthers.TryGetValue((typeof(T), writer), out var root))
        {
            var binding = Offer(ModelOf<T>(), writer);
            root = binding.Root ?? throw new NotSupportedException(binding.Reason);
            _readersOfOthers.Add((typeof(T), writer), root);
        }

        return (IRoot<T>)root;
    }

    public ISubject WritingOnce(string name) => new WrittenOnce(this, payloads, name);

    private Workload<T> ModelOf<T>() => workloads.OfType<Workload<T>>().FirstOrDefault() ?? throw new ArgumentException($"The program has no model whose root is {typeof(T)}.");

    private ArgumentException Untaken(ModelName model) => new($"The variant does not take the model {model}: {WhyNot(model)}.", nameof(model));

    private SubjectBinding Binding(ModelName model)
    {
        if (!_bindings.TryGetValue(model.Text, out var binding))
        {
            binding = Bind(model);
            _bindings.Add(model.Text, binding);
        }

        return binding;
    }

    private SubjectBinding Bind(ModelName model)
    {
        if (workloads.FirstOrDefault(workload => workload.Name == model.Text) is not { } workload)
        {
            return new SubjectBinding(null, $"the program was built without the model {model}");
        }

        try
        {
            var binding = Offer(workload, writer: null);
            return binding.Root is null && workload.Needs.HasFlag(Needs.NoAttributes) && IsTakenWithAttributes(workload) ? new SubjectBinding(null, NeedsAttributes + binding.Reason) : binding;
        }
        catch (Exception exception)
        {
            return new SubjectBinding(null, BindingThrows + Attempt.Describe(exception));
        }
    }

    /// <summary>The first binding that the variant takes; otherwise its first refusal.</summary>
    /// <param name="workload">The model.</param>
    /// <param name="writer">The class whose payloads are read; null for the model's own.</param>
    private SubjectBinding Offer(Workload workload, Type? writer)
    {
        SubjectBinding? refused = null;
        foreach (var needs in Demands.InOrder(workload.Needs))
        {
            var binding = workload.Accept(new Opening(variant, payloads, needs, writer, call));
            if (binding.Root is not null)
            {
                return binding;
            }

            refused ??= binding;
        }

        return refused!;
    }

    private bool IsTakenWithAttributes(Workload workload)
    {
        try
        {
            return workload.Accept(new Opening(variant, payloads, workload.Needs & ~Needs.NoAttributes, writer: null, call)).Root is not null;
        }
        catch (Exception)
        {
            // The adapter goes on where the class is said to have attributes, and does not find what a generator would have made of them: so they are what is missing.
            return true;
        }
    }

    private sealed class Opening(Variant variant, GoldenPayloads payloads, Needs needs, Type? writer, OptionKind? call) : IWorkloadVisitor<SubjectBinding>
    {
        public SubjectBinding Visit<T>(Workload<T> workload) => (SubjectBinding)variant.Bind(new SubjectBinder<T>(workload, needs, writer ?? workload.Writer, payloads, call));
    }
}

/// <summary>Binds adapters for probing: the adapter's own calls, without a loop around them.</summary>
/// <param name="workload">The model.</param>
/// <param name="needs">What it is said to need.</param>
/// <param name="writer">The class whose payloads are read.</param>
/// <param name="payloads">Where the golden payloads are recorded.</param>
/// <param name="call">The call by which values are written and read; null for the usual ones.</param>
internal sealed class SubjectBinder<T>(Workload<T> workload, Needs needs, Type writer, GoldenPayloads payloads, OptionKind? call) : Binder<T>
{
    public override Workload<T> Workload { get; } = workload.Needs == needs && workload.Writer == writer ? workload : new OfferedModel<T>(workload, needs, writer);

    public override Binding Bind<TAdapter, TOwn>(TAdapter adapter, Terms<T, TOwn> terms) =>
        new SubjectBinding(new BoundRoot<TAdapter, T, TOwn>(adapter, workload, terms, payloads, call), reason: null);

    public override Binding Unsupported(string reason) => new SubjectBinding(null, reason);
}
