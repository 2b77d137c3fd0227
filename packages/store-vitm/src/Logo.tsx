import { DrawnLogo } from '@quartermaster/screens';

/** A chip with a tick: our own drawing. */
export function Logo() {
  return (
    <DrawnLogo name="VITM" width={138}>
      <path data-part="sign" d="M9 9h18v18H9z" />
      <path data-part="sign" d="M14 4v5m8-5v5m-8 18v5m8-5v5M4 14h5m-5 8h5m18-8h5m-5 8h5" />
      <path data-part="rise" d="m14 18.5 3 3 5.5-6" />
    </DrawnLogo>
  );
}
