internal readonly struct TelemetryWalk : IWalk<Telemetry, Own.Telemetry>
{
    public static string WhatIsOne => "the device";

    public static long All(Own.Telemetry own) => Sum.Of(own.Device) + Sum.Of(own.Timestamps, static ticks => ticks) + Sum.Of(own.Temperatures, All) + Sum.Of(own.Vibrations, All);

    public static string One(Own.Telemetry own) => own.Device;

    private static long All(double number) => BitConverter.DoubleToInt64Bits(number);
}
