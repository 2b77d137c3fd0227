import { DrawnLogo } from '@quartermaster/screens';

/** A leaf: our own drawing, no agency’s seal. */
export function Logo() {
  return (
    <DrawnLogo name="USDA" width={146}>
      <path data-part="sign" d="M5 31C5 15 14 5 32 5c0 18-9 26-27 26z" />
      <path data-part="rise" d="M5 31 22 15" />
    </DrawnLogo>
  );
}
