import { css } from '@emotion/react';
import type { CardMessage } from '@quartermaster/core';
import { Alert, token } from '@quartermaster/ui';

const list = css({ margin: `${token('space.xs')} 0 0`, paddingInlineStart: token('space.lg'), '& > li': { paddingBlock: token('space.xxs') } });

/** The outcome for a card, with the steps that help (specification, section 8, Card messages). */
export function CardMessageBox({ message: { tone, title, text, steps } }: { message: CardMessage }) {
  return (
    <Alert tone={tone} title={title} isLive>
      {text}
      {steps.length > 0 && <ol css={list}>{steps.map((step) => <li key={step}>{step}</li>)}</ol>}
    </Alert>
  );
}
