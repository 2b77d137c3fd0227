import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { DialogSize } from './dialog-styles.ts';
import { latePart } from './late-part.tsx';

export interface DialogProps {
  isOpen: boolean;
  /** Asked to close: Escape, a press outside, the close button. */
  onClose: () => void;
  title: ReactNode;
  size?: DialogSize;
  /** False: no close button, and neither Escape nor a press outside closes it. Only its own buttons do. */
  dismissable?: boolean;
  /** False: a press outside does not close it, Escape and the close button do. */
  closesOnPressOutside?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** Buttons at the bottom, always in view. */
  footer?: ReactNode;
  children: ReactNode;
}

const ModalDialog = latePart(async () => (await import('./ModalDialog.tsx')).ModalDialog);
const never = () => () => undefined;

/**
 * A modal dialog: focus stays inside and goes back where it was, the page behind is inert. Nothing on a server.
 * The modal part is loaded after the page, as soon as it has a closed dialog: no page waits for it.
 */
export function Dialog({ isOpen, ...dialog }: DialogProps) {
  const isInBrowser = useSyncExternalStore(never, () => true, () => false);
  useEffect(() => ModalDialog.prepare(), []);
  if (!isOpen || !isInBrowser) return null;
  return <ModalDialog {...dialog} />;
}
