import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Link, Stack } from '@quartermaster/ui';
import { useParams } from 'react-router-dom';
import { Answered } from '../parts/Answered.tsx';
import { Done } from '../parts/Done.tsx';
import { Room } from '../parts/Room.tsx';
import { useDone } from '../parts/use-done.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { AnswerCancellation } from './AnswerCancellation.tsx';
import { DeliveryCard } from './DeliveryCard.tsx';
import { LinesCard } from './LinesCard.tsx';
import { LinksCard } from './LinksCard.tsx';
import { MessagesCard } from './MessagesCard.tsx';
import { MoveForm } from './MoveForm.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { QueueCard } from './QueueCard.tsx';
import { TimeLine } from './TimeLine.tsx';

/** All that is known of one purchase order, and what an operator can do to it. */
export function OrderPage() {
  const { number = '' } = useParams();
  const asked = useAnswer('/order', { number });
  const { done, changed } = useDone(asked.askAgain);
  return (
    <Room title={`Purchase order ${number}`} within={{ label: 'Orders', href: '/orders' }}>
      <Done done={done} />
      <Answered {...asked}>{(answer) => <Whole {...answer} onChanged={changed} />}</Answered>
    </Room>
  );
}

function Whole({ order, lines, moves, happenings, delivery, untold, links, onChanged }: DeskAnswer<'/order'> & { onChanged: (what: string) => void }) {
  const known = { number: order.number, seen: happenings.length };
  return (
    <Stack gap="lg">
      {order.reasons.length > 0 && <QueueCard {...known} reasons={order.reasons} onChanged={onChanged} />}
      {order.isCancellationAsked && <AnswerCancellation {...known} onChanged={onChanged} />}
      <OrderFacts order={order} />
      <LinesCard lines={lines} />
      <TimeLine happenings={happenings} placedAt={order.placedAt} placedBy={order.placedBy} />
      <MessagesCard {...known} happenings={happenings} onChanged={onChanged} />
      <MoveForm key={moves.join(' ')} {...known} moves={moves} onChanged={onChanged} />
      <DeliveryCard number={order.number} delivery={delivery} moves={moves} untold={untold} onChanged={onChanged} />
      <LinksCard number={order.number} links={links} onChanged={onChanged} />
      <p><Link href={`/audit?${new URLSearchParams({ q: order.number }).toString()}`}>What operators did to it at the desk</Link></p>
    </Stack>
  );
}
