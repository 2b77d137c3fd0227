import { css } from '@emotion/react';
import { blocksOrder, type CheckoutProblem } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Alert, Disclosure, Link, token } from '@quartermaster/ui';
import { useEffect, useRef, type MouseEvent } from 'react';
import { blockId, pageOf, placeOf } from './checkout-blocks.ts';

/** So many items that one address keeps from being delivered are named one by one; more are first said together. */
const mostOneByOne = 3;
/** What another address for the whole order mends, and nothing else has to. */
const isOfShipTo = ({ code, groupId }: CheckoutProblem): boolean => code === 'NOT_DELIVERED_THERE' && groupId === undefined;

const box = css({ borderRadius: token('radius.md') });
/** Links close below each other: high enough to aim at in the densest look (WCAG 2.2, 2.5.8). */
const list = css({ 'paddingInlineStart': token('space.md'), '& a': { display: 'block', width: 'fit-content', paddingBlock: 3 } });

function leadTo(event: MouseEvent<HTMLAnchorElement>, id: string) {
  event.preventDefault();
  const place = document.getElementById(id);
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'start' });
}

function titleOf(problems: readonly CheckoutProblem[]): string {
  if (problems.some(blocksOrder)) return 'Before you can place the order';
  return problems.some(({ code }) => code === 'PRICE_CHANGED') ? 'Prices have changed' : 'This order has changed';
}

export interface CheckoutProblemsProps {
  problems: readonly CheckoutProblem[];
  /** Changes with each answer to Place order that is not an order: the buyer is led here then. Null before the first. */
  refusal: string | null;
}

function ProblemLink({ problem }: { problem: CheckoutProblem }) {
  const { href } = useNavigation();
  const page = pageOf(problem);
  return page === undefined
    ? <Link href={`#${placeOf(problem)}`} onClick={(event) => leadTo(event, placeOf(problem))}>{problem.message}</Link>
    : <Link href={href(...page)}>{problem.message}</Link>;
}

const problemKey = ({ code, cartKey, message }: CheckoutProblem): string => `${code} ${cartKey ?? message}`;

/** Many items that are not delivered to the address of the order: what mends all of them, and each one below. */
function NotDelivered({ problems }: { problems: readonly CheckoutProblem[] }) {
  const count = problems.length.toLocaleString('en-US');
  return (
    <li>
      <Link href={`#${blockId.shipTo}`} onClick={(event) => leadTo(event, blockId.shipTo)}>{count} items are not delivered to the address of this order. Choose another one, or remove them.</Link>
      <Disclosure title={`Show the ${count} items`}>
        <ul css={list}>{problems.map((problem) => <li key={problemKey(problem)}><ProblemLink problem={problem} /></li>)}</ul>
      </Disclosure>
    </li>
  );
}

/** The changes since the buyer last looked, and the entries that are still missing; each a link to where it is mended. */
export function CheckoutProblems({ problems, refusal }: CheckoutProblemsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const hasProblems = problems.length > 0;
  useEffect(() => {
    if (refusal === null || !hasProblems) return;
    frame.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal, hasProblems]);
  if (!hasProblems) return null;
  const undelivered = problems.filter(isOfShipTo);
  const together = undelivered.length > mostOneByOne;
  return (
    <div ref={frame} css={box} role="group" aria-label={titleOf(problems)} tabIndex={-1}>
      <Alert tone="warning" isLive title={titleOf(problems)}>
        <ul css={list}>
          {together && <NotDelivered problems={undelivered} />}
          {problems.filter((problem) => !together || !isOfShipTo(problem)).map((problem) => (
            <li key={problemKey(problem)}>
              <ProblemLink problem={problem} />
            </li>
          ))}
        </ul>
        {!problems.some(blocksOrder) && <p>By placing the order, you accept these changes.</p>}
      </Alert>
    </div>
  );
}
