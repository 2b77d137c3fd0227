export { passwordChangedLetter } from './letters.ts';
export { registerLostPassword } from './lost-password-routes.ts';
