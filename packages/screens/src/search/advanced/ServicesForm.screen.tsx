import type { ScreenProps } from '@quartermaster/core';
import { AdvancedSearchPage } from './AdvancedSearchPage.tsx';

/** Advanced search for services (specification, section 2: /search/advanced). */
export default function ServicesForm({ attributes }: ScreenProps<'/search/advanced', 'ServicesForm'>) {
  return <AdvancedSearchPage kind="services" attributes={attributes} />;
}
