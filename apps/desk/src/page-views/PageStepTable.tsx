import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Card, Stack, Table, Text } from '@quartermaster/ui';

type Steps = DeskAnswer<'/page-views'>['steps'];

const kinds = { page: 'Page', modal: 'Dialog', error: 'Error' } as const;
const keyOf = ({ from, to, kind, responseName }: Steps[number]): string => [from, to, kind, responseName].join(' ');

/** What was shown after what. */
export function PageStepTable({ steps }: { steps: Steps }) {
  return (
    <Stack gap="sm">
      <p>Which page was opened after which, of visitors who agreed that it is counted. Each step is counted on its own: nothing says which steps one visitor made.</p>
      <Card look="flush">
        <Table
          caption="Steps, most often first" items={steps} keyOf={keyOf}
          columns={[
            { id: 'from', header: 'From', isRowHeader: true, cell: ({ from }) => (from === '' ? 'First page of a visit' : <Text isCode>{from}</Text>) },
            { id: 'to', header: 'To', cell: ({ to }) => <Text isCode>{to}</Text> },
            { id: 'kind', header: 'Shown as', cell: ({ kind }) => kinds[kind] },
            { id: 'answer', header: 'Answer', cell: ({ responseName }) => responseName },
            { id: 'steps', header: 'Times', align: 'end', cell: (step) => step.steps.toLocaleString('en-US') },
          ]}
        />
      </Card>
    </Stack>
  );
}
