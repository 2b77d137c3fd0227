import type { ReactNode } from 'react';
import { Button } from '../buttons/index.ts';
import { Dialog } from './Dialog.tsx';

export interface SheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** The button that leads back to the page: "Show 128 results". */
  doneLabel: string;
  /** Further buttons beside it. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A side column of the wide page, on a phone: it comes from below and its changes take effect at once. */
export function Sheet({ isOpen, onClose, title, doneLabel, actions, children }: SheetProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      size="sheet"
      footer={<>{actions}<Button look="primary" onClick={onClose}>{doneLabel}</Button></>}
    >
      {children}
    </Dialog>
  );
}
