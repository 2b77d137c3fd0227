import type { ModalLayoutProps } from '@quartermaster/core';
import { latePart } from '@quartermaster/ui';

/** The layout of modal screens. No page of the server has a modal, and most visits open none: its library comes with the first one. */
export const ModalLayout = latePart<ModalLayoutProps>(async () => (await import('./StoreModal.tsx')).StoreModal);
