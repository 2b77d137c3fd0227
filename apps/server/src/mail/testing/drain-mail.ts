// Sends all mail that waits, as one process of the server does, and ends: so that tests can kill it at FAULT_POINT.
import { openPool } from '@quartermaster/database';
import { systemRandomness } from '../../runtime/index.ts';
import { openMailSender } from '../mail-server.ts';
import { sendWaitingMail } from '../send-waiting-mail.ts';

const { DATABASE_URL: url = '', SMTP_PORT: port = '', NOW: now = '' } = process.env;
const database = openPool(url, { maxConnections: 1 });
const sender = openMailSender({ host: '127.0.0.1', port: Number(port), tls: 'none', login: null, from: 'shop@market.example.gov' });
const say = (facts: object, sentence: string): void => void process.stderr.write(`${sentence} ${JSON.stringify(facts)}\n`);
while ((await sendWaitingMail({ database, sender, clock: { now: () => new Date(now) }, randomness: systemRandomness, random: () => 0, log: { warn: say, error: say } })) === 'more');
sender.close();
await database.end();
