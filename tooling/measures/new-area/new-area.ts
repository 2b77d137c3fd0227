/** The sides of the product on which an area has a folder of its own. */
export type Side = 'contracts' | 'server' | 'screens';

/** A line that a new area needs in a file outside of its own folders. */
export interface LineElsewhere {
  readonly side: Side;
  readonly file: string;
  /** Puts the line in. */
  readonly into: (text: string) => string;
}

/** The folders of the area, below the root of the repository. */
export const ownFolders: Readonly<Record<Side, string>> = {
  contracts: 'packages/contracts/src/trial',
  server: 'apps/server/src/trial',
  screens: 'packages/screens/src/trial',
};

/** The service of the area. */
export const trialPath = '/trial/greeting';

/** An area as its author would begin it: one service, its table and its screen. Paths are below its folder on each side. */
export const ownFiles: Readonly<Record<Side, Readonly<Record<string, string>>>> = {
  contracts: {
    'greeting.service.ts': `import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';

export const greeting = defineService({
  path: '${trialPath}',
  method: 'GET',
  access: 'visitor',
  summary: 'A greeting',
  request: z.object({}),
  responses: { Success: response(z.object({ text: z.string() }), { 'A greeting': { text: 'Good morning' } }) },
});
`,
    'area.ts': `import { defineContractArea } from '../wire/contract-area.ts';
import { greeting } from './greeting.service.ts';

export const trialArea = defineContractArea('trial', [greeting]);
`,
  },
  server: {
    'migrations/0001-greeting.sql': `create table marketplace.trial_greeting (text text not null);
insert into marketplace.trial_greeting (text) values ('Good morning from the trial area');
`,
    'area.ts': `import { defineArea } from '../area/index.ts';
import { implement, respond, serviceAt } from '../wire/index.ts';

export const trialArea = defineArea({
  name: 'trial',
  migrations: { folder: new URL('./migrations/', import.meta.url) },
  services: () => [
    implement(serviceAt('${trialPath}'), async (_request, { database }) => {
      const { rows } = await database.query<{ text: string }>('select text from marketplace.trial_greeting');
      return respond('Success', { text: rows[0]?.text ?? '' });
    }),
  ],
});
`,
  },
  screens: {
    'Greeting.screen.tsx': `import type { ScreenProps } from '@quartermaster/core';
import { Container, Heading } from '@quartermaster/ui';

export default function Greeting({ attributes }: Pick<ScreenProps<'${trialPath}', 'Success'>, 'attributes'>) {
  return (
    <Container>
      <Heading level={1}>{attributes.text}</Heading>
    </Container>
  );
}
`,
    'area.ts': `import { defineArea, defineScreen, screenFor } from '@quartermaster/core';

const greeting = defineScreen('trial-greeting', { title: 'Greeting', layout: 'index', load: () => import('./Greeting.screen.tsx') });

export const trial = defineArea({ name: 'trial', screens: { greeting }, contributions: [screenFor('${trialPath}', 'Success', greeting)] });
`,
    'trial.test.ts': `import { expectTypeOf } from 'vitest';
import * as areas from '../areas.ts';

expectTypeOf(areas).toHaveProperty('trial');
`,
  },
};

const atTheEnd = (line: string) => (text: string): string => `${text}${line}\n`;

/** The last place of an order of folders. */
const lastFolder = (text: string): string => text.replace(/\n {2}\],/, `\n    ['trial', 'an area that a test adds'],\n  ],`);

/** All that a new area needs beside its own folders. That each line is needed, and no other is, a test shows. */
export const linesElsewhere: readonly LineElsewhere[] = [
  { side: 'contracts', file: 'packages/contracts/src/services/areas.ts', into: atTheEnd(`export { trialArea } from '../trial/area.ts';`) },
  { side: 'contracts', file: 'tooling/boundaries/rooms/contracts.ts', into: lastFolder },
  { side: 'server', file: 'apps/server/src/areas.ts', into: atTheEnd(`export { trialArea } from './trial/area.ts';`) },
  { side: 'server', file: 'tooling/boundaries/rooms/server.ts', into: lastFolder },
  { side: 'screens', file: 'packages/screens/src/areas.ts', into: atTheEnd(`export { trial } from './trial/area.ts';`) },
  { side: 'screens', file: 'tooling/boundaries/rooms/screens.ts', into: lastFolder },
];

/** Written by `npm run generate -w @quartermaster/contracts`, never by hand. */
export const generatedElsewhere: readonly string[] = ['packages/contracts/src/generated/service-table.ts'];
