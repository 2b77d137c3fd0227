import { StartError } from '../start/error.ts';

/** Why a command about stores was not followed. The message says what is wrong, where, and what to do; nothing is changed then. */
export class AssembleError extends StartError {}
