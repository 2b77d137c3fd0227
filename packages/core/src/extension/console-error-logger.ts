import type { ErrorLogger } from './behaviour-points.ts';

/** Errors go to the console with the ids that help to find them in the server's log; never with what was sent. */
export const consoleErrorLogger: ErrorLogger = {
  log: (report, cause) => {
    // oxlint-disable-next-line no-console -- development only: production logs nothing to the console
    console.error(`${report.name} ${report.exceptionID} (server ${report.errorID ?? 'none'}): ${report.message}`, cause);
  },
};
