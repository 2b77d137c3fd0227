/** How documents get to the source of supply. The default writes files into a folder; another one takes its place where they go by a queue or a service. */
export interface RequisitionTransport {
  /**
   * Hands over all documents of a file, or none of them. After a failure or a kill it is called again with the same name and the same records, and must not
   * make two files of them.
   *
   * @param records 80 columns each
   * @returns where they are, for people
   */
  send(name: string, records: readonly string[]): Promise<string>;
}
