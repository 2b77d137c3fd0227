import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Alert, Card, Link } from '@quartermaster/ui';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Answered } from '../parts/Answered.tsx';
import { Done } from '../parts/Done.tsx';
import { ReasonForm } from '../parts/ReasonForm.tsx';
import { Room } from '../parts/Room.tsx';
import { useDone } from '../parts/use-done.ts';
import { WrittenText } from '../parts/WrittenText.tsx';
import { useMay } from '../wire/desk-context.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { TopicForm } from './TopicForm.tsx';

const within = { label: 'Help topics', href: '/help-topics' };

/** One topic of the help: as buyers see it, and its words; without a key in the address, a new one. */
export function HelpTopicPage() {
  const key = useSearchParams()[0].get('key');
  return key === null ? <NewTopic /> : <PresentTopic key={key} topicKey={key} />;
}

function NewTopic() {
  const navigate = useNavigate();
  const asked = useAnswer('/help-topics', {});
  return (
    <Room title="Write a topic" within={within}>
      <Answered {...asked}>
        {({ categories }) => <Card look="roomy"><TopicForm topic={null} categories={categories} onSaved={(key) => void navigate(`/help-topics/topic?key=${encodeURIComponent(key)}`)} /></Card>}
      </Answered>
    </Room>
  );
}

function PresentTopic({ topicKey }: { topicKey: string }) {
  const [isRemoved, setIsRemoved] = useState(false);
  const asked = useAnswer('/help-topic', { key: topicKey });
  const { done, changed } = useDone(asked.askAgain);
  if (isRemoved) return <Room title={`Topic ${topicKey}`} within={within}><Alert tone="success" isLive><p>The topic was removed. <Link href="/help-topics">All topics</Link></p></Alert></Room>;
  return (
    <Room title={`Topic ${topicKey}`} within={within}>
      <Done done={done} />
      <Answered {...asked}>{(answer) => <Whole {...answer} onChanged={changed} onRemoved={() => setIsRemoved(true)} />}</Answered>
    </Room>
  );
}

interface WholeProps extends DeskAnswer<'/help-topic'> {
  onChanged: (what: string) => void;
  onRemoved: () => void;
}

function Whole({ topic, categories, seen, isCut, onChanged, onRemoved }: WholeProps) {
  const may = useMay('/help-topic/save');
  return (
    <WrittenText
      title={topic.heading} seen={seen} isCut={isCut}
      change={may ? {
        form: <TopicForm topic={topic} categories={categories} onSaved={() => onChanged('The topic is saved. Browsers keep the help for an hour.')} />,
        removal: <ReasonForm path="/help-topic/remove" request={{ key: topic.key, was: topic.state }} onDone={onRemoved} label="Reason" hint="It is in the audit log." button="Remove the topic" look="danger" />,
      } : null}
    />
  );
}
