import { DrawnLogo } from '@quartermaster/screens';

/** A crate with a rising line: our own drawing, no agency's seal. */
export function Logo() {
  return (
    <DrawnLogo name="ADVANTAGE" width={210}>
      <path data-part="sign" d="M18 3 32 10.5v15L18 33 4 25.5v-15z" />
      <path data-part="rise" d="M10.5 22.5 16 16l4 4 6-7.5" />
    </DrawnLogo>
  );
}
