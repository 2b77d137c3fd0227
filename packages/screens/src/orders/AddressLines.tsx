import { css } from '@emotion/react';
import { finalDestinationLines, placeLine, type Address } from '@quartermaster/contracts';
import { Text } from '@quartermaster/ui';

const upright = css({ fontStyle: 'normal', overflowWrap: 'anywhere' });

/** An address as on a label, with its name in the address book unless that is beside it; of a freight forwarder with where the goods go from there. */
export function AddressLines({ address, isNamed = true }: { address: Omit<Address, 'isDefault'>; isNamed?: boolean }) {
  const final = finalDestinationLines(address.finalDestination);
  return (
    <address css={upright}>
      {isNamed && <Text isBold>{address.addressName}</Text>}
      {address.aac !== null && <>{isNamed && ' · '}Activity address code (AAC) <Text isCode>{address.aac}</Text></>}
      {(isNamed || address.aac !== null) && <br />}
      {address.organization}<br />
      {address.contactName !== '' && <>Attn: {address.contactName}<br /></>}
      {address.line1}<br />
      {address.line2 !== '' && <>{address.line2}<br /></>}
      {placeLine(address)}<br />
      <Text size="sm" tone="muted">{[address.phone, address.email].filter(Boolean).join(' · ')}</Text>
      {final.length > 0 && <><br />Final destination: {final.join(', ')}</>}
    </address>
  );
}
