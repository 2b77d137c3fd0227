import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { usualCost, type ScryptCost } from './cost.ts';

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);
const LONGEST = 256;

/** Hashes a password with scrypt. The result contains the cost and the salt, so that the cost may change later. */
export async function hashPassword(password: string, cost: ScryptCost = usualCost()): Promise<string> {
  const salt = randomBytes(16);
  const hash = await stretch(password, salt, cost);
  return ['scrypt', cost.logN, cost.r, cost.p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Compares in constant time. A stored text of another form than {@link hashPassword}'s is an error, not a mismatch. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, logN, r, p, salt, hash] = stored.split('$');
  if (scheme !== 'scrypt' || !logN || !r || !p || !salt || !hash) throw new Error('A stored password hash is damaged.');
  const expected = Buffer.from(hash, 'base64url');
  const cost = { logN: Number(logN), r: Number(r), p: Number(p) };
  const actual = await stretch(password, Buffer.from(salt, 'base64url'), cost);
  return password.length <= LONGEST && actual.length === expected.length && timingSafeEqual(actual, expected);
}

/**
 * Takes as long as a comparison and always fails, so that the time of an answer
 * does not tell whether an account exists.
 */
export async function refusePassword(password: string): Promise<false> {
  await stretch(password, randomBytes(16), usualCost());
  return false;
}

function stretch(password: string, salt: Buffer, { logN, r, p }: ScryptCost): Promise<Buffer> {
  const N = 2 ** logN;
  // NFKC: the same password typed on another keyboard layout or system gives the same bytes.
  const text = password.slice(0, LONGEST).normalize('NFKC');
  return derive(text, salt, 32, { N, r, p, maxmem: 256 * N * r });
}
