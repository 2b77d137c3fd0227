import type { OpenQuestion } from '@quartermaster/core';
import { ConfirmDialog } from '@quartermaster/ui';

export function Question({ question }: { question: OpenQuestion }) {
  const { title, body, confirmLabel, cancelLabel, danger = false, mustAnswer = false } = question.request;
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      isDangerous={danger}
      dismissable={!mustAnswer}
      onConfirm={() => question.answer(true)}
      onCancel={() => question.answer(false)}
    >
      {body}
    </ConfirmDialog>
  );
}
