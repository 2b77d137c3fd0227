import { isMilitaryCity } from '@quartermaster/contracts';

/** A pasted ZIP code as it is written: `204050001` as `20405-0001`. Text that is no ZIP code stays as typed. */
export function normalizedZip(typed: string): string {
  const compact = typed.replaceAll(/[\s-]/g, '');
  if (/^\d{5}$/.test(compact)) return compact;
  return /^\d{9}$/.test(compact) ? `${compact.slice(0, 5)}-${compact.slice(5)}` : typed;
}

/** Ten digits with or without the country's 1 as `202-555-0100`, an extension as ` x12`. Anything else stays as typed. */
export function normalizedPhone(typed: string): string {
  const [, area, exchange, line, extension] = /^(?:\+?1[\s.-]*)?\(?(\d{3})\)?[\s.-]*(\d{3})[\s.-]*(\d{4})(?:\s*(?:extension|ext\.?|x|#)\s*(\d{1,8}))?$/i.exec(typed.trim()) ?? [];
  if (area === undefined || exchange === undefined || line === undefined) return typed;
  return `${area}-${exchange}-${line}${extension === undefined ? '' : ` x${extension}`}`;
}

/** Six letters and digits in capitals, without the characters around and between them. Anything else stays as typed. */
export function normalizedAac(typed: string): string {
  const compact = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{6}$/.test(compact) ? compact : typed;
}

/** Post offices of the services are written in capitals. Anything else stays as typed. */
export const normalizedCity = (typed: string): string => (isMilitaryCity(typed) ? typed.trim().toUpperCase() : typed);
