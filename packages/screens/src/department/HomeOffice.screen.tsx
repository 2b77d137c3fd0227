import type { ScreenProps } from '@quartermaster/core';
import { ProgramPage } from './ProgramPage.tsx';

/** What an office at home needs. */
export default function HomeOffice({ attributes }: Pick<ScreenProps<'/department/homeoffice', 'Success'>, 'attributes'>) {
  return <ProgramPage attributes={attributes} title="Home office" />;
}
