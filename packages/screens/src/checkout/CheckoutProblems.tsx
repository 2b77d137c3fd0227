import { blocksOrder, type CheckoutProblem } from '@quartermaster/contracts';
import { Alert, Link } from '@quartermaster/ui';
import type { MouseEvent } from 'react';
import { blockId } from './checkout-blocks.ts';

function leadTo(event: MouseEvent<HTMLAnchorElement>, id: string) {
  event.preventDefault();
  const block = document.getElementById(id);
  block?.focus();
  block?.scrollIntoView({ block: 'start' });
}

/** What has changed since the buyer last looked, and what is still missing; each a link to its block. */
export function CheckoutProblems({ problems }: { problems: readonly CheckoutProblem[] }) {
  if (problems.length === 0) return null;
  const blocked = problems.some(blocksOrder);
  return (
    <Alert tone="warning" isLive title={blocked ? 'Before you can place the order' : 'Prices have changed'}>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.cartKey ?? ''}`}>
            <Link href={`#${blockId[problem.block]}`} onClick={(event) => leadTo(event, blockId[problem.block])}>{problem.message}</Link>
          </li>
        ))}
      </ul>
      {!blocked && <p>Placing the order accepts the new prices.</p>}
    </Alert>
  );
}
