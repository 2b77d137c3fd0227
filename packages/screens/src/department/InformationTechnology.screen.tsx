import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Actions, Button, Text } from '@quartermaster/ui';
import { ProgramPage } from './ProgramPage.tsx';

/** The program for information technology, with its contact form and its request form over the page. */
export default function InformationTechnology({ attributes }: Pick<ScreenProps<'/department/adv2git', 'Success'>, 'attributes'>) {
  const { open } = useNavigation();
  const content = (
    <>
      <Text as="p">Say what you need and how many. A person of the program answers by mail.</Text>
      <Actions>
        <Button look="primary" onClick={() => open('/department/adv2git', { query: { view: 'submit' } })}>Submit a request</Button>
        <Button onClick={() => open('/department/adv2git', { query: { view: 'contact' } })}>Contact the program</Button>
      </Actions>
    </>
  );
  return <ProgramPage attributes={attributes} title="Information technology program" aside={{ title: 'Is something missing, or do you need more of it?', content }} />;
}
