import { createHash } from 'node:crypto';
import type { ProductImage } from '@quartermaster/contracts';
import { colorValue } from './color-values.ts';
import { drawPicture, views, type View } from './draw-picture.ts';
import { drawings } from './drawings.ts';
import type { Look } from './known-look.ts';

/** Addresses of pictures that are drawn begin with it. They say all that is drawn, so that a picture is the same forever. */
export const drawnPath = '/pictures/drawn';

/** Changes with what is drawn for a look: copies that browsers keep are then no longer asked for. */
const drawnVersion = createHash('sha256')
  .update(JSON.stringify([...drawings]))
  .update(drawPicture({ kind: 'box', color: 'blue', size: 'Large', count: '100 pieces', brand: 'Sample' }, 'page'))
  .update(drawPicture({ kind: 'box', color: null, size: 'Large', count: null, brand: 'Sample' }, 'row'))
  .update(drawPicture({ kind: 'box', color: null, size: null, count: '8000 pages', brand: 'Sample' }, 'row'))
  .update(drawPicture({ kind: 'box', color: null, size: 'Large', count: null, brand: 'Sample' }, 'line'))
  .digest('hex')
  .slice(0, 8);

export const drawnImage = (look: Look): ProductImage => ({ row: drawnAt(look, 'row'), page: drawnAt(look, 'page') });

/** The address of a look in one view. */
export function drawnAt(look: Look, view: View): string {
  const said = new URLSearchParams({ v: drawnVersion });
  for (const name of view === 'line' ? (['color'] as const) : (['color', 'size', 'count'] as const)) if (look[name] !== null) said.set(name, look[name]);
  if (view === 'page') said.set('brand', look.brand.slice(0, mostLetters));
  return `${drawnPath}/${view}/${look.kind}.svg?${said.toString()}`;
}

/** An address as it came. */
interface DrawnRequest {
  readonly view: string;
  readonly file: string;
  readonly said: Readonly<Record<string, unknown>>;
}

const mostLetters = 40;

/** What an address asks to be drawn, and whether it may be kept forever; null where it is none of ours. */
export function readDrawnAddress({ view: named, file, said }: DrawnRequest): { readonly look: Look; readonly view: View; readonly isCurrent: boolean } | null {
  const kind = /^([a-z][a-z0-9-]{0,39})\.svg$/.exec(file)?.[1];
  const view = views.find((each) => each === named);
  if (kind === undefined || view === undefined) return null;
  const read = (name: string): string | null => {
    const value = said[name];
    return typeof value === 'string' && value !== '' && value.length <= mostLetters ? value : null;
  };
  const color = read('color');
  return {
    view,
    look: { kind, color: color !== null && colorValue(color) !== undefined ? color : null, size: read('size'), count: read('count'), brand: read('brand') ?? '' },
    isCurrent: said['v'] === drawnVersion,
  };
}
