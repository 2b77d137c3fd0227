import { AddressLines, AddressMarks, type AddressListProps } from '@quartermaster/screens/parts';
import { Stack, Table } from '@quartermaster/ui';

/** Addresses in rows, with what can be done with each. */
export function AddressTable({ addresses, actionsOf }: AddressListProps) {
  return (
    <Table
      caption="Addresses"
      isCaptionHidden
      items={addresses}
      keyOf={({ addressId }) => addressId}
      columns={[
        { id: 'name', header: 'Name', isRowHeader: true, cell: (address) => <Stack gap="xxs"><span>{address.addressName}</span><AddressMarks address={address} /></Stack> },
        { id: 'address', header: 'Address', cell: (address) => <AddressLines address={address} isNamed={false} /> },
        { id: 'actions', header: 'Actions', isHeaderHidden: true, cell: actionsOf },
      ]}
    />
  );
}
