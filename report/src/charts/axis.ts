// A logarithmic axis in per cent of its own length, so that drawings on it stretch with the page.

export interface LogAxis {
  low: number;
  high: number;
  /** Where a value lies, from 0 to 100; clamped. */
  at(value: number): number;
  ticks: number[];
}

const margin = 0.045;

/** Holds all values, with a little space beside the outermost. */
export function logAxis(values: number[]): LogAxis {
  const least = Math.log10(Math.min(...values));
  const most = Math.log10(Math.max(...values));
  const space = Math.max(0.02, (most - least) * margin);
  const [from, to] = [least - space, most + space];
  const steps = to - from > 3.6 ? [1] : to - from > 0.9 ? [1, 2, 5] : to - from > 0.35 ? [1, 1.5, 2, 3, 4, 5, 7] : [1, 1.1, 1.2, 1.3, 1.4, 1.6, 1.8, 2, 2.2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9];
  const inside = (multiples: number[]) => {
    const found: number[] = [];
    for (let decade = Math.floor(from); decade <= to; decade++) {
      found.push(...multiples.map(multiple => multiple * 10 ** decade).filter(value => Math.log10(value) >= from && Math.log10(value) <= to));
    }
    return found;
  };
  return {
    low: 10 ** from,
    high: 10 ** to,
    at: value => Math.min(100, Math.max(0, 100 * (Math.log10(value) - from) / (to - from))),
    ticks: inside(steps),
  };
}

/** Vertical lines as a background: one property on the table instead of ten elements in every row. */
export function gridlines(axis: LogAxis): string {
  return [...axis.ticks].map(value => `linear-gradient(var(--line), var(--line)) ${axis.at(value).toFixed(2)}% 0 / 1px 100% no-repeat`).join(", ");
}
