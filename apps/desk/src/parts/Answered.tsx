import { Alert, Button, Skeleton, SkeletonRegion } from '@quartermaster/ui';
import type { ReactNode } from 'react';
import type { DeskRefusal } from '../wire/desk-client.ts';

/** What a service answered, or that it is waited for, or why there is none. Where a later answer does not come, the reason is above the one before. */
export function Answered<Answer>({ answer, refusal, askAgain, children }: { answer: Answer | null; refusal: DeskRefusal | null; askAgain: () => void; children: (answer: Answer) => ReactNode }) {
  if (refusal === null && answer === null) return <SkeletonRegion label="Loading"><Skeleton count={6} /></SkeletonRegion>;
  return (
    <>
      {refusal !== null && <Alert tone="error" isLive actions={<div><Button size="sm" onClick={askAgain}>Try again</Button></div>}><p>{refusal.message}</p></Alert>}
      {answer !== null && children(answer)}
    </>
  );
}
