import { SupplyLogo } from '@quartermaster/screens-ggs';

/** A packed rucksack beside the name: our own drawing, no seal and no emblem of a service. */
export function Logo() {
  return (
    <SupplyLogo name="USMC" line="Unit Supply" width={160} wordsAt={46}>
      <path data-part="sign" d="M9 14a11 11 0 0 1 22 0v20a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2zM4 22h5v10H4zM31 22h5v10h-5zM14 24h12v7H14z" />
      <path data-part="straps" d="M16 3v12M24 3v12" strokeLinecap="round" />
    </SupplyLogo>
  );
}
