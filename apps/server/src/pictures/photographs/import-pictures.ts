import type { Pool } from '@quartermaster/database';
import { makeSizes } from './make-sizes.ts';
import { keepPhotograph, productsNamed } from './photograph-store.ts';
import { PictureRefused } from './picture-refused.ts';
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

/** Gives products their pictures, one after the other; one that is refused leaves its product as it is. */
export async function importPictures(pool: Pool, sources: readonly PictureSource[], { onRefused, onProgress }: PictureOptions): Promise<PictureCounts> {
  const products = await productsNamed(pool, [...new Set(sources.map(({ product }) => product))]);
  const counts = { imported: 0, refused: 0 };
  for (const [index, source] of sources.entries()) {
    try {
      const productId = products.get(source.product);
      if (productId === undefined) throw new PictureRefused(`No product has the id ${source.product}, and none alone the part number. Import the product first.`);
      await keepPhotograph(pool, productId, source.from, await makeSizes(await source.bytes()));
      counts.imported += 1;
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error;
      counts.refused += 1;
      onRefused(source, error.message);
    }
    onProgress?.(index + 1, sources.length);
  }
  return counts;
}
