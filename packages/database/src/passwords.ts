// How a password is kept in a database: both apps keep some, and hash them alike.
export { hashPassword, refusePassword, verifyPassword } from './passwords/password-hash.ts';
export type { ScryptCost } from './passwords/cost.ts';
