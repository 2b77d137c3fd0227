import type { ProfileValues } from '@quartermaster/contracts';
import { Alert, DefinitionList, Stack, Text } from '@quartermaster/ui';
import type { ProfileField } from './profile-fields.ts';

export interface ChangedElsewhereProps {
  fields: readonly ProfileField[];
  typed: ProfileValues;
  kept: ProfileValues;
  /** A value as people read it: the name of an agency in place of its code. */
  textOf: (field: ProfileField, value: string) => string;
}

/** What another window has saved, beside what was typed here: nothing of either is lost without a word. */
export function ChangedElsewhere({ fields, typed, kept, textOf }: ChangedElsewhereProps) {
  const different = fields.filter(({ name }) => typed[name] !== kept[name]);
  return (
    <Alert tone="warning" title="Your profile was saved in another window meanwhile" isLive>
      <Stack gap="xs">
        <Text as="p">Nothing was written over it. What you typed here is still in the form. Save again to put it in place of the other, or correct it first.</Text>
        {different.length === 0
          ? <Text as="p">Both say the same.</Text>
          : <DefinitionList entries={different.map((field) => ({ term: field.label, details: `Saved there: ${textOf(field, kept[field.name])}. Typed here: ${textOf(field, typed[field.name])}.` }))} />}
      </Stack>
    </Alert>
  );
}
