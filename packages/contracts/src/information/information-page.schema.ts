import { z } from 'zod';

/** A page of information, as it is shown. */
export const informationPageSchema = z.object({
  /** Without the theme's prefix. */
  keyName: z.string(),
  title: z.string(),
  /** HTML, sanitized by the server and again by the browser. */
  content: z.string(),
  /** Day of the last change of its text. */
  updatedOn: z.string(),
});
export type InformationPageContent = z.output<typeof informationPageSchema>;

export const aboutCards: InformationPageContent = {
  keyName: 'PIV_CAC_HELP',
  title: 'Signing in with a PIV or CAC card',
  content: '<p>A PIV or CAC card proves who you are.</p><h2>Before you start</h2><ul><li>Put the card into the reader.</li></ul>',
  updatedOn: '2026-11-20',
};

/** There is no page under a key. */
export const noPageSchema = z.object({ keyName: z.string(), message: z.string() });
