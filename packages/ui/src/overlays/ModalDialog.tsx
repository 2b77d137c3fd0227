import { useId } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../buttons/index.ts';
import { Heading } from '../typography/index.ts';
import { body, boxes, foot, frame, head, scrim } from './dialog-styles.ts';
import type { DialogProps } from './Dialog.tsx';
import { useClosedByBack } from './use-closed-by-back.ts';
import { useKeyboardScrolling } from './use-keyboard-scrolling.ts';

/** The open dialog: what `Dialog` loads when it is first needed. */
export function ModalDialog({
  onClose, title, size = 'center', dismissable = true, closesOnPressOutside = dismissable, role = 'dialog', footer, children,
}: Omit<DialogProps, 'isOpen'>) {
  const titleId = useId();
  useClosedByBack(dismissable, onClose);
  const bodyRef = useKeyboardScrolling<HTMLDivElement>();
  return (
    <ModalOverlay
      css={scrim}
      isOpen
      onOpenChange={(isNowOpen) => { if (!isNowOpen) onClose(); }}
      isDismissable={dismissable && closesOnPressOutside}
      isKeyboardDismissDisabled={!dismissable}
    >
      <Modal css={boxes[size]} className={`qm-dialog ${size}`}>
        <AriaDialog css={frame} role={role} aria-labelledby={titleId}>
          <div css={head} data-part="dialog-head">
            <Heading id={titleId} level={2}>{title}</Heading>
            {dismissable && <IconButton icon="close" label="Close" onClick={onClose} />}
          </div>
          <div css={body} ref={bodyRef}>{children}</div>
          {footer !== undefined && <div css={foot} data-sticky="end">{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
