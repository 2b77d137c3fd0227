import { AssembleError } from './error.ts';

/** A package breaks rules that every store keeps. There is no way around them. */
export class NonConforming extends AssembleError {
  readonly report: unknown;

  constructor(text: string, report: unknown) {
    super(`${text.trim()}\n\nThe package does not keep the rules of stores, and was not installed. Give this report to its owner.`);
    this.report = report;
  }
}
