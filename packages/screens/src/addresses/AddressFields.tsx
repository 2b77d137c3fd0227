import type { AttributesOf, NewAddress } from '@quartermaster/contracts';
import { Grid, Select, TextField } from '@quartermaster/ui';
import type { useForm } from '../forms/index.ts';
import { contactFields, placeFields } from './address-fields.ts';

interface AddressFieldsProps {
  form: ReturnType<typeof useForm<keyof NewAddress>>;
  states: AttributesOf<'/profile/address_book', 'Create'>['states'];
}

/** The fields of a street address, in the order in which people write them. */
export function AddressFields({ form, states }: AddressFieldsProps) {
  const textField = ({ name }: { name: keyof NewAddress }) => <TextField key={name} {...form.input(name)} />;
  const choices = [{ value: '', label: 'Choose' }, ...states.map(({ code, name }) => ({ value: code, label: name }))];
  return (
    <>
      <Grid layout="two">{placeFields.map(textField)}</Grid>
      <Grid layout="three">
        {textField({ name: 'city' })}
        <Select {...form.input('state')} options={choices} />
        {textField({ name: 'zip' })}
      </Grid>
      <Grid layout="three">{contactFields.map(textField)}</Grid>
    </>
  );
}
