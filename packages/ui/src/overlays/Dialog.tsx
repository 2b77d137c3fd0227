import { useId, type ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../buttons/IconButton.tsx';
import { Heading } from '../typography/Heading.tsx';
import { body, boxes, foot, frame, head, scrim, type DialogSize } from './dialog-styles.ts';

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

/** A modal dialog: focus stays inside and goes back where it was, the page behind is inert. Nothing on a server. */
export function Dialog({
  isOpen, onClose, title, size = 'center', dismissable = true, closesOnPressOutside = dismissable, role = 'dialog', footer, children,
}: DialogProps) {
  const titleId = useId();
  return (
    <ModalOverlay
      css={scrim}
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => { if (!isNowOpen) onClose(); }}
      isDismissable={dismissable && closesOnPressOutside}
      isKeyboardDismissDisabled={!dismissable}
    >
      <Modal css={boxes[size]} className={`qm-dialog ${size}`}>
        <AriaDialog css={frame} role={role} aria-labelledby={titleId}>
          <div css={head}>
            <Heading id={titleId} level={2}>{title}</Heading>
            {dismissable && <IconButton icon="close" label="Close" onClick={onClose} />}
          </div>
          <div css={body}>{children}</div>
          {footer !== undefined && <div css={foot}>{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
