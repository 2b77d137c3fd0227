import { Button, Stack, Text } from '@quartermaster/ui';
import { Answered } from '../parts/Answered.tsx';
import { Room } from '../parts/Room.tsx';
import { useAnswer } from '../wire/use-answer.ts';
import { Failures } from './Failures.tsx';
import { Processes } from './Processes.tsx';
import { Queues } from './Queues.tsx';
import { SlowStatements } from './SlowStatements.tsx';
import { useRefresh, type RefreshTimes } from '../parts/use-refresh.ts';
import { Versions } from './Versions.tsx';

const usual: RefreshTimes = { every: 30_000, untouchedFor: 5 * 60_000 };
const clockTime = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });

/** How the marketplace fares: what waits, what failed, what is slow, and what runs. */
export function HealthPage({ times = usual }: { times?: RefreshTimes }) {
  const asked = useAnswer('/health', {});
  const isPaused = useRefresh(asked.askAgain, times);
  return (
    <Room title="Health" actions={<Button size="sm" icon="refresh" onClick={asked.askAgain}>Refresh</Button>}>
      <Answered {...asked}>
        {(health) => (
          <Stack gap="lg">
            <Text as="p" tone="muted">
              As of <time dateTime={health.at}>{clockTime.format(new Date(health.at))}</time>. {isPaused ? 'It is not refreshed while no one touches the page.' : 'It is refreshed twice a minute.'}
            </Text>
            <Queues queues={health.queues} />
            <Failures failures={health.failures} />
            <SlowStatements statements={health.statements} limit={health.slowStatement} />
            <Processes processes={health.processes} />
            <Versions health={health} />
          </Stack>
        )}
      </Answered>
    </Room>
  );
}
