import { createHash } from 'node:crypto';
import type { ShopPlace } from '@book-store/contract/place';
import type { Language } from '@book-store/contract/storefront';
import { mongo } from 'mongoose';
import { addressOf, itemsOf, returnedItems } from './items-of-order.ts';
import type { CreditNoteBefore, InvoiceBefore, OrderBefore, Seller, Sum } from './order-before.ts';
import { PAPER_WORDS_BEFORE } from './words.ts';

type Given = {
  place: ShopPlace;
  language: Language;
  dayOf: (at: Date) => string;
};

/** The papers of an order by their numbers, each as it could be printed. */
export function frozenPapers(order: OrderBefore, given: Given) {
  const { invoice, creditNote, credited = [], returns = [] } = order;
  const pairs = [...credited, ...(invoice ? [{ invoice, creditNote }] : [])];
  const papers = pairs.flatMap(({ invoice: one, creditNote: against }, at) => {
    const ofInvoice = invoicePaper(order, one, given);
    const isLast = at === pairs.length - 1;
    const parts = isLast
      ? returns.flatMap((part) =>
          part.creditNote && part.refund
            ? [returnPaper(order, { part, creditNote: part.creditNote, of: ofInvoice }, given)]
            : [],
        )
      : [];
    return [ofInvoice, ...parts, ...(against ? [cancellation(ofInvoice, against, given)] : [])];
  });
  return papers.sort((one, other) => Number(one.number) - Number(other.number));
}

type Corrects = { paper: mongo.ObjectId; number: string; day: string; whole: boolean };
type Paper = ReturnType<typeof common> & {
  kind: string;
  seller: Seller;
  items: { kind: string; text: string; amount: number }[];
  taxes: { included: boolean; sums: Sum[] };
  totalPrice: number;
  corrects?: Corrects;
  payment?: object;
  ofReturn?: mongo.ObjectId;
};

function common(order: OrderBefore, { number, at }: CreditNoteBefore, given: Given) {
  const { place, language, dayOf } = given;
  const supplied = suppliedAt(order);
  return {
    _id: idOf(number),
    number: String(number),
    order: order._id,
    at,
    day: dayOf(at),
    language,
    locale: place.locale,
    currency: place.currency,
    ...(order.address?.countryCode && { country: order.address.countryCode }),
    orderNumber: orderNumberOf(order, place),
    orderedOn: dayOf(order.createdAt),
    ...(supplied && { suppliedOn: dayOf(supplied) }),
    buyer: { name: order.name, lines: addressOf(order, language) },
    notes: [] as string[],
  };
}

/** The same whenever a killed migration is run again. */
const idOf = (number: number) =>
  new mongo.ObjectId(createHash('sha256').update(`paper ${number}`).digest('hex').slice(0, 24));

const orderNumberOf = ({ _id, number }: OrderBefore, { orderPrefix = 'BS-' }: ShopPlace) =>
  number ? `${orderPrefix}${number}` : _id.toString().slice(-8);

const sumsOf = ({ taxes, totalCents }: OrderBefore): Sum[] =>
  taxes?.sums ?? [{ net: totalCents, tax: 0, gross: totalCents }];

function invoicePaper(order: OrderBefore, invoice: InvoiceBefore, given: Given): Paper {
  return {
    ...common(order, invoice, given),
    kind: 'invoice',
    seller: invoice.seller,
    items: itemsOf(order, PAPER_WORDS_BEFORE[given.language]),
    taxes: { included: order.taxes?.included ?? true, sums: sumsOf(order) },
    totalPrice: order.totalCents,
    payment: paymentOf(order, given),
  };
}

function paymentOf(order: OrderBefore, { place }: Given) {
  const { payment, status, address, totalCents } = order;
  if (!payment) {
    const isPaid = status === 'delivered';
    const method = address ? 'cash-on-delivery' : 'at-pick-up';
    return { method, paid: isPaid ? totalCents : 0, open: isPaid ? 0 : totalCents };
  }
  const { method, due, paid, refunded, giftCard, account } = payment;
  const byCard = giftCard ? giftCard.amount - giftCard.returned : 0;
  const open = ['cancelled', 'refused'].includes(status) ? 0 : Math.max(0, due - paid);
  return {
    method,
    paid: Math.max(0, paid - refunded),
    open,
    ...(giftCard && byCard > 0 && { byGiftCard: { lastFour: giftCard.lastFour, amount: byCard } }),
    ...(open > 0 && account && { account, reference: orderNumberOf(order, place) }),
  };
}

const against = ({ _id, number, day }: Paper, whole: boolean): Corrects => ({
  paper: _id,
  number,
  day,
  whole,
});

const negative = <Of extends { amount: number }>({ amount, ...item }: Of) => ({
  ...item,
  amount: 0 - amount,
});

const negativeSums = (sums: readonly Sum[]): Sum[] =>
  sums.map(({ net, tax, gross, ...sum }) => ({
    ...sum,
    net: 0 - net,
    tax: 0 - tax,
    gross: 0 - gross,
  }));

function cancellation(invoice: Paper, note: CreditNoteBefore, { dayOf }: Given): Paper {
  const { payment: _paid, ...paper } = invoice;
  return {
    ...paper,
    _id: idOf(note.number),
    kind: 'credit-note',
    number: String(note.number),
    at: note.at,
    day: dayOf(note.at),
    corrects: against(invoice, true),
    items: invoice.items.map(negative),
    taxes: { ...invoice.taxes, sums: negativeSums(invoice.taxes.sums) },
    totalPrice: 0 - invoice.totalPrice,
  };
}

type Returned = NonNullable<OrderBefore['returns']>[number];

function returnPaper(
  order: OrderBefore,
  { part, creditNote, of }: { part: Returned; creditNote: CreditNoteBefore; of: Paper },
  given: Given,
): Paper {
  const { amount = 0, sums = [] } = part.refund ?? {};
  const items = returnedItems(order, part, PAPER_WORDS_BEFORE[given.language]);
  return {
    ...common(order, creditNote, given),
    kind: 'credit-note',
    seller: of.seller,
    corrects: against(of, false),
    items: items.map(negative),
    taxes: { included: true, sums: negativeSums(sums) },
    totalPrice: 0 - amount,
    ofReturn: part._id,
  };
}

/** When the books went out, unless that was undone. */
function suppliedAt({ history }: OrderBefore): Date | undefined {
  const standing: OrderBefore['history'] = [];
  for (const entry of history) {
    if (entry.undo) standing.pop();
    else standing.push(entry);
  }
  return standing.find(({ status }) => status === 'out-for-delivery' || status === 'delivered')?.at;
}
