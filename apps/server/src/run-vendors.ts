// npm run vendors -- list | import | export | deliveries | dead | notices | resend | key. Works on the database of DATABASE_URL.
import { writeFileSync } from 'node:fs';
import { readJsonFile, runOperatorCommand } from './operator-command.ts';
import { systemRandomness } from './runtime/index.ts';
import { checkApiSettings, vendorKeysCommand } from './vendor-answers/index.ts';
import { checkCxmlSettings, checkMailSettings, vendorsCommand, VendorsError } from './vendor-delivery/index.ts';

const files = {
  read: (file: string): unknown => readJsonFile(file, VendorsError),
  // Addresses of vendors are for the operator alone.
  write: (file: string, text: string): void => writeFileSync(file, text, { mode: 0o600 }),
};

await runOperatorCommand({
  applicationName: 'quartermaster-vendors',
  usual: 'npm run vendors',
  Refusal: VendorsError,
  prepare: (args) => async (pool) => {
    const [word, ...rest] = args;
    const now = new Date();
    const ways = new Map([['mail', { check: checkMailSettings }], ['cxml', { check: checkCxmlSettings }], ['api', { check: checkApiSettings }]]);
    process.stdout.write(word === 'key' ? await vendorKeysCommand(pool, rest, { now, randomness: systemRandomness }) : await vendorsCommand(pool, args, { files, ways, now }));
  },
});
