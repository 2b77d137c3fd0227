import lighthouse from 'lighthouse';

/** One look at a page, as Lighthouse reports it. */
export interface Figures {
  /** 0 to 100. */
  readonly score: number;
  /** Milliseconds until the first content is painted. */
  readonly firstPaint: number;
  /** Milliseconds until the largest content is painted. */
  readonly largestPaint: number;
  /** Milliseconds for which scripts kept a press waiting. */
  readonly blocked: number;
  /** Cumulative layout shift, without a unit. */
  readonly shift: number;
  /** Bytes that were transferred, by kind of file. */
  readonly transfer: ReadonlyMap<string, number>;
}

const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Fetch'];

/**
 * Looks at a page with Lighthouse's defaults: a phone of the middle class behind slow 4G, simulated, with an empty cache.
 *
 * @param port where the browser listens for tools
 */
export async function measure(address: string, port: number): Promise<Figures> {
  const result = await lighthouse(address, { port, onlyCategories: ['performance'], logLevel: 'error' });
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${address}.`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(`${address}: ${runtimeError.message}`);
  const value = (audit: string): number => {
    const found = audits[audit]?.numericValue;
    if (found === undefined) throw new Error(`Lighthouse has no ${audit} of ${address}: ${audits[audit]?.errorMessage ?? 'it did not look'}.`);
    return found;
  };
  const requests = itemsOf(audits['network-requests']?.details);
  const bytesOf = (kind: string) => requests.filter(({ resourceType }) => resourceType === kind).reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
  return {
    score: Math.round((categories['performance']?.score ?? 0) * 100),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    transfer: new Map(kinds.map((kind) => [kind, bytesOf(kind)])),
  };
}

function itemsOf(details: object | undefined): readonly Readonly<Record<string, unknown>>[] {
  if (details === undefined || !('items' in details) || !Array.isArray(details.items)) return [];
  return details.items.filter((item: unknown) => typeof item === 'object' && item !== null) as Record<string, unknown>[];
}
