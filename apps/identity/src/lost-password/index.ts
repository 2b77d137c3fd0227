export { registerLostPassword } from './lost-password-routes.ts';
