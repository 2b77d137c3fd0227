export { answerReport } from './answer-report.ts';
export { forgetReporter, productReportsOf } from './data-of-buyer.ts';
export { listReports, readReport, waitingReports, type KeptReport } from './kept-report.ts';
export { withoutReportKeys } from './link.ts';
export { reportNumberOf, reportReference } from './report-reference.ts';
