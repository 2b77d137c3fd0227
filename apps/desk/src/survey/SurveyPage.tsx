import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Actions, Badge, Button, Card, Heading, Link, Stack, Table, Text, TextArea } from '@quartermaster/ui';
import { useState } from 'react';
import { Answered } from '../parts/Answered.tsx';
import { DeskForm } from '../parts/DeskForm.tsx';
import { Done } from '../parts/Done.tsx';
import { Refused } from '../parts/Refused.tsx';
import { Room } from '../parts/Room.tsx';
import { useDone } from '../parts/use-done.ts';
import { useMay } from '../wire/desk-context.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { useChange } from '../wire/use-change.ts';

type Question = DeskAnswer<'/survey'>['questions'][number];

/** What the survey asks, and what was answered. */
export function SurveyPage() {
  const asked = useAnswer('/survey', {});
  const { done, changed } = useDone(asked.askAgain);
  return (
    <Room title="Survey">
      <Done done={done} />
      <Answered {...asked}>{({ questions }) => <Whole questions={questions} onChanged={changed} />}</Answered>
    </Room>
  );
}

function Whole({ questions, onChanged }: { questions: readonly Question[]; onChanged: (what: string) => void }) {
  const may = useMay('/survey/set');
  return (
    <Stack gap="lg">
      <Card look="flush">
        <Table
          caption="Questions and answers" isCaptionHidden items={questions} keyOf={({ question }) => question} onPhone="cards"
          columns={[
            { id: 'question', header: 'Question', isRowHeader: true, cell: ({ question }) => question },
            { id: 'kind', header: 'Answered', cell: ({ kind }) => (kind === 'scale' ? 'On a scale' : 'In words') },
            { id: 'answers', header: 'Answers', cell: ({ answers }) => answers.toLocaleString('en-US') },
            { id: 'average', header: 'Average, 5 is best', cell: ({ average }) => (average === null ? 'None' : average.toFixed(1)) },
            { id: 'state', header: 'State', cell: ({ active }) => <Badge look={active ? 'success' : 'neutral'}>{active ? 'Asked' : 'Not asked any more'}</Badge> },
          ]}
        />
      </Card>
      <Text as="p">Each answer is one of the <Link href="/messages?about=survey">messages</Link>, where all of them can be saved as a file. None says who answered.</Text>
      {may && <Questions key={questions.map(({ question }) => question).join('\n')} questions={questions} onChanged={onChanged} />}
    </Stack>
  );
}

const lineOf = ({ question, kind }: Question): string => (kind === 'text' ? `${question}...` : question);

function Questions({ questions, onChanged }: { questions: readonly Question[]; onChanged: (what: string) => void }) {
  const [typed, setTyped] = useState(questions.filter(({ active }) => active).map(lineOf).join('\n'));
  const { isPending, refusal, send } = useChange('/survey/set');
  const error = refusal?.fieldErrors.find(({ field }) => field === 'questions')?.message;
  const submit = async (): Promise<void> => {
    if ((await send({ questions: typed })) !== null) onChanged('The survey asks this from now on.');
  };
  return (
    <Card as="section" look="roomy" aria-labelledby="questions">
      <Stack gap="md">
        <Heading level={2} id="questions">What is asked</Heading>
        <DeskForm onSubmit={submit}>
          <TextArea label="Questions" rows={8} maxLength={10_000} value={typed} error={error} hint="One a line, in their order. A question that ends with ... is answered in words, the others on a scale from extremely to not at all: they begin with How (How easy, How well, How clear). Without a question there is no survey." onChange={({ target }) => setTyped(target.value)} />
          <Refused refusal={error === undefined ? refusal : null} />
          <Actions><Button type="submit" look="primary" isPending={isPending}>Save the questions</Button></Actions>
        </DeskForm>
      </Stack>
    </Card>
  );
}
