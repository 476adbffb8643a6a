using Goldilocks.Prober.Probes;

namespace Goldilocks.Prober.Subjects;

/// <summary>A variant with the models of its program. A model is bound when it is first asked for.</summary>
/// <param name="variant">The variant.</param>
/// <param name="format">The format that the facts state.</param>
/// <param name="workloads">The program's models.</param>
/// <param name="payloads">Where the golden payloads are recorded.</param>
internal sealed class Subject(Variant variant, string format, IReadOnlyList<Workload> workloads, GoldenPayloads payloads) : ISubject
{
    /// <summary>How a reason begins that is the library's exception and no statement of the adapter.</summary>
    public const string BindingThrows = "binding throws ";

    /// <summary>How a reason begins that is a class without attributes, where the variant would take the same class with them.</summary>
    public const string NeedsAttributes = "it needs attributes: ";

    private readonly Dictionary<string, SubjectBinding> _bindings = [];

    public string Variant => variant.Name;

    public string Format => format;

    public IReadOnlyList<ModelName> Models { get; } = [.. workloads.Select(workload => new ModelName(workload.Name))];

    public bool Takes(ModelName model) => WhyNot(model) is null;

    public string? WhyNot(ModelName model) => Binding(model).Reason;

    public IRoot Open(ModelName model) => Binding(model) is { Root: { } root } ? root : throw Untaken(model);

    public IEnumerable<IRoot> Open(Func<Workload, bool> isWanted) => workloads.Where(isWanted).Select(workload => new ModelName(workload.Name)).Where(Takes).Select(Open);

    public IRoot<T> Open<T>() where T : class =>
        workloads.OfType<Workload<T>>().FirstOrDefault() is { } workload
            ? (IRoot<T>)Open(new ModelName(workload.Name))
            : throw new ArgumentException($"The program has no model whose root is {typeof(T)}.");

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
            var offers = Demands.InOrder(workload.Needs).Select(needs => workload.Accept(new Opening(variant, payloads, needs)));
            SubjectBinding? refused = null;
            foreach (var binding in offers)
            {
                if (binding.Root is not null)
                {
                    return binding;
                }

                refused ??= binding;
            }

            return workload.Needs.HasFlag(Needs.NoAttributes) && IsTakenWithAttributes(workload)
                ? new SubjectBinding(null, NeedsAttributes + refused!.Reason)
                : refused!;
        }
        catch (Exception exception)
        {
            return new SubjectBinding(null, BindingThrows + $"{exception.GetType().Name}: {exception.Message}");
        }
    }

    private bool IsTakenWithAttributes(Workload workload)
    {
        try
        {
            return workload.Accept(new Opening(variant, payloads, workload.Needs & ~Needs.NoAttributes)).Root is not null;
        }
        catch (Exception)
        {
            // The adapter goes on where the class is said to have attributes, and does not find what a generator would have made of them: so they are what is missing.
            return true;
        }
    }

    private sealed class Opening(Variant variant, GoldenPayloads payloads, Needs needs) : IWorkloadVisitor<SubjectBinding>
    {
        public SubjectBinding Visit<T>(Workload<T> workload) where T : class => (SubjectBinding)variant.Bind(new SubjectBinder<T>(workload, needs, payloads));
    }
}
