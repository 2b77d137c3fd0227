import { testDatabases } from '@quartermaster/database/testing';
import { authorizingDeaths, killAuthorizing, openAuthorizing } from './kill-authorizing.ts';
import { killOnce, openSender, sendingDeaths } from './kill-sending.ts';

// npm run bench:requisition-kills -- 50 [authorizing]: half of the kills on each database, each while requisitions are sent or their file is handed over, or, with "authorizing", while a second
// person authorizes them, at the named points one after the other. The first number that is there twice, and the first record that is lost or doubled, ends the run with an error.
const [count, kind] = [Number(process.argv[2] ?? '50'), process.argv[3] ?? 'sending'];
if (!Number.isInteger(count) || count < 2 || !['sending', 'authorizing'].includes(kind)) {
  console.error('Say how many kills, as a whole number of 2 or more, and “authorizing” for those while a second person authorizes. Example: npm run bench:requisition-kills -- 50 authorizing');
  process.exit(1);
}

const databases = testDatabases();
const deaths = kind === 'sending' ? sendingDeaths : authorizingDeaths;
let nth = 0;
for (const { name, open } of databases) {
  const sender = await openSender(open);
  const authorizing = kind === 'sending' ? null : await openAuthorizing(sender);
  const each = Math.ceil(count / databases.length);
  const begun = performance.now();
  for (let kill = 0; kill < each; kill += 1) {
    const death = deaths[nth++ % deaths.length] ?? '';
    await (authorizing === null ? killOnce(sender, death) : killAuthorizing(authorizing, death));
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(authorizing === null
    ? `${name}: ${each} kills while requisitions were sent and handed over, ${each * 10} requisitions: no number twice, no record lost or doubled; ${seconds} s`
    : `${name}: ${each} kills while a second person authorized requisitions, ${each * 4} requisitions: each numbered, charged and told of once; ${seconds} s`);
  await sender.server.close();
}
