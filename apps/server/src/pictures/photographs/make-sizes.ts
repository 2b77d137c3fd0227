import { createHash } from 'node:crypto';
import { formats, sizes } from './photograph-address.ts';
import { pictureLimits, type PictureLimits } from './picture-limits.ts';
import { PictureRefused } from './picture-refused.ts';
import { pictureType } from './picture-type.ts';

interface PhotographFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

export interface Photograph {
  /** SHA-256 of the file as it came. */
  readonly digest: string;
  /** Pixels of it, as it is looked at. */
  readonly width: number;
  readonly height: number;
  /** Every size in every format, and the file as it came. */
  readonly files: readonly PhotographFile[];
}

/**
 * Makes all sizes and formats of a photograph: whole, in a square of white. What a camera wrote into the file (place, time, owner) is in none of them.
 *
 * @throws PictureRefused
 */
export async function makeSizes(bytes: Buffer, limits: PictureLimits = pictureLimits): Promise<Photograph> {
  const type = pictureType(bytes);
  if (type === null) throw new PictureRefused('It is no JPEG, PNG, WebP, AVIF or GIF, whatever its name says. Save it as one of these.');
  if (bytes.length > limits.bytes) throw new PictureRefused(`It has ${bytes.length.toLocaleString('en-US')} bytes, more than ${limits.bytes.toLocaleString('en-US')}. Save it smaller.`);
  // Loaded where pictures are made alone: the server starts without it.
  const { default: sharp } = await import('sharp');
  const open = () => sharp(bytes, { limitInputPixels: limits.pixels, failOn: 'error', sequentialRead: true });
  try {
    const { width, height, autoOrient } = await open().metadata();
    if (width * height > limits.pixels) throw new PictureRefused(`It has ${width.toLocaleString('en-US')} × ${height.toLocaleString('en-US')} pixels, more than ${limits.pixels.toLocaleString('en-US')} altogether. Save it smaller.`);
    const files: PhotographFile[] = [{ name: 'original', mediaType: `image/${type}`, content: bytes }];
    for (const [name, box] of Object.entries(sizes)) {
      const square = await open().autoOrient().resize(box, box, { fit: 'contain', background: '#ffffff' }).flatten({ background: '#ffffff' }).timeout({ seconds: limits.making }).raw().toBuffer({ resolveWithObject: true });
      for (const format of formats) {
        const made = sharp(square.data, { raw: square.info });
        files.push({ name: `${name}.${format}`, mediaType: `image/${format}`, content: await (format === 'avif' ? made.avif({ quality: 55, effort: 3 }) : made.webp({ quality: 80 })).timeout({ seconds: limits.making }).toBuffer() });
      }
    }
    return { digest: createHash('sha256').update(bytes).digest('hex'), width: autoOrient.width, height: autoOrient.height, files };
  } catch (error) {
    if (error instanceof PictureRefused) throw error;
    throw new PictureRefused(`It cannot be read as a picture: ${error instanceof Error ? error.message : String(error)}. Open it and save it again.`, { cause: error });
  }
}
