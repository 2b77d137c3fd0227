// How a password is kept in a database: both apps keep some, and hash them alike.
export { hashPassword, refusePassword, verifyPassword, type ScryptCost } from './passwords/password-hash.ts';
