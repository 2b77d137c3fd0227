export { SignInButton } from './SignInButton.tsx';
