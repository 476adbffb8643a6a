// Numbers as people read them: the same rules as src/Goldilocks.Shared/Results/Units.cs, so that the page and the tables agree.

const times: [number, string][] = [[1, "ns"], [1e3, "µs"], [1e6, "ms"], [1e9, "s"]];
const sizes: [number, string][] = [[1e3, "kB"], [1e6, "MB"], [1e9, "GB"], [1e12, "TB"], [1e15, "PB"]];
const largestExactBytes = 9_999;
const noBreak = "\u00a0";

const fixed = (digits: number) => new Intl.NumberFormat("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });
const formats = [0, 1, 2, 3, 4].map(fixed);

function threeDigits(number: number): string {
  return formats[number >= 99.95 ? 0 : number >= 9.995 ? 1 : 2]!.format(number);
}

/** In the unit in which it is below 1,000. */
function scaled(value: number, units: [number, string][]): string {
  const unit = units.find(([factor]) => value / factor < 999.5) ?? units[units.length - 1]!;
  return `${threeDigits(value / unit[0])}${noBreak}${unit[1]}`;
}

export const time = (nanoseconds: number): string => scaled(nanoseconds, times);

/** To the last byte while they are few. */
export const bytes = (count: number): string =>
  count <= largestExactBytes ? `${formats[0]!.format(count)}${noBreak}B` : scaled(count, sizes);

/** Bytes a second. */
export const throughput = (bytesPerSecond: number): string =>
  bytesPerSecond < 999.5e6 ? `${threeDigits(bytesPerSecond / 1e6)}${noBreak}MB/s` : `${threeDigits(bytesPerSecond / 1e9)}${noBreak}GB/s`;

/** Operations a second. */
export const rate = (perSecond: number): string =>
  perSecond < 999.5 ? `${threeDigits(perSecond)}/s` : perSecond < 999.5e3 ? `${threeDigits(perSecond / 1e3)}${noBreak}k/s` : `${threeDigits(perSecond / 1e6)}${noBreak}M/s`;

export function ratio(value: number): string {
  return value >= 0.9995 ? threeDigits(value) : formats[value >= 0.09995 ? 3 : 4]!.format(value);
}

export const count = (value: number): string => formats[0]!.format(value);

/** Short enough for an axis: 0.1, 1, 10, 1,000. */
export const tick = (value: number): string => new Intl.NumberFormat("en-US", { maximumSignificantDigits: 3 }).format(value);

/** A share as a signed percentage: +25 %. */
export function percent(share: number): string {
  const value = 100 * share;
  const text = formats[Math.abs(value) < 9.95 ? 1 : 0]!.format(Math.abs(value));
  return `${value < 0 ? "−" : "+"}${text}${noBreak}%`;
}

export const duration = (seconds: number): string =>
  seconds < 120 ? `${threeDigits(seconds)}${noBreak}s`
    : seconds < 7_200 ? `${threeDigits(seconds / 60)}${noBreak}min`
      : seconds < 172_800 ? `${threeDigits(seconds / 3_600)}${noBreak}h` : `${threeDigits(seconds / 86_400)}${noBreak}days`;
