import type { FederalRegistrationValues } from '@quartermaster/contracts';
import { Checkbox, Select, Stack } from '@quartermaster/ui';
import { SuggestedField, useTypedText, type useForm } from '../../forms/index.ts';
import { agenciesFor, agencyNamed, useAgencies } from './use-agencies.ts';

interface AgencyFieldsProps {
  form: ReturnType<typeof useForm<keyof FederalRegistrationValues>>;
  isNotListed: boolean;
  onNotListed: (isNotListed: boolean) => void;
}

/** The agency, from the list or typed, and its bureau where it has some. */
export function AgencyFields({ form, isNotListed, onNotListed }: AgencyFieldsProps) {
  const agencies = useAgencies();
  const typed = useTypedText(form, 'agency');
  const bureaus = agencyNamed(agencies, typed)?.bureaus ?? [];
  const suggestions = isNotListed ? [] : agenciesFor(agencies, typed).map(({ code, name }) => ({ id: code, text: name }));
  return (
    <Stack gap="md">
      <Stack gap="xs">
        <SuggestedField form={form} name="agency" suggestions={suggestions} hint={isNotListed ? 'Its name, and your office' : 'Type a part of its name, and choose it from the list'} />
        {/* Not controlled: what leaving a field does renders within the press, and would take the new mark away again before it is told. */}
        <Checkbox label="My agency is not listed" defaultChecked={isNotListed} onChange={(event) => onNotListed(event.target.checked)} />
      </Stack>
      {bureaus.length > 0 && !isNotListed && <Select {...form.input('bureau')} options={[{ value: '', label: 'None of these' }, ...bureaus.map((name) => ({ value: name, label: name }))]} />}
    </Stack>
  );
}
