import type { Pool } from '@quartermaster/database';
import { makeSizes } from './make-sizes.ts';
import { keepPhotograph, productsNamed } from './photograph-store.ts';
import { HostSilent, PictureRefused } from './picture-refused.ts';
import type { PictureSource } from './picture-sources.ts';

interface PictureCounts {
  readonly imported: number;
  readonly refused: number;
}

interface PictureOptions {
  /** Hears of each picture that was not taken. */
  readonly onRefused: (source: PictureSource, reason: string) => void;
  /** Hears how many of all are done. */
  readonly onProgress?: (done: number, of: number) => void;
}

/** So often a host may be silent in an import: each time costs the whole wait, and a list may name thousands of its pictures. */
const mostSilences = 3;

/** Gives products their pictures, one after the other; one that is refused leaves its product as it is. */
export async function importPictures(pool: Pool, sources: readonly PictureSource[], { onRefused, onProgress }: PictureOptions): Promise<PictureCounts> {
  const products = await productsNamed(pool, [...new Set(sources.map(({ product }) => product))]);
  const counts = { imported: 0, refused: 0 };
  const silences = new Map<string, number>();
  for (const [index, source] of sources.entries()) {
    try {
      const productId = products.get(source.product);
      if (productId === undefined) throw new PictureRefused(`No product has the id ${source.product}, and none alone the part number. Import the product first.`);
      if ((silences.get(hostOf(source)) ?? 0) >= mostSilences) throw new PictureRefused(`${hostOf(source)} did not answer three times, and is not asked again in this import. Import the list again when it answers.`);
      await keepPhotograph(pool, productId, source.from, await makeSizes(await source.bytes()));
      counts.imported += 1;
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error;
      if (error instanceof HostSilent) silences.set(hostOf(source), (silences.get(hostOf(source)) ?? 0) + 1);
      counts.refused += 1;
      onRefused(source, error.message);
    }
    onProgress?.(index + 1, sources.length);
  }
  return counts;
}

/** Of an address; empty for a file. */
const hostOf = ({ from }: PictureSource): string => URL.parse(from)?.host ?? '';
