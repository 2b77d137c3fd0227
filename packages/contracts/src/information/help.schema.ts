import { z } from 'zod';

/** A piece of help (specification, section 3, Help content). */
const helpSectionSchema = z.object({
  id: z.string(),
  heading: z.string(),
  /** HTML, sanitized by the server and again by the browser. */
  content: z.string(),
  /** Open when the page is first shown. */
  isOpen: z.boolean(),
  /** The address of the help page with this key opens the section. */
  queryParams: z.object({ key: z.string() }),
  /** Words that people search for and that neither heading nor content has. */
  keywords: z.array(z.string()),
});
export type HelpSection = z.output<typeof helpSectionSchema>;

export const helpCategorySchema = z.object({
  id: z.string(),
  /** Name in addresses and lists, for example `orders`. */
  category: z.string(),
  /** One of the icons of the interface. */
  icon: z.string(),
  label: z.string(),
  tooltip: z.string(),
  description: z.string(),
  /** Shown first. */
  popularItem: z.boolean(),
  sections: z.array(helpSectionSchema),
});
export type HelpCategory = z.output<typeof helpCategorySchema>;
