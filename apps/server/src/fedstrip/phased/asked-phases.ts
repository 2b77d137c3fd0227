import { dateRule, parseCalendarDate, type PhasedEntry } from '@quartermaster/contracts';
import { mostPhases, phaseDayProblem, phaseDays } from '@quartermaster/contracts/requisition';

type Typed = PhasedEntry['form']['values'];
type FieldErrors = PhasedEntry['form']['errors'];

const wholeUpTo = (typed: string, most: number): number | null => (/^\d{1,3}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= most ? Number(typed) : null);

/** The days of the deliveries that are asked for; or what is wrong with the asking. @param today in Washington */
export function askedDays({ first, months, deliveries }: Typed, today: string): { readonly days: readonly string[] } | { readonly errors: FieldErrors } {
  const day = parseCalendarDate(first);
  const [step, count] = [wholeUpTo(months, 12), wholeUpTo(deliveries, mostPhases)];
  const errors: FieldErrors = [
    ...(day === null ? [{ field: 'first', message: dateRule(first) ?? '' }] : problemAt('first', phaseDayProblem(day, today))),
    ...(step === null ? [{ field: 'months', message: 'Give whole months from 1 to 12.' }] : []),
    ...(count === null ? [{ field: 'deliveries', message: `Give a whole number of deliveries from 1 to ${mostPhases}.` }] : []),
  ];
  if (errors.length > 0 || day === null || step === null || count === null) return { errors };
  const days = phaseDays(day, step, count);
  const past = days.findIndex((each) => phaseDayProblem(each, today) !== null);
  return past === -1 ? { days } : { errors: [{ field: 'deliveries', message: `Delivery ${past + 1} would be on ${days[past] ?? ''}. ${phaseDayProblem(days[past] ?? '', today) ?? ''} Ask for ${past} at most, or for shorter steps.` }] };
}

const problemAt = (field: string, message: string | null): FieldErrors => (message === null ? [] : [{ field, message }]);
