
namespace Goldilocks.Cli;

/// <summary>The location of this program.</summary>
internal static class Here
{
    /// <summary>The checkout that this program was built from: the serializers are built there.</summary>
    /// <exception cref="Results.UserErrorException">The program was moved away from its checkout.</exception>
    public static Flows.Checkouts.Checkout Checkout() => Flows.Checkouts.Checkout.Above(AppContext.BaseDirectory);
}
