// Makes a trial card that the trial reader accepts: its certificate and key in PEM, to import into a browser:
//   node src/operator/trial-card.ts --reader FOLDER --holder NAME [--principal-name NAME@AGENCY] [--days N] --out FILE
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { systemClock } from '../runtime/index.ts';
import { makeCard, validFor, trialAuthority } from '../trial-reader/index.ts';

const usage = 'node src/operator/trial-card.ts --reader FOLDER --holder NAME [--principal-name NAME@AGENCY] [--days N, also negative] --out FILE';
const text = { type: 'string' } as const;

try {
  const { values } = parseArgs({ options: { 'reader': text, 'holder': text, 'principal-name': text, 'days': text, 'out': text } });
  const { reader, holder, out } = values;
  const days = Number(values.days ?? '365');
  if (!reader || !holder || !out || !Number.isFinite(days)) throw new Error('An option is missing or wrong.');
  const now = systemClock.now();
  // A card that has expired began to be valid before it expired.
  const validity = days > 0 ? validFor(days, now) : { from: new Date(now.getTime() + (days - 365) * 86_400_000), to: new Date(now.getTime() + days * 86_400_000) };
  const card = await makeCard(trialAuthority(reader), { holder, principalName: values['principal-name'] ?? null, validity });
  writeFileSync(out, card.certificate + card.key, { mode: 0o600 });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\nUsage: ${usage}\n`);
  process.exitCode = 1;
}
