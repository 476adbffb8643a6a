namespace Goldilocks.Probes.Models;

/// <summary>Beside each member is a method that has its name behind Set, and tells others of a value without keeping it.</summary>
[Contract]
public sealed partial class Billboard
{
    [Member(First + 0), NamedMember]
    public string? Text { get; set; }

    [Member(First + 1), NamedMember]
    public int Number { get; set; }

    [Member(First + 2), NamedMember]
    public List<string>? Lines { get; set; }

    public void SetText(string? text) => Announced.Count += text?.Length ?? 0;

    public void SetNumber(int number) => Announced.Count += number;

    public void SetLines(List<string>? lines) => Announced.Count += lines?.Count ?? 0;
}

/// <summary>Beside each member are methods that have its name behind another verb. They give and do something else than the member.</summary>
[Contract]
public sealed partial class Kiosk
{
    [Member(First + 0), NamedMember]
    public string? Text { get; set; }

    [Member(First + 1), NamedMember]
    public int Number { get; set; }

    [Member(First + 2), NamedMember]
    public List<string>? Lines { get; set; }

    public string GetText() => "another " + Announced.Count;

    public int GetNumber() => Announced.Count;

    public bool HasText() => Announced.Count < 0;

    public bool IsNumber() => Announced.Count < 0;

    public void ResetText() => Text = null;

    public void ClearNumber() => Number = 0;

    public void AddLines(string line) => Announced.Count += line.Length;

    public void RemoveLines(string line) => Announced.Count -= line.Length;
}

/// <summary>What the methods were given. It is no member of the classes, so that no library takes it for one.</summary>
internal static class Announced
{
    public static int Count { get; set; }
}
