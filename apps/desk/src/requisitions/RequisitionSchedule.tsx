import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Alert, Text } from '@quartermaster/ui';
import { Moment } from '../parts/Moment.tsx';

/** When requisitions are sent without a press, and what keeps the marketplace from sending them and from reading status files. */
export function RequisitionSchedule({ schedule: { times, next, lastSent, sending, reading } }: Pick<DeskAnswer<'/requisitions/files'>, 'schedule'>) {
  return (
    <>
      {times.length === 0
        ? <Text as="p" tone="muted">They are sent by a press alone. With the setting REQUISITION_SEND_TIMES they are sent at times of day.</Text>
        : <Text as="p">Sent by itself at {times.join(' and ')}, by the clock of Washington{next !== null && <>; next <Moment at={next} /></>}{lastSent !== null && <>; last <Moment at={lastSent} /></>}.</Text>}
      {sending !== null && <Alert tone="error" title="Sending by itself fails"><p>Since <Moment at={sending.at} />: {sending.message} It is tried again every few minutes.</p></Alert>}
      {reading !== null && <Alert tone="error" title="Status files cannot be read"><p>Since <Moment at={reading.at} />: {reading.message} They stay where they are, and are tried again every few minutes.</p></Alert>}
    </>
  );
}
