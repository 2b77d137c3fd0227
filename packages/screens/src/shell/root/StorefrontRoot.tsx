import { GlobalStyles, LinkProvider } from '@quartermaster/ui';
import type { ReactNode } from 'react';
import { CompareProvider } from '../../search/compare/CompareProvider.tsx';
import { AlertRegion } from '../alerts/AlertRegion.tsx';
import { QuestionDialog } from '../confirm/QuestionDialog.tsx';
import { SessionWarning } from '../session/SessionWarning.tsx';
import { LoadingSpinner } from '../spinner/LoadingSpinner.tsx';
import { AddressLink } from './AddressLink.tsx';
import { StoreTheme } from './StoreTheme.tsx';

/** What stands around every page: theme, alerts at the top right, the question dialog, the full-screen spinner. */
export function StorefrontRoot({ children }: { children: ReactNode }) {
  return (
    <LinkProvider component={AddressLink}>
      <GlobalStyles />
      <StoreTheme />
      <CompareProvider>
        {children}
        <AlertRegion />
        <QuestionDialog />
        <SessionWarning />
        <LoadingSpinner />
      </CompareProvider>
    </LinkProvider>
  );
}
