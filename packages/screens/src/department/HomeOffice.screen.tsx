import { useNavigation, type ScreenProps } from '@quartermaster/core';
import { Actions, ButtonLink, Text } from '@quartermaster/ui';
import { ProgramPage } from './ProgramPage.tsx';

/** What an office at home needs. */
export default function HomeOffice({ attributes }: Pick<ScreenProps<'/department/homeoffice', 'Success'>, 'attributes'>) {
  const { href } = useNavigation();
  const content = (
    <>
      <Text as="p">Suggest what an office at home needs and this store lacks. The operator looks for a contract that has it.</Text>
      <Actions><ButtonLink href={href('/department/adv_select_suggest')}>Suggest a product</ButtonLink></Actions>
    </>
  );
  return <ProgramPage attributes={attributes} title="Home office" aside={{ title: 'Is something missing?', content }} />;
}
