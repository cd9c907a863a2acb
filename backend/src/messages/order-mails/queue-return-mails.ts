import type { StoredOrder, StoredReturn } from '../../orders/order/orders.model.ts';
import { type NewMail, queueMissing } from '../../platform/mail/queue-mail.ts';
import type { LetterTexts } from '../letters/english.ts';
import { customerMailPrefix } from '../letters/order-mails.ts';
import { newReturnMail, returnMail } from '../letters/return-mails.ts';
import { roomForOwner } from '../mails/list-mails.ts';
import type { DueOrderMail } from './due-order-mails.ts';

type DueReturnMail = { order: StoredOrder; due: DueOrderMail };
type Deps = { ownerEmail: string | undefined; sends: boolean; now: Date; texts: LetterTexts };

const returnOf = ({ order, due }: DueReturnMail): StoredReturn | undefined =>
  order.returns?.find(({ _id }) => _id.equals(due.returned?.id ?? ''));

/** Empty if the customer's data has been erased, and for the arrival of books once a later state is known. */
export function toReturnMail(called: DueReturnMail, texts: LetterTexts): NewMail[] {
  const { order, due } = called;
  const one = returnOf(called);
  if (!order.email || !one || !due.returned) return [];
  const { state } = due.returned;
  if (state === 'received' && one.state !== state) return [];
  const mail = returnMail(order, { one, state, to: order.email }, texts);
  const key = `${customerMailPrefix(order._id.toString())}return:${one._id}:${state}`;
  return mail ? [{ key, ...mail }] : [];
}

/** Stops mailing the owner when there are too many to read; the dashboard lists all of them. */
export async function queueNewReturnMails(
  called: readonly DueReturnMail[],
  { ownerEmail, texts, ...options }: Deps,
): Promise<void> {
  if (!ownerEmail || called.length === 0) return;
  const room = await roomForOwner('new-return', options.now);
  const mails = called.flatMap((each) => {
    const one = returnOf(each);
    return one ? newReturnMail(each.order, { one, to: ownerEmail }, texts) : [];
  });
  await queueMissing(mails.slice(0, room), options);
}
