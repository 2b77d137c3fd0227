#!/usr/bin/env node
/**
 * Makes the repository of a store.
 *
 *     npm create @quartermaster/store@latest [FOLDER] -- [--name NAME] [--number NUMBER] [--package NAME]
 *     npm create @quartermaster/store@latest [FOLDER] -- --upgrade [--both]      raises the versions of a store
 *
 * Asks for what is missing when a person sits at a terminal. Exit code 0: made; 1: not made, with the reason.
 *
 * An old Node refuses a module whose imports it does not have before any line of it is run. Therefore everything but the check of the
 * version is loaded after it.
 */
import { nodeProblem } from './node-range.ts';

const problem = nodeProblem(process.versions.node);
if (problem === null) {
  void import('./create-store.ts').then(({ createStore }) => createStore());
} else {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
