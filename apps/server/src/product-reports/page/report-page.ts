import { longestProductReport, productReportSubjects } from '@quartermaster/contracts';
import { html, type Html } from '../../http/index.ts';
import { vendorDocument } from '../../purchase-orders/index.ts';
import { dayInWords, washingtonDay } from '../../runtime/index.ts';
import type { KeptReport } from '../kept-report.ts';
import { reportPagePath } from '../link.ts';
import { answeredBy } from '../mails.ts';
import { reportReference } from '../report-reference.ts';

export interface ReportFrame {
  readonly key: string;
  /** What was typed, and why it was refused. */
  readonly refused: { readonly text: string; readonly message: string } | null;
  /** An answer was sent just before. */
  readonly isDone: boolean;
}

/** The page of one report: what the buyer said, what was answered, and the form for an answer. */
export function reportPage(report: KeptReport, { key, refused, isDone }: ReportFrame): string {
  const title = `Report ${reportReference(report.reportNumber)} about a product`;
  return vendorDocument({
    title: refused === null ? title : `Error: ${title}`,
    heading: title,
    lead: `For ${report.vendorName ?? 'the vendor'}. This page shows this report and nothing else.`,
    main: html`${refused === null ? null : html`<div class="card problem" role="alert"><h2>There is a problem</h2><ul><li><a href="#answer-text">${refused.message}</a></li></ul></div>`}${isDone ? html`<p class="card done" role="status">Your answer is sent. The buyer finds it with their reports${report.buyerEmail === null ? null : ', and gets it by mail'}.</p>` : null}
<section class="card" aria-labelledby="report-title"><h2 id="report-title">What is reported</h2><dl><dt>Product</dt><dd>${report.productName}, part ${report.partNumber}</dd>
<dt>About</dt><dd>${productReportSubjects[report.subject]}</dd>
<dt>Reported</dt><dd>${dayInWords(washingtonDay(report.reportedAt))}</dd>
<dt>In their words</dt><dd class="said">${report.text}</dd></dl></section>
${report.answers.length === 0 ? null : html`<section class="card" aria-labelledby="answers-title"><h2 id="answers-title">Answers</h2><dl>${report.answers.map((answer) => html`<dt>${answeredBy(report, answer.actorKind)}, ${dayInWords(washingtonDay(answer.answeredAt))}</dt><dd class="said">${answer.text}</dd>
`)}</dl></section>`}
${answerForm(key, refused)}`,
  });
}

const answerForm = (key: string, refused: ReportFrame['refused']): Html => html`<section class="card" aria-labelledby="answer-title"><h2 id="answer-title">Answer the buyer</h2>
<form method="post" action="${reportPagePath}" novalidate><input type="hidden" name="key" value="${key}">
<label for="answer-text">Your answer</label><p class="quiet" id="answer-hint">The buyer and the marketplace read it. No card numbers.</p>${refused === null ? null : html`<p class="error" id="answer-error">${refused.message}</p>`}
<textarea rows="5" maxlength="${longestProductReport}" id="answer-text" name="text" aria-describedby="answer-hint${refused === null ? null : ' answer-error'}"${refused === null ? null : html` aria-invalid="true"`}>
${refused?.text ?? ''}</textarea>
<button type="submit">Send the answer</button></form></section>
`;

/** For a link that is wrong or old: which of them is not said. */
export const closedReportPage = (): string =>
  vendorDocument({
    title: 'This link opens no report',
    heading: 'This link opens no report',
    lead: 'Nothing was changed.',
    main: html`<div class="card"><h2>What you can do</h2>
<p>Check that the whole link of the letter is in the address. A link opens its report for some weeks; after that it opens nothing. The marketplace answers the report then.</p></div>`,
  });
