import { SupplyLogo } from '@quartermaster/screens-ggs';

/** Three crates on each other beside the name: our own drawing, no agency's seal. */
export function Logo() {
  return (
    <SupplyLogo name="FSS" line="Global Supply" width={152} wordsAt={48}>
      <path data-part="sign" d="M13 4h16v14H13zM4 20h16v15H4zM22 20h16v15H22z" />
      <path data-part="straps" d="M21 4v14M12 20v15M30 20v15" />
    </SupplyLogo>
  );
}
