import type { ErrorReport } from '@quartermaster/core';

/** A line of the error detail view. */
export interface ErrorDetail {
  name: string;
  value: string;
}

/**
 * The details that the help desk asks for, in the specification's order (section 8): date, error, message, id, user, store, IP,
 * server error id, web service path, payload, query, response. Unknown ones are left out.
 */
export function errorDetails(report: ErrorReport): ErrorDetail[] {
  const { attributes } = report;
  const user = report.loggedIn ? [report.firstName, report.lastName].filter(Boolean).join(' ') || 'Signed in' : 'Not signed in';
  const status = attributes.status === null ? null : [attributes.status, attributes.statusText].filter(Boolean).join(' ');
  const lines: [string, string | null][] = [
    ['Date', report.occurrenceTimeOnServer],
    ['Error', report.name],
    ['Status', status],
    ['Message', attributes.detailedErrorMessage ?? report.message],
    ['Error ID', report.exceptionID],
    ['User', user],
    ['Store', attributes.storeID === null ? report.storeName : `${report.storeName} (${attributes.storeID})`],
    ['IP address', report.ipAddress],
    ['Server error ID', report.errorID],
    ['Web service path', attributes.wsPath],
    ['Payload', attributes.wsPayload],
    ['Query', attributes.wsQueryParams],
    ['Response', attributes.wsResponseName],
  ];
  return lines.flatMap(([name, value]) => (value === null || value === '' ? [] : [{ name, value }]));
}
