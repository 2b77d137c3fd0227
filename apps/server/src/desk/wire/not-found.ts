import { problem, type Problem } from '../../wire/index.ts';

/** Something that an address of the desk names is not there. */
export const notFound = (message: string): Problem => problem({ status: 404, code: 'NOT_FOUND', title: 'Not Found', message });

/** Somebody else was faster. */
export const changedMeanwhile = (message: string): Problem => problem({ status: 409, code: 'CHANGED_MEANWHILE', title: 'Changed Meanwhile', message });
