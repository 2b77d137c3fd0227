export { baseOf } from './base-of.ts';
export { commonWords } from './leaked-list.ts';
export { mistakesOfNewPassword, type PasswordOwner } from './new-password.ts';
