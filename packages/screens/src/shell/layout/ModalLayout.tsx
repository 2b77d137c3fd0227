import type { ModalLayoutProps } from '@quartermaster/core';
import { lazy, Suspense } from 'react';

// No page of the server has a modal, and most visits open none: their library comes with the first one.
const StoreModal = lazy(() => import('./StoreModal.tsx').then((module) => ({ default: module.StoreModal })));

/** The layout of modal screens. */
export function ModalLayout(props: ModalLayoutProps) {
  return <Suspense><StoreModal {...props} /></Suspense>;
}
