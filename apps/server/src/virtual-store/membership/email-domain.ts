import { emailRule } from '@quartermaster/contracts';

/** The domain of an address in small letters; null where it is no address of the general pattern (specification, section 5). */
export function emailDomain(email: string): string | null {
  if (emailRule(email) !== null) return null;
  const address = email.trim();
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}

/** Whether the address is of one of these domains, or of a sub-domain. `domains` are in small letters. */
export function isOfDomain(email: string, domains: readonly string[]): boolean {
  const domain = emailDomain(email);
  return domain !== null && domains.some((own) => domain === own || domain.endsWith(`.${own}`));
}

const domainPattern = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z]{2,63}$/;

/** A domain in small letters. @throws Error for a text that is none */
export function readDomain(text: string): string {
  const domain = text.toLowerCase();
  if (!domainPattern.test(domain)) throw new Error(`'${text.slice(0, 80)}' is no domain such as dhs.gov.`);
  return domain;
}

/** Reads `dhs.gov, tsa.example.gov`. @throws Error that names the part which is no domain */
export function parseEmailDomains(text: string): readonly string[] {
  const domains = text.split(/[\s,]+/).filter((part) => part !== '').map(readDomain);
  if (domains.length === 0) throw new Error('It names no domain.');
  return [...new Set(domains)];
}
