import { DrawnLogo } from '@quartermaster/screens';

/** A house with a tick: our own drawing, no agency’s seal. */
export function Logo() {
  return (
    <DrawnLogo name="DHS" width={128}>
      <path data-part="sign" d="M3.5 17 18 5l14.5 12" />
      <path data-part="sign" d="M8 14.5V31h20V14.5" />
      <path data-part="rise" d="m12.5 22.5 4 4 7.5-8" />
    </DrawnLogo>
  );
}
