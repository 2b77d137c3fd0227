import type { AttributesOf } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Button, Inline, Select } from '@quartermaster/ui';
import { useState, type SubmitEvent } from 'react';

/** Whose messages are listed. The choice is in the address bar, and Back undoes it. */
export function VendorChoice({ vendor, vendors }: Pick<AttributesOf<'/main/message_center', 'Success'>, 'vendor' | 'vendors'>) {
  const { open } = useNavigation();
  const [state, setState] = useState({ shown: vendor, chosen: vendor });
  // Another list has come, by Back too: the field says whose it is.
  if (state.shown !== vendor) setState({ shown: vendor, chosen: vendor });

  function show(event: SubmitEvent) {
    event.preventDefault();
    open('/main/message_center', { query: state.chosen === '' ? {} : { vendor: state.chosen }, scroll: 'keep' });
  }

  return (
    <form method="dialog" noValidate onSubmit={show} aria-label="Choose a vendor">
      <Inline align="end">
        <Select
          label="Vendor"
          value={state.chosen}
          onChange={(event) => setState({ ...state, chosen: event.currentTarget.value })}
          options={[{ value: '', label: 'All vendors' }, ...vendors.map(({ id, name }) => ({ value: id, label: name }))]}
        />
        <Button type="submit" icon="filter">Show messages</Button>
      </Inline>
    </form>
  );
}
