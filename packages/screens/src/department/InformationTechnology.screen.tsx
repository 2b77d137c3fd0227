import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Actions, Button } from '@quartermaster/ui';
import { ProgramPage } from './ProgramPage.tsx';

/** The program for information technology, with its contact form and its request form over the page. */
export default function InformationTechnology({ attributes }: Pick<ScreenProps<'/department/adv2git', 'Success'>, 'attributes'>) {
  const { open } = useNavigation();
  return (
    <ProgramPage attributes={attributes} title="Information technology program">
      <Actions>
        <Button look="primary" onClick={() => open('/department/adv2git', { query: { view: 'submit' } })}>Submit a request</Button>
        <Button onClick={() => open('/department/adv2git', { query: { view: 'contact' } })}>Contact the program</Button>
      </Actions>
    </ProgramPage>
  );
}
