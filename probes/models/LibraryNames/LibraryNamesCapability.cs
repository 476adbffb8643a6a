using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>In generated code a short name may mean the class of the program instead of the library's.</summary>
public sealed class LibraryNames() : RoundTripCapability<LibraryNamed.Serializer>("C20.library-names", "classes that are named MemoryPackReader, MessagePackWriter, ProtoReader and so on, as classes of the libraries are", "members")
{
    protected override bool IsOfConversion => true;

    protected override LibraryNamed.Serializer Make() => new()
    {
        Item1 = new() { Number = 1 },
        Item2 = new() { Number = 2 },
        Item3 = new() { Number = 3 },
        Item4 = new() { Number = 4 },
        Item5 = new() { Number = 5 },
        Item6 = new() { Number = 6 },
        Item7 = new() { Number = 7 },
    };

    protected override Judgement Judge(LibraryNamed.Serializer read) =>
        (int?[])[read.Item1?.Number, read.Item2?.Number, read.Item3?.Number, read.Item4?.Number, read.Item5?.Number, read.Item6?.Number, read.Item7?.Number] is [1, 2, 3, 4, 5, 6, 7]
            ? Judgement.Pass()
            : Judgement.Fail("other values come back, silently");
}
