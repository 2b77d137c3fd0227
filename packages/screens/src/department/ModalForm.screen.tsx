import type { DepartmentFormContent } from '@quartermaster/contracts';
import { useNavigation, usePresentation } from '@quartermaster/core';
import { Link, Stack, Text } from '@quartermaster/ui';
import { AskedForm } from './AskedForm.tsx';

/** A form over the page of its program. The layout shows its title; as a page of its own it leads to the program. */
export default function ModalForm({ attributes }: { attributes: DepartmentFormContent }) {
  const { href } = useNavigation();
  const isPage = usePresentation() === 'page';
  return (
    <Stack gap="md">
      <Text as="p">
        {attributes.form === 'program-request' ? 'Your request' : 'Your question'} goes to the people of the information technology program.{isPage && <> <Link href={href('/department/adv2git')}>About the program</Link></>}
      </Text>
      <AskedForm key={attributes.form} content={attributes} />
    </Stack>
  );
}
