using System.Reflection;
using Goldilocks.Prober;
using Goldilocks.Prober.Capabilities;

namespace Goldilocks.Probes.Models;

/// <summary>A library may keep in the bits of one number which members are missing.</summary>
public sealed class ManyRequired() : ModelCapability("C22.many", "a class of 70 required members with init", "members", typeof(SeventyRequired))
{
    private static readonly PropertyInfo[] Members = [.. typeof(SeventyRequired).GetProperties().OrderBy(member => member.Name, StringComparer.Ordinal)];

    protected override Judgement Try(ISubject subject)
    {
        var read = Attempt.RoundTrip(subject, Make());
        if (read.Value is not { } root)
        {
            return Judgement.Fail(read.Problem!);
        }

        var other = Array.FindIndex(Members, member => (int)member.GetValue(root)! != Array.IndexOf(Members, member) + 1);
        return other < 0 ? Judgement.Pass() : Judgement.Fail($"member {other + 1} comes back as {Members[other].GetValue(root)}, silently");
    }

    private static SeventyRequired Make() => new() { M000 = 1, M001 = 2, M002 = 3, M003 = 4, M004 = 5, M005 = 6, M006 = 7, M007 = 8, M008 = 9, M009 = 10, M010 = 11, M011 = 12, M012 = 13, M013 = 14, M014 = 15, M015 = 16, M016 = 17, M017 = 18, M018 = 19, M019 = 20, M020 = 21, M021 = 22, M022 = 23, M023 = 24, M024 = 25, M025 = 26, M026 = 27, M027 = 28, M028 = 29, M029 = 30, M030 = 31, M031 = 32, M032 = 33, M033 = 34, M034 = 35, M035 = 36, M036 = 37, M037 = 38, M038 = 39, M039 = 40, M040 = 41, M041 = 42, M042 = 43, M043 = 44, M044 = 45, M045 = 46, M046 = 47, M047 = 48, M048 = 49, M049 = 50, M050 = 51, M051 = 52, M052 = 53, M053 = 54, M054 = 55, M055 = 56, M056 = 57, M057 = 58, M058 = 59, M059 = 60, M060 = 61, M061 = 62, M062 = 63, M063 = 64, M064 = 65, M065 = 66, M066 = 67, M067 = 68, M068 = 69, M069 = 70 };
}
