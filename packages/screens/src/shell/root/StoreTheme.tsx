import { themePoint, useExtension } from '@quartermaster/core';
import { ThemeStyles } from '@quartermaster/ui';

/** The theme of the store, on the page. */
export function StoreTheme() {
  const theme = useExtension(themePoint);
  return theme === undefined ? null : <ThemeStyles theme={theme} />;
}
