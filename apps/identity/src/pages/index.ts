export { assets } from './assets.ts';
export { codePage } from './code-page.ts';
export type { FieldError } from './field.ts';
export { Html } from './html.ts';
export { runsScript } from './layout.ts';
export { passwordPage } from './password-page.ts';
export { problemPage } from './problem-page.ts';
export { signOutPage, signedOutPage } from './sign-out-page.ts';
export { setUpDonePage, setUpPage } from './set-up-page.ts';
