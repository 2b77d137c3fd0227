import type { ScreenProps } from '@quartermaster/core';
import { ValueList } from './ValueList.tsx';

/** Vendors by letter (specification, section 2: /search/vnd_list). */
export default function VendorList({ attributes, query }: ScreenProps<'/search/vnd_list', 'Success'>) {
  return <ValueList facet="vendor" one="vendor" many="vendors" list={attributes} query={query} />;
}
