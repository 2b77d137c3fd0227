import { openPool, type Pool } from '@quartermaster/database';

/** Runs one command of the operator on the database of DATABASE_URL: prints its result, or the reason of its failure and the usage. */
export async function operatorCommand(name: string, usage: string, work: (pool: Pool) => Promise<string>): Promise<void> {
  const url = process.env['DATABASE_URL'];
  try {
    if (!url) throw new Error('DATABASE_URL is not set. Give the address of the database that the identity server uses.');
    const pool = openPool(url, { maxConnections: 1, applicationName: `quartermaster-${name}` });
    try {
      process.stdout.write(await work(pool));
    } finally {
      await pool.end();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\nUsage: ${usage}\n`);
    process.exitCode = 1;
  }
}
