import { apiProblem } from './api-problem.ts';
import type { PickupPlace } from './pickups.ts';

const usual = 20;
/** Purchase orders of one page. */
export const mostOfPage = 50;

/** The page that is asked for. @throws ApiProblem */
export function pageOf(query: unknown): { readonly after: PickupPlace | null; readonly most: number } {
  const { after, limit = String(usual) } = query as Readonly<Record<string, unknown>>;
  if (typeof limit !== 'string' || !/^[1-9]\d{0,2}$/.test(limit) || Number(limit) > mostOfPage) throw apiProblem(400, 'REQUEST_INVALID', `limit: give a whole number from 1 to ${mostOfPage}.`);
  return { after: after === undefined ? null : readPlace(after), most: Number(limit) };
}

/** A place in the list, as vendors hand it back. */
export const placeOf = ({ waitingSince, deliveryKey }: PickupPlace): string => Buffer.from(`${waitingSince.toISOString()} ${deliveryKey}`).toString('base64url');

function readPlace(written: unknown): PickupPlace {
  const text = typeof written === 'string' ? Buffer.from(written.slice(0, 200), 'base64url').toString() : '';
  const [, since = '', deliveryKey = ''] = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z) ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(text) ?? [];
  const waitingSince = new Date(since);
  if (deliveryKey === '' || Number.isNaN(waitingSince.getTime())) throw apiProblem(400, 'REQUEST_INVALID', 'after: give the `next` of the page before.');
  return { waitingSince, deliveryKey };
}
