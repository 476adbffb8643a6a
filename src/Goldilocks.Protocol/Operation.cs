namespace Goldilocks.Protocol;

/// <summary>The timed operation.</summary>
public enum Operation
{
    /// <summary>From the value to bytes.</summary>
    Serialize,

    /// <summary>From bytes to the value.</summary>
    Deserialize,
}

/// <summary>The operations' names on the wire, in files and on the command line.</summary>
public static class Operations
{
    /// <summary>All of them, in the order of the tables.</summary>
    public static IReadOnlyList<Operation> All { get; } = [Operation.Serialize, Operation.Deserialize];

    /// <summary>The lower-case name.</summary>
    public static string Name(this Operation operation) => operation switch
    {
        Operation.Serialize => "serialize",
        Operation.Deserialize => "deserialize",
        _ => throw new ArgumentOutOfRangeException(nameof(operation), operation, "Not an operation."),
    };

    /// <summary>The operation of that name; false if there is none.</summary>
    public static bool TryParse(string name, out Operation operation)
    {
        operation = default;
        foreach (var candidate in All)
        {
            if (candidate.Name() == name)
            {
                operation = candidate;
                return true;
            }
        }

        return false;
    }
}
