namespace Goldilocks.Probes.Models;

/// <summary>The old name of a member stays until all programs have the new one.</summary>
[Contract]
public sealed partial class Subscriber
{
    [Member(First + 0), NamedMember]
    [Obsolete("Take Address.")]
    public string? Mail { get; set; }

    [Member(First + 1), NamedMember]
    public string? Address { get; set; }

    /// <summary>A method, so that the check needs no obsolete member.</summary>
    public static Subscriber Of(string mail, string address)
    {
#pragma warning disable CS0618 // It is what is asked about.
        return new() { Mail = mail, Address = address };
    }

    public string? OldMail() => Mail;
#pragma warning restore CS0618
}
