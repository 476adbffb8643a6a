namespace Goldilocks.Commands;

/// <summary>The location of this program.</summary>
internal static class Here
{
    /// <summary>Where serializers are built: the checkout that this program was built from, or what the installed tool has unpacked.</summary>
    /// <exception cref="Results.UserErrorException">The program was moved away from its checkout, or the data folder cannot be written.</exception>
    public static Checkout Checkout() => Installation.CheckoutOf(AppContext.BaseDirectory, Console.Error.WriteLine);
}
