import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeSizes } from './make-sizes.ts';
import { pictureLimits } from './picture-limits.ts';
import { PictureRefused } from './picture-refused.ts';
import { pictureType } from './picture-type.ts';

/** A picture of 300 by 150 pixels: red, with what a camera writes into it. */
const photograph = () => sharp({ create: { width: 300, height: 150, channels: 3, background: '#cc2222' } }).withExif({ IFD0: { Copyright: 'Sample owner' } });

/** A PNG that says to have so many pixels, in a hundred bytes. */
function bomb(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crcOf(body));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, body, crc]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(1000))), chunk('IEND', Buffer.alloc(0))]);
}

function crcOf(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

describe('the sizes of a photograph', () => {
  it('are as the camera was held', async () => {
    const { width, height, files } = await makeSizes(await photograph().withMetadata({ orientation: 6 }).jpeg().toBuffer());
    const { data, info } = await sharp(files.find(({ name }) => name === 'page.webp')?.content).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const greenAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 1] ?? -1;
    expect([width, height]).toEqual([150, 300]);
    expect([greenAt(info.width / 2, 2) < 100, greenAt(2, info.height / 2) > 200], 'red to the top, white at the sides').toEqual([true, true]);
  });

  it('are squares in AVIF and WebP with the whole picture in them, and nothing that a camera wrote', async () => {
    const { width, height, digest, files } = await makeSizes(await photograph().jpeg().toBuffer());
    expect([width, height]).toEqual([300, 150]);
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    expect(files.map(({ name }) => name)).toEqual(['original', 'row.avif', 'row.webp', 'row-2x.avif', 'row-2x.webp', 'page.avif', 'page.webp', 'page-2x.avif', 'page-2x.webp']);
    const page = files.find(({ name }) => name === 'page.webp')?.content ?? Buffer.alloc(0);
    const { width: side, height: other, format, exif } = await sharp(page).metadata();
    expect([side, other, format, exif]).toEqual([320, 320, 'webp', undefined]);
    const { data } = await sharp(page).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number): number[] => [...data.subarray((y * 320 + x) * 3, (y * 320 + x) * 3 + 3)];
    expect(Math.min(...at(160, 10))).toBeGreaterThan(245);
    expect(at(160, 160)[0]).toBeGreaterThan(180);
    expect(at(160, 160)[1]).toBeLessThan(70);
  });

  it('are of the picture as it is looked at, whichever way the camera was held', async () => {
    const turned = await photograph().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await makeSizes(turned)).toMatchObject({ width: 150, height: 300 });
  });

  it.each(['png', 'webp', 'avif', 'gif'] as const)('are made of %s too', async (format) => {
    const bytes = await photograph().toFormat(format).toBuffer();
    expect(pictureType(bytes)).toBe(format);
    expect((await makeSizes(bytes)).files).toHaveLength(9);
  });

  it.each([
    ['a picture of ten billion pixels', bomb(100_000, 100_000), /^It has 100,000 × 100,000 pixels, more than 60,000,000 altogether|^It cannot be read as a picture: .*pixel limit/],
    ['a program that draws', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), /^It is no JPEG/],
    ['text with the name of a picture', Buffer.from('not a picture at all'), /^It is no JPEG/],
    ['nothing', Buffer.alloc(0), /^It is no JPEG/],
    ['the beginning of a picture', Buffer.from('\xff\xd8\xff\xe0 and no more', 'latin1'), /^It cannot be read as a picture/],
  ])('are not made of %s', async (_, bytes, reason) => {
    const failure = await makeSizes(bytes).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PictureRefused);
    expect((failure as PictureRefused).message).toMatch(reason);
  });

  it('are not made of a file that is too large', async () => {
    await expect(makeSizes(await photograph().png().toBuffer(), { ...pictureLimits, bytes: 100 })).rejects.toThrow(/^It has [\d,]+ bytes, more than 100\. Save it smaller\.$/);
  });
});
