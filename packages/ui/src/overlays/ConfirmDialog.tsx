import type { ReactNode } from 'react';
import { Button } from '../buttons/index.ts';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: ReactNode;
  children: ReactNode;
  /** Says what happens: "Delete address", not "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** The action destroys something. */
  isDangerous?: boolean;
  isPending?: boolean;
  /** False: it must be answered with a button. */
  dismissable?: boolean;
}

/** Asks before something happens. Escape means cancel; a press beside it means nothing. */
export function ConfirmDialog({
  isOpen, title, children, confirmLabel, cancelLabel = 'Cancel', onConfirm, onCancel, isDangerous = false, isPending = false, dismissable = true,
}: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      role="alertdialog"
      dismissable={dismissable}
      closesOnPressOutside={false}
      footer={
        <>
          <Button onClick={onCancel}>{cancelLabel}</Button>
          <Button look={isDangerous ? 'danger' : 'primary'} isPending={isPending} onClick={onConfirm}>{confirmLabel}</Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
