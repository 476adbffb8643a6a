using System.CommandLine;

namespace Goldilocks.Bench;

/// <summary>The busy neighbour: bursts of work over more memory than the caches hold, with pauses, until its standard input closes.</summary>
internal static class Spin
{
    public const string Name = "spin";

    public static Command Command()
    {
        var command = new Command(Name, "Keeps a core and its caches busy until standard input closes.") { Hidden = true };
        command.SetAction(_ => Run());
        return command;
    }

    private static void Run()
    {
        var ended = false;
        new Thread(() =>
        {
            Console.In.ReadToEnd();
            Volatile.Write(ref ended, true);
        })
        { IsBackground = true }.Start();

        var memory = new byte[64 * 1024 * 1024];
        var random = new Random(1);
        while (!Volatile.Read(ref ended))
        {
            for (var i = 0; i < 2_000_000; i++)
            {
                memory[random.Next(memory.Length)]++;
            }

            Thread.Sleep(random.Next(0, 20));
        }
    }
}
