import { basename } from 'node:path';
import { highestStoreNumber, knownStores, storeIdProblem } from '@quartermaster/contracts';

/** The answers that are needed before the repository of a store can be made. */
export interface StoreAnswers {
  /** Folder of the new repository. */
  readonly folder: string;
  /** The store's name: capital letters and digits. */
  readonly name: string;
  /** Its number, none of those that the specification gives away. */
  readonly number: number;
  /** The name of its npm package. */
  readonly packageName: string;
}

/** The same, as it was typed. */
export interface TypedAnswers {
  readonly folder?: string | undefined;
  readonly name?: string | undefined;
  readonly number?: string | undefined;
  readonly packageName?: string | undefined;
}

/** Null, or what is wrong with the name of a new store. */
export function nameProblem(name: string): string | null {
  const known = knownStores.some((store) => store === name);
  return known ? `${name} is one of the known stores. Take another name.` : storeIdProblem({ name, number: highestStoreNumber });
}

/** Null, or what is wrong with the number of a new store. */
export function numberProblem(number: string): string | null {
  return storeIdProblem({ name: 'STORE', number: /^\d+$/.test(number) ? Number(number) : Number.NaN });
}

/** Null, or what is wrong with the name of a package. */
export function packageNameProblem(name: string): string | null {
  return name.length <= 214 && /^(@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*$/.test(name) ? null : `"${name}" is no name for a package: small letters, digits, dots, - and _, such as store-example or @owner/store-example.`;
}

/** The package name of a store whose author gave none. */
export const usualPackageName = (storeName: string): string => `store-${storeName.toLowerCase()}`;

/** A store name that a folder suggests, or undefined: `my-store` suggests MYSTORE. */
export function suggestedName(folder: string): string | undefined {
  const letters = basename(folder).replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  return nameProblem(letters) === null ? letters : undefined;
}
