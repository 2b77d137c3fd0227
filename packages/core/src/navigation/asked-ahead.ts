import { injectable } from '../capabilities/index.ts';
import type { ServiceRequest } from '../store/index.ts';
import type { RawAnswer } from '../wire/index.ts';

/** Where a visit takes a page that was asked for ahead. What asks ahead is loaded with the first link that a press is likely at, and fills this. */
@injectable()
export class AskedAhead {
  take: (request: ServiceRequest) => Promise<RawAnswer | null> = () => Promise.resolve(null);
}
