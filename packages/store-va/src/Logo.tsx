import { DrawnLogo } from '@quartermaster/screens';

/** Two chevrons that hold each other: our own drawing, no agency’s seal. */
export function Logo() {
  return (
    <DrawnLogo name="VA" width={128}>
      <path data-part="sign" d="M4 10.5 18 19l14-8.5" />
      <path data-part="sign" d="M4 27.5 18 19l14 8.5" />
      <path data-part="rise" d="M11 31.5 18 27l7 4.5" />
    </DrawnLogo>
  );
}
