import { DrawnLogo } from '@quartermaster/screens';

/** A wing that rises: our own drawing, no agency’s seal. */
export function Logo() {
  return (
    <DrawnLogo name="AIRFORCE" width={196}>
      <path data-part="sign" d="M18 4 33 31 18 24 3 31z" />
      <path data-part="rise" d="M18 10.5V19" />
    </DrawnLogo>
  );
}
