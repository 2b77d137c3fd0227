/** The requests that an address makes beside its page (specification, section 2, Query parameters on any entry URL). */
export interface EntryParameters {
  /** `auth=MFA`: the stored auth flag is to be cleared. */
  readonly clearsAuthFlag: boolean;
  /** `sso`: sign-in is to be tried without asking. */
  readonly signsInSilently: boolean;
  /** The query without the two: neither is done again by reload or Back. */
  readonly rest: string;
}

const no = ['', '0', 'false', 'no', 'off'];

/** Reads the query of an address, with or without its question mark. The rest of it stays as it was written. */
export function entryParameters(search: string): EntryParameters {
  const query = [...new URLSearchParams(search)].map(([name, value]) => [name.toLowerCase(), value.trim().toLowerCase()]);
  const rest = search.replace(/^\?/, '').split('&').filter((part) => !isUsedUp(part)).join('&');
  return {
    clearsAuthFlag: query.some(([name, value]) => name === 'auth' && value === 'mfa'),
    signsInSilently: query.some(([name, value]) => name === 'sso' && !no.includes(value ?? '')),
    rest: rest === '' ? '' : `?${rest}`,
  };
}

function isUsedUp(part: string): boolean {
  const [[name = '', value = ''] = []] = new URLSearchParams(part);
  return name.toLowerCase() === 'sso' || (name.toLowerCase() === 'auth' && value.trim().toLowerCase() === 'mfa');
}
