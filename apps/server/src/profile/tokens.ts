import type { AttributesOf } from '@quartermaster/contracts';
import { defineToken } from '../runtime/index.ts';
import type { RequestContext } from '../wire/index.ts';

/** The smart card of the caller, and a reading that leads back to the page at a path and may begin now. */
export type CardOfProfile = (context: RequestContext, path: string) => Promise<Pick<AttributesOf<'/profile/update_profile', 'Success'>, 'card' | 'reader'>>;

// The profile shows it, and the area above it has it.
export const cardOfProfile = defineToken<CardOfProfile>('cardOfProfile', 'The smart card of the caller, for their profile.');
