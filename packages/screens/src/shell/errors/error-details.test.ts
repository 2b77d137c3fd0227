import { expect, it } from 'vitest';
import { errorDetails } from './error-details.ts';
import { fatalErrorReport, serverErrorReport } from './error-report.examples.ts';

it('the error detail view names what the specification lists, in its order (section 8) [spec 3.15, 3.16, 8.21]', () => {
  expect(errorDetails(serverErrorReport).map((line) => line.name)).toEqual([
    'Date', 'Error', 'Status', 'Message', 'Error ID', 'User', 'Store', 'IP address', 'Server error ID', 'Web service path', 'Query',
  ]);
});

it('what is not known has no line', () => {
  const lines = errorDetails({ ...fatalErrorReport, errorID: null, ipAddress: null }).map(({ name, value }) => `${name}: ${value}`);
  expect(lines.join('\n')).not.toMatch(/null|undefined|IP address/);
});

it('a visitor is no user', () => {
  const visitor = { ...serverErrorReport, loggedIn: false, firstName: null, lastName: null };
  expect(errorDetails(visitor)).toContainEqual({ name: 'User', value: 'Not signed in' });
});
