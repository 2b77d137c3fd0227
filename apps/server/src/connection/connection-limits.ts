/** How much one client, one session and all of them may ask of a server process. Times are milliseconds. */
export interface ConnectionLimits {
  /** A client says hello within this time, or goes. */
  readonly helloWithin: number;
  /** Longest message, in bytes. */
  readonly messageBytes: number;
  /** Messages of one client within ten seconds. */
  readonly messagesPerTenSeconds: number;
  /** Websockets of one session: its tabs. */
  readonly perSession: number;
  /** Websockets of the process. */
  readonly inAll: number;
  /** Each client is pinged so often; one that has not answered by the next time is dropped. */
  readonly pingEvery: number;
  /** Sessions are compared with the database so often, for those that ended without a message. */
  readonly checkSessionsEvery: number;
  /** A stopping server waits so long for its clients to say goodbye. */
  readonly goodbye: number;
}

export const defaultConnectionLimits: ConnectionLimits = {
  helloWithin: 10_000,
  messageBytes: 1024,
  messagesPerTenSeconds: 10,
  perSession: 50,
  inAll: 50_000,
  pingEvery: 30_000,
  checkSessionsEvery: 60_000,
  goodbye: 1_000,
};
