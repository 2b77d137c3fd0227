export { registerLostPassword } from './lost-password-routes.ts';
export { passwordChangedLetter } from './letters.ts';
