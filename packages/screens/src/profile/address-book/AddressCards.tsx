import { css } from '@emotion/react';
import { Card, Grid, Stack } from '@quartermaster/ui';
import type { ReactNode } from 'react';
import { AddressLines } from '../../orders/index.ts';
import { AddressMarks } from './AddressMarks.tsx';
import type { BookAddress } from './use-book-changes.ts';

const equal = css({ alignItems: 'stretch' });

export interface AddressListProps {
  addresses: readonly BookAddress[];
  /** The buttons of an address. */
  actionsOf: (address: BookAddress) => ReactNode;
}

/** Addresses as cards. */
export function AddressCards({ addresses, actionsOf }: AddressListProps) {
  return (
    <Grid layout="three" as="ul" css={equal}>
      {addresses.map((address) => (
        <Card as="li" key={address.addressId}>
          <Stack gap="sm">
            <AddressLines address={address} />
            <AddressMarks address={address} />
            {actionsOf(address)}
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
