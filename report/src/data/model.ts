// The data of the page. Their types are made from the C# ones when the page is built (src/Goldilocks.Reporting/Page/PageTypes.cs).

import type { PageData } from "./types";
import { formatVersion } from "./types";

export type * from "./types";

/** The data that the run put into this file: JSON, compressed, in base64. */
export async function readData(): Promise<PageData> {
  const bytes = Uint8Array.from(atob(document.getElementById("data")!.textContent!), letter => letter.charCodeAt(0));
  const data = await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).json() as PageData;
  if (data.formatVersion !== formatVersion) {
    throw new Error(`This page reads data of format ${formatVersion}, and finds ${data.formatVersion}. Make it again with: goldilocks report`);
  }
  return data;
}

/** What tells a row from the others. */
export interface RowKey {
  serializer: string;
  variant: string;
  version: string;
  /** What its process ran under, where a run compares several; otherwise empty or missing. */
  condition?: string;
}

/** Unique among the rows of a place, and readable in the address bar. */
export const idOf = (row: RowKey): string => `${row.serializer}${row.variant ? `/${row.variant}` : ""}@${row.version}${row.condition ? `~${row.condition}` : ""}`;

export const placeId = (place: { workload: string; size: number }): string => `${place.workload}@${place.size}`;

export const labelOf = (row: Omit<RowKey, "version">): string => `${row.serializer}${row.variant ? ` (${row.variant})` : ""}${row.condition ? `, ${row.condition}` : ""}`;
