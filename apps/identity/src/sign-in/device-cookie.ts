import { createHmac, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto';
import { normalizeLogin } from '../accounts/index.ts';
import type { Clock } from '../runtime/index.ts';

/** A device is known for this long after its last sign-in. */
const KNOWN_FOR_MS = 90 * 24 * 60 * 60_000;

/** A shared computer is known for the accounts that signed in on it last. */
const ACCOUNTS_KEPT = 5;

/** A browser that has signed in here before, with both factors. */
export interface Device {
  readonly id: string;
  /** Whether it has signed in to this account. */
  knows(login: string): boolean;
}

/** The cookie by which a browser that has signed in before passes the limits that strangers fill (decision 0117). It is no sign-in. */
export interface DeviceCookies {
  /** The device of a request, by its `Cookie` header; null for a strange one and for a cookie that was not made here. */
  read(header: string | undefined): Device | null;
  /** The `Set-Cookie` header after a sign-in. */
  signedIn(header: string | undefined, login: string): string;
}

interface Content {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly accounts: readonly string[];
}

/** @param name with the prefix `__Host-` where the address of this server is https */
export function deviceCookies({ secret, name, isSecure, clock }: { secret: string; name: string; isSecure: boolean; clock: Clock }): DeviceCookies {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'quartermaster identity device cookie', 32));
  const mac = (text: string) => createHmac('sha256', key).update(text).digest();
  // Not the login itself, and not its plain hash: the cookie says nothing to its reader.
  const named = (login: string) => mac(`account:${normalizeLogin(login)}`).subarray(0, 12).toString('base64url');

  const contentOf = (header: string | undefined): Content | null => {
    const pair = header?.split(';').map((part) => part.trim()).find((part) => part.startsWith(`${name}=`));
    const [payload = '', signature = ''] = pair?.slice(name.length + 1).split('.') ?? [];
    const [given, right] = [Buffer.from(signature, 'base64url'), mac(`cookie:${payload}`)];
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
    // It was made here: its shape is ours.
    const content = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Content;
    return clock.now().getTime() - content.at < KNOWN_FOR_MS ? content : null;
  };

  return {
    read(header) {
      const content = contentOf(header);
      return content && { id: content.id, knows: (login) => content.accounts.includes(named(login)) };
    },
    signedIn(header, login) {
      const before = contentOf(header);
      const account = named(login);
      const content: Content = {
        id: before?.id ?? randomUUID(),
        at: clock.now().getTime(),
        accounts: [account, ...(before?.accounts ?? []).filter((other) => other !== account)].slice(0, ACCOUNTS_KEPT),
      };
      const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
      const value = `${payload}.${mac(`cookie:${payload}`).toString('base64url')}`;
      return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${KNOWN_FOR_MS / 1000}${isSecure ? '; Secure' : ''}`;
    },
  };
}
