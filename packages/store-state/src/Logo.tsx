import { DrawnLogo } from '@quartermaster/screens';

/** A town hall: our own drawing, no government’s seal. */
export function Logo() {
  return (
    <DrawnLogo name="STATE" width={154}>
      <path data-part="sign" d="M4 13.5 18 4.5l14 9z" />
      <path data-part="sign" d="M9 18v9M27 18v9M4 31.5h28" />
      <path data-part="rise" d="M18 18v9" />
    </DrawnLogo>
  );
}
