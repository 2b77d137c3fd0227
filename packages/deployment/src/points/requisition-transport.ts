import { serverPoint, withMethods } from './server-point.ts';

/** What goes out beside the record of a requisition, because no column takes it. */
export interface ExceptionDocument {
  readonly documentNumber: string;
  readonly furtherAdviceCodes: readonly string[];
  readonly remarks: string;
  /** The option that was named for a delivery outside of the 48 states; left out: none. */
  readonly exportOption?: string;
}

/** Status files of the source of supply that have come in, for a transport that has a place for them. */
export interface ReceivedStatusFiles {
  /** The names of the files that are whole and not put away. */
  list(): Promise<readonly string[]>;
  read(name: string): Promise<string>;
  /**
   * Puts a file away, so that it is not listed any more; after a failure or a kill it is called again.
   *
   * @param rejects what was left out of it, a JSON object a line with its reasons; empty: nothing was
   */
  done(name: string, rejects: string): Promise<void>;
}

/** How requisitions, follow-ups and requests to cancel get to the source of supply. */
export interface RequisitionTransport {
  /**
   * Hands over all documents of a file, or none of them. After a failure or a kill it is called again with the same name and the same records, and must not
   * make two files of them.
   *
   * @param name of the file, such as `requisitions-000012.txt`; no other has it
   * @param records 80 columns each
   * @param exceptions of the requisitions among them with exception data; none: there is nothing but the records
   * @returns where they are, for people
   */
  send(name: string, records: readonly string[], exceptions: readonly ExceptionDocument[]): Promise<string>;
  /** Left out: status files are read at the desk, or by the command. */
  readonly received?: ReceivedStatusFiles;
}

export const requisitionTransport = serverPoint<RequisitionTransport>()('requisition-transport', 'one', {
  doc: 'How files of requisitions leave that are sent at the desk. The default writes them into a folder, whole or not at all. Replace it where they go by a queue or a service.',
  validate: withMethods('send'),
});
