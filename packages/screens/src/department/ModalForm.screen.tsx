import type { DepartmentFormContent } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Stack, Text } from '@quartermaster/ui';
import { ModalPlace } from '../shell/index.ts';
import { AskedForm } from './AskedForm.tsx';

/** A form over the page of its program. The layout shows its title; as a page of its own it leads to the program. */
export default function ModalForm({ attributes }: { attributes: DepartmentFormContent }) {
  const { href } = useNavigation();
  return (
    <>
      <ModalPlace trail={[{ label: 'Information technology program', href: href('/department/adv2git') }]} />
      <Stack gap="md">
        <Text as="p">
          {attributes.form === 'program-request' ? 'Your request' : 'Your question'} goes to the people of the information technology program.
        </Text>
        <AskedForm key={attributes.form} content={attributes} />
      </Stack>
    </>
  );
}
