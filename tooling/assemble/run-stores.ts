import { StartError } from '../start/error.ts';
import { readCommandLine } from './command-line.ts';
import { runCommand } from './commands.ts';
import type { CheckConformance } from './conformance.ts';
import type { Deployment } from './deployment.ts';
import { refusalOf } from './requests.ts';

export interface StoresProgram {
  readonly here: string;
  readonly conformance: CheckConformance;
  readonly openDeployment: () => Promise<{ readonly deployment: Deployment; close(): Promise<void> }>;
  /** The result: text, or one JSON document. */
  readonly out: (text: string) => void;
  /** Progress and errors. */
  readonly note: (text: string) => void;
}

/** The program: its arguments to its exit code, which is 1 also where a check says no. A mistake of ours is thrown on; everything else is a sentence. */
export async function runStores(args: readonly string[], { here, conformance, openDeployment, out, note }: StoresProgram): Promise<0 | 1> {
  const asJson = args.includes('--json');
  try {
    const { command, json } = readCommandLine(args, here);
    const { deployment, close } = await openDeployment();
    try {
      const outcome = await runCommand(command, { deployment, conformance, here, say: note });
      out(json ? JSON.stringify(outcome.json, null, 2) : outcome.text);
      return outcome.isNegative === true ? 1 : 0;
    } finally {
      await close();
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    if (asJson) out(JSON.stringify(refusalOf(error), null, 2));
    else note(error.message);
    return 1;
  }
}
