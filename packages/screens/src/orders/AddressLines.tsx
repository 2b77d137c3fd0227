import { css } from '@emotion/react';
import type { Address } from '@quartermaster/contracts';
import { Text } from '@quartermaster/ui';

const upright = css({ fontStyle: 'normal' });

/** An address as on a label. */
export function AddressLines({ address }: { address: Omit<Address, 'isDefault'> }) {
  return (
    <address css={upright}>
      <Text isBold>{address.addressName}</Text>
      {address.aac !== null && <> · Activity address code (AAC) <Text isCode>{address.aac}</Text></>}
      <br />
      {address.organization}<br />
      {address.contactName !== '' && <>Attn: {address.contactName}<br /></>}
      {address.line1}<br />
      {address.line2 !== '' && <>{address.line2}<br /></>}
      {address.city}, {address.state} {address.zip}<br />
      <Text size="sm" tone="muted">{[address.phone, address.email].filter(Boolean).join(' · ')}</Text>
    </address>
  );
}
