import { inject, injectable, DialogsToken, type NativeDialogs } from '../capabilities/index.ts';
import type { ConfirmDialog, ConfirmRequest } from '../extension/index.ts';

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
