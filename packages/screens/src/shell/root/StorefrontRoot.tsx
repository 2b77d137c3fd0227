import { providerPoint, useDialogEntries, useExtension } from '@quartermaster/core';
import { DialogHistoryProvider, GlobalStyles, LinkProvider } from '@quartermaster/ui';
import type { ReactNode } from 'react';
import { AlertRegion } from '../alerts/AlertRegion.tsx';
import { QuestionDialog } from '../confirm/QuestionDialog.tsx';
import { ConsentQuestion } from '../privacy/ConsentQuestion.tsx';
import { SessionWarning } from '../session/SessionWarning.tsx';
import { LoadingSpinner } from '../spinner/LoadingSpinner.tsx';
import { AddressLink } from './AddressLink.tsx';
import { StoreTheme } from './StoreTheme.tsx';

/** The parts around every page: theme, alerts at the top right, the question dialog, the full-screen spinner, and the providers of the areas. */
export function StorefrontRoot({ children }: { children: ReactNode }) {
  return (
    <LinkProvider component={AddressLink}>
      <GlobalStyles />
      <StoreTheme />
      <DialogHistoryProvider opened={useDialogEntries()}>
        <Providers>
          {children}
          <ConsentQuestion />
          <AlertRegion />
          <QuestionDialog />
          <SessionWarning />
          <LoadingSpinner />
        </Providers>
      </DialogHistoryProvider>
    </LinkProvider>
  );
}

/** The first one is outermost. */
function Providers({ children }: { children: ReactNode }) {
  return useExtension(providerPoint).reduceRight<ReactNode>((content, Provider) => <Provider>{content}</Provider>, children);
}
