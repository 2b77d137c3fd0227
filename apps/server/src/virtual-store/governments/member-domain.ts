import { domainToASCII } from 'node:url';
import { parse } from 'tldts';
import { readDomain } from '../membership/email-domain.ts';

/** Words of the locality domains of .us that a whole state shares: `ci.example.tx.us` is a city's, and `ci.tx.us` no one's. */
const sharedLocality = /^(?:ci|co|cog|dst|fed|gen|k12|cc|lib|mus|state|tec|town|vil)\.[a-z]{2}\.us$/;

/** Where anybody gets an address. */
const mailProviders: ReadonlySet<string> = new Set([
  'aol.com', 'att.net', 'comcast.net', 'fastmail.com', 'gmail.com', 'gmx.com', 'googlemail.com', 'hotmail.com', 'icloud.com', 'live.com', 'mail.com', 'me.com', 'msn.com',
  'outlook.com', 'proton.me', 'protonmail.com', 'verizon.net', 'yahoo.com', 'ymail.com', 'zoho.com',
]);

/**
 * A domain for the list of members as the list has it: in small letters and ASCII, so that a letter that only looks like another one makes another domain.
 *
 * @throws Error with a sentence for what is no domain, or none of a single government
 */
export function readMemberDomain(text: string): string {
  const ascii = domainToASCII(text.trim().replace(/^@/, '').replace(/\.$/, ''));
  const domain = readDomain(ascii === '' ? text.trim() : ascii);
  const { publicSuffix, isIcann, isPrivate } = parse(domain, { allowPrivateDomains: true });
  if ((publicSuffix === domain && (isIcann === true || isPrivate === true)) || sharedLocality.test(domain)) throw new Error(`${domain} is shared by many: no domain of a single government. List the domain of each government.`);
  if (mailProviders.has(domain)) throw new Error(`Anybody gets an address at ${domain}. List a domain of the government's own.`);
  if (domain.endsWith('.mil')) throw new Error(`${domain} is of the armed forces, whose members are federal.`);
  return domain;
}

/** The domain and those above it, the most specific first, without the last label: `pd.city.example.gov`, `city.example.gov`, `example.gov`. */
export function withDomainsAbove(domain: string): readonly string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_label, at) => labels.slice(at).join('.'));
}
