import { inject, injectable } from '../capabilities/injection.ts';
import type { NativeDialogs } from '../capabilities/capabilities.ts';
import { DialogsToken } from '../capabilities/tokens.ts';
import type { ConfirmDialog, ConfirmRequest } from '../extension/behaviour-points.ts';

/** Asks with the browser's own dialog, for stores whose owner demands it (specification, section 6). */
@injectable()
export class NativeConfirm implements ConfirmDialog {
  readonly #dialogs: NativeDialogs;

  constructor(@inject(DialogsToken) dialogs: NativeDialogs) {
    this.#dialogs = dialogs;
  }

  ask({ title, body }: ConfirmRequest): Promise<boolean> {
    return Promise.resolve(this.#dialogs.confirm(`${title}\n\n${body}`));
  }
}
