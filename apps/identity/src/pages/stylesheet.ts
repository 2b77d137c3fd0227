import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The one stylesheet of the pages. Its address changes with its content, so browsers may keep it for ever. */
export const STYLESHEET: string = readFileSync(new URL('identity.css', import.meta.url), 'utf8');

export const STYLESHEET_PATH = `/assets/identity.${createHash('sha256').update(STYLESHEET).digest('hex').slice(0, 12)}.css`;
