import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Alert, Link } from '@quartermaster/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Answered } from '../parts/Answered.tsx';
import { Done } from '../parts/Done.tsx';
import { ReasonForm } from '../parts/ReasonForm.tsx';
import { Room } from '../parts/Room.tsx';
import { useDone } from '../parts/use-done.ts';
import { WrittenText } from '../parts/WrittenText.tsx';
import { useMay } from '../wire/desk-context.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { PageForm } from './PageForm.tsx';

/** One page of information: as buyers see it, and its words. */
export function InformationPage() {
  const { key = '' } = useParams();
  const [isRemoved, setIsRemoved] = useState(false);
  return (
    <Room title={`Page ${key}`} within={{ label: 'Information', href: '/pages' }}>
      {isRemoved ? <Alert tone="success" isLive><p>The page was removed. <Link href="/pages">All pages</Link></p></Alert> : <Present pageKey={key} onRemoved={() => setIsRemoved(true)} />}
    </Room>
  );
}

function Present({ pageKey, onRemoved }: { pageKey: string; onRemoved: () => void }) {
  const asked = useAnswer('/page', { key: pageKey });
  const { done, changed } = useDone(asked.askAgain);
  return (
    <>
      <Done done={done} />
      <Answered {...asked}>{(answer) => <Whole {...answer} onChanged={changed} onRemoved={onRemoved} />}</Answered>
    </>
  );
}

interface WholeProps extends DeskAnswer<'/page'> {
  onChanged: (what: string) => void;
  onRemoved: () => void;
}

function Whole({ page, seen, isCut, onChanged, onRemoved }: WholeProps) {
  const may = useMay('/page/save');
  return (
    <WrittenText
      title={page.title} seen={seen} isCut={isCut}
      change={may ? {
        form: <PageForm page={page} onSaved={() => onChanged('The page is saved. Buyers see it with their next look.')} />,
        removal: <ReasonForm path="/page/remove" request={{ key: page.key, was: page.state }} onDone={onRemoved} label="Reason" hint="It is in the audit log. A page that comes with the product is there again after the next start." button="Remove the page" look="danger" />,
      } : null}
    />
  );
}
