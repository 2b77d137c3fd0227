import type { ScreenProps } from '@quartermaster/core';
import { ValueList } from './ValueList.tsx';

/** Manufacturers by letter (specification, section 2: /search/mfr_list). */
export default function ManufacturerList({ attributes, query }: ScreenProps<'/search/mfr_list', 'Success'>) {
  return <ValueList facet="manufacturer" one="manufacturer" many="manufacturers" list={attributes} query={query} />;
}
