import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Difference {
  /** Of the pixels of the larger picture, more than 0 and at most 1. */
  readonly share: number;
  /** A PNG: what is the same is pale, what is not is red. */
  readonly image: Buffer;
}

/** How two pictures differ, pixel by pixel; null when they do not. What only one of them has, at its lower or right edge, differs too. */
export function differenceOf(before: Buffer, now: Buffer): Difference | null {
  if (before.equals(now)) return null;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(now)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const drawn = new PNG({ width, height });
  // Two pictures of one browser are the same in each pixel: nothing is forgiven, not even at the edges of letters.
  const pixels = pixelmatch(enlarged(one, width, height), enlarged(other, width, height), drawn.data, width, height, { threshold: 0, includeAA: true, alpha: 0.15 });
  return pixels === 0 ? null : { share: pixels / (width * height), image: PNG.sync.write(drawn) };
}

/** The pixels of a picture on a larger ground of a color that no page has. */
function enlarged(image: PNG, width: number, height: number): Uint8Array {
  if (image.width === width && image.height === height) return image.data;
  const larger = new PNG({ width, height });
  for (let at = 0; at < larger.data.length; at += 4) larger.data.set([255, 0, 255, 255], at);
  PNG.bitblt(image, larger, 0, 0, image.width, image.height, 0, 0);
  return larger.data;
}
