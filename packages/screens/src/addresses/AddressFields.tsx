import type { AddressForm, NewAddress } from '@quartermaster/contracts';
import { FieldGroup, FieldRow, Select, Stack, TextField } from '@quartermaster/ui';
import type { useForm } from '../forms/index.ts';
import { addressFieldRows } from './address-fields.ts';

interface AddressFieldsProps {
  form: ReturnType<typeof useForm<keyof NewAddress>>;
  asked: Pick<AddressForm, 'kind' | 'states' | 'countries'>;
}

type Choices = AddressForm['states'];
const optionsOf = (choices: Choices) => [{ value: '', label: 'Choose' }, ...choices.map(({ code, name }) => ({ value: code, label: name }))];

/** The fields of an address, in the order in which people write them. */
export function AddressFields({ form, asked: { kind, states, countries } }: AddressFieldsProps) {
  const { place, city, contact, final } = addressFieldRows[kind];
  const choicesOf: Partial<Record<keyof NewAddress, Choices>> = { country: countries, finalCountry: countries, ...(kind !== 'overseas' && { state: states }) };
  const input = ({ name }: { name: keyof NewAddress }) => {
    const choices = choicesOf[name];
    return choices === undefined ? <TextField key={name} {...form.input(name)} /> : <Select key={name} {...form.input(name)} options={optionsOf(choices)} />;
  };
  const own = (
    <>
      <FieldRow layout="two">{place.map(input)}</FieldRow>
      <FieldRow layout={city.length === 4 ? 'four' : 'three'}>{city.map(input)}</FieldRow>
      <FieldRow layout="three">{contact.map(input)}</FieldRow>
    </>
  );
  if (final.length === 0) return own;
  return (
    <>
      <FieldGroup legend="The freight forwarder in the United States"><Stack gap="md">{own}</Stack></FieldGroup>
      <FieldGroup legend="Where the goods go from there"><FieldRow layout="two">{final.map(input)}</FieldRow></FieldGroup>
    </>
  );
}
