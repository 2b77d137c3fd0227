import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const pom = join(import.meta.dirname, 'pom.xml');
const resolver = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath';

/**
 * The class path of a node. Maven gets what `pom.xml` names from its central repository, or the mirror of the machine, and refuses a file whose checksum is
 * wrong; what it got is found again by the next run.
 */
export async function classPath(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const folder = join(env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'quartermaster', 'search-cluster');
  const file = join(folder, `${createHash('sha256').update(readFileSync(pom)).digest('hex').slice(0, 16)}.classpath`);
  const isThere = existsSync(file) && readFileSync(file, 'utf8').split(':').every((jar) => existsSync(jar));
  if (!isThere) {
    mkdirSync(folder, { recursive: true });
    await promisify(execFile)('mvn', ['--batch-mode', '--quiet', '--strict-checksums', '--file', pom, resolver, `-Dmdep.outputFile=${file}`]).catch((error: unknown) => {
      throw new Error('Maven could not get OpenSearch. Install Maven 3.6 and Java 17 ("apt-get install maven openjdk-17-jre-headless"), and see that it reaches a repository.', { cause: error });
    });
  }
  return readFileSync(file, 'utf8').trim();
}
