import { usePreferences } from '@quartermaster/core';

type Style = 'list' | 'grid';

/** List or grid: what the address says, else what the buyer chose last for this kind (specification, section 9). */
export function useResultStyle(address: URLSearchParams, kind: 'products' | 'services' | null): [Style, (style: Style) => void] {
  const preferences = usePreferences();
  const asked = address.get('style');
  const ofKind = kind ?? 'products';
  const style = asked === 'list' || asked === 'grid' ? asked : preferences.resultStyle(ofKind);
  return [style, (next) => preferences.setResultStyle(ofKind, next)];
}
