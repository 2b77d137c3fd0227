import { resolve } from 'node:path';
import type { Questions } from './ask.ts';
import { CreateStoreError } from './error.ts';
import { nameProblem, numberProblem, packageNameProblem, suggestedName, usualPackageName, type StoreAnswers, type TypedAnswers } from './store-answers.ts';

/**
 * Takes what was given, and asks for what is missing.
 *
 * @param questions null where no person can be asked: then a missing answer is an error
 * @throws CreateStoreError for an answer that is wrong or missing
 */
export async function completeAnswers(typed: TypedAnswers, questions: Questions | null): Promise<StoreAnswers> {
  const found = async (given: string | undefined, flag: string, question: string, usual: string | undefined, problem: (answer: string) => string | null) => {
    if (given === undefined && questions !== null) return questions.ask(question, usual, problem);
    if (given === undefined) throw new CreateStoreError(`Say ${flag}: no questions can be asked here. For example: npm create @quartermaster/store@latest my-store -- --name EXAMPLE --number 100`);
    const wrong = problem(given);
    if (wrong !== null) throw new CreateStoreError(wrong);
    return given;
  };
  const folder = await found(typed.folder, 'the folder of the new store', 'Folder of the new store', 'my-store', (answer) => (answer === '' ? 'Name a folder.' : null));
  const name = await found(typed.name, '--name', 'Name of the store, in capital letters', suggestedName(folder), nameProblem);
  const number = await found(typed.number, '--number', 'Number of the store, which the operator of the deployment gives you', undefined, numberProblem);
  const packageName = typed.packageName ?? usualPackageName(name);
  const wrong = packageNameProblem(packageName);
  if (wrong !== null) throw new CreateStoreError(wrong);
  return { folder: resolve(folder), name, number: Number(number), packageName };
}
