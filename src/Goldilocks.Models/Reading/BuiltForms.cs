using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Reading;

/// <summary>Types of the framework that a constructor makes of all their members.</summary>
internal static class BuiltForms
{
    /// <summary>By full name: the members in the order of the constructor's parameters.</summary>
    private static readonly Dictionary<string, string[]> s_known = new(StringComparer.Ordinal)
    {
        ["System.Collections.Generic.KeyValuePair"] = ["Key", "Value"],
        ["System.Tuple"] = ["Item1", "Item2", "Item3", "Item4", "Item5", "Item6", "Item7"],
        ["System.Numerics.Complex"] = ["Real", "Imaginary"],
        ["System.Numerics.Vector2"] = ["X", "Y"],
        ["System.Numerics.Vector3"] = ["X", "Y", "Z"],
        ["System.Numerics.Vector4"] = ["X", "Y", "Z", "W"],
        ["System.Numerics.Quaternion"] = ["X", "Y", "Z", "W"],
        ["System.Numerics.Plane"] = ["Normal", "D"],
        ["System.Numerics.Matrix3x2"] = ["M11", "M12", "M21", "M22", "M31", "M32"],
        ["System.Numerics.Matrix4x4"] = ["M11", "M12", "M13", "M14", "M21", "M22", "M23", "M24", "M31", "M32", "M33", "M34", "M41", "M42", "M43", "M44"],
        ["System.Drawing.Point"] = ["X", "Y"],
        ["System.Drawing.PointF"] = ["X", "Y"],
        ["System.Drawing.Size"] = ["Width", "Height"],
        ["System.Drawing.SizeF"] = ["Width", "Height"],
        ["System.Drawing.Rectangle"] = ["X", "Y", "Width", "Height"],
        ["System.Drawing.RectangleF"] = ["X", "Y", "Width", "Height"],
    };

    /// <summary>Null for any other type.</summary>
    public static IReadOnlyList<(ISymbol Member, ITypeSymbol Declared)>? Of(INamedTypeSymbol type)
    {
        if (type.IsTupleType)
        {
            return [.. type.TupleElements.Select(element => ((ISymbol)(element.CorrespondingTupleField ?? element), element.Type))];
        }

        return s_known.TryGetValue($"{type.ContainingNamespace?.ToDisplayString()}.{type.Name}", out var names) && type.TypeArguments.Length < 8
            ? [.. names.Select(name => type.GetMembers(name).FirstOrDefault(member => member is IFieldSymbol or IPropertySymbol)).OfType<ISymbol>().Select(member => (member, DataMembers.TypeOf(member)))]
            : null;
    }
}
