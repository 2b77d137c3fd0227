import { runTurbo } from './turbo.ts';

/** Turbo's plan for a suite. */
export interface PlannedSuite {
  readonly taskId: string;
  /** Of all inputs. */
  readonly hash: string;
  /** HIT: it passed earlier with the same inputs. */
  readonly cache: { readonly status: 'HIT' | 'MISS' };
  /** Files, with the hash of each. */
  readonly inputs: Readonly<Record<string, string>>;
}

/** The plans of suites, in any order. */
export async function plansOf(root: string, names: readonly string[], more: readonly string[] = [], env: NodeJS.ProcessEnv = process.env): Promise<readonly PlannedSuite[]> {
  const { stdout, all } = await runTurbo(root, names, ['--dry=json', ...more], env);
  try {
    return (JSON.parse(stdout) as { readonly tasks: readonly PlannedSuite[] }).tasks;
  } catch {
    throw new Error(`Turbo has no plan for ${names.join(', ')}: ${all}`);
  }
}

/** The plan of one suite; undefined where turbo.json has no task of this name. */
export async function planOf(root: string, name: string, more: readonly string[] = [], env: NodeJS.ProcessEnv = process.env): Promise<PlannedSuite | undefined> {
  const plans = await plansOf(root, [name], more, env);
  return plans.find(({ taskId }) => taskId === `//#suite:${name}`);
}
