import { css } from '@emotion/react';
import { Actions, Card, media, Select, Stack, Table, Text, token } from '@quartermaster/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Answered } from '../parts/Answered.tsx';
import { Refused } from '../parts/Refused.tsx';
import { Room } from '../parts/Room.tsx';
import { SaveCsvButton } from '../parts/SaveCsvButton.tsx';
import type { DeskRefusal } from '../wire/desk-client.ts';
import { PageStepTable } from './PageStepTable.tsx';
import { useAnswer } from '../wire/use-answer.ts';

const spans = [{ value: '1', label: 'Today' }, { value: '7', label: '7 days' }, { value: '30', label: '30 days' }, { value: '90', label: '90 days' }, { value: '365', label: 'A year' }];
const bar = css({ display: 'flex', flexWrap: 'wrap', gap: token('space.md') });
const columns = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', alignItems: 'start', gap: token('space.lg'), [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } });
const number = (views: number): string => views.toLocaleString('en-US');

/** Which pages are opened how often. */
export function PageViewsPage() {
  const [params, setParams] = useSearchParams();
  const [refusal, setRefusal] = useState<DeskRefusal | null>(null);
  const span = spans.find(({ value }) => value === params.get('days'))?.value ?? '30';
  const filter = { store: params.get('store') ?? '', days: Number(span) };
  const asked = useAnswer('/page-views', filter);
  const choose = (next: { store?: string; days?: string }): void => setParams({ store: filter.store, days: span, ...next });
  return (
    <Room title="Page views" actions={<Actions>
      <SaveCsvButton path="/page-views/export" filter={filter} label="Save as CSV" onRefusal={setRefusal} />
      <SaveCsvButton path="/page-steps/export" filter={filter} label="Save steps as CSV" onRefusal={setRefusal} />
    </Actions>}>
      <p>How often each page was opened, by days in UTC. Only numbers are kept: nothing says who opened a page, or in what order. Programs that read pages count as well.</p>
      <Refused refusal={refusal} />
      <Answered {...asked}>
        {({ stores, views, pages, days, steps, keptDays }) => (
          <Stack gap="lg">
            <div css={bar}>
              <Select label="Store" width="medium" value={filter.store} options={[{ value: '', label: 'All stores' }, ...stores.map((value) => ({ value, label: value }))]} onChange={({ target }) => choose({ store: target.value })} />
              <Select label="Time" width="medium" value={span} options={spans} onChange={({ target }) => choose({ days: target.value })} />
            </div>
            <Text as="p" role="status">{`${number(views)} ${views === 1 ? 'page was' : 'pages were'} opened. Views are kept for ${number(keptDays)} days.`}</Text>
            {views > 0 && (
              <div css={columns}>
                <Card look="flush">
                  <Table
                    caption="Pages, most often first" items={pages} keyOf={({ path }) => path}
                    columns={[{ id: 'path', header: 'Page', isRowHeader: true, cell: ({ path }) => <Text isCode>{path}</Text> }, { id: 'views', header: 'Opened', align: 'end', cell: (page) => number(page.views) }]}
                  />
                </Card>
                <Card look="flush">
                  <Table
                    caption="Days, the last one first" items={days} keyOf={({ day }) => day}
                    columns={[{ id: 'day', header: 'Day', isRowHeader: true, cell: ({ day }) => day }, { id: 'views', header: 'Opened', align: 'end', cell: (one) => number(one.views) }]}
                  />
                </Card>
              </div>
            )}
            {steps.length > 0 && <PageStepTable steps={steps} />}
          </Stack>
        )}
      </Answered>
    </Room>
  );
}
