import { fold } from '@book-store/contract/fold';
import type { mongo } from 'mongoose';
import { customerKeys } from '../../text/customer-keys.ts';
import { findableWords } from '../../text/to-words.ts';

const BATCH = 1000;
/** The maximum length of an order's search words. */
const WORD_MAX = 64;

type Stored = Record<string, unknown> & { _id: unknown };
type Update = Record<string, object> | undefined;

/**
 * Books, orders and customers now share one way of splitting words: without apostrophes, in pairs of letters for
 * scripts without spaces, and keeping marks that are letters. Updates stored words derived from names where they
 * differ. Orders also keep their former words, which do no harm.
 */
export async function foldNamesAnew(db: mongo.Db): Promise<void> {
  await update(db, 'books', { title: 1, titleKey: 1 }, ofBook);
  await update(db, 'orders', OF_ORDER, ofOrder, { $or: NAMES_OF_ORDER.flatMap(hasOther) });
  await update(db, 'customer_figures', OF_CUSTOMER, ofCustomer);
}

async function update(
  db: mongo.Db,
  name: string,
  projection: Record<string, 1>,
  updateOf: (document: Stored) => Update,
  filter: mongo.Filter<Stored> = {},
): Promise<void> {
  const collection = db.collection<Stored>(name);
  let writes: mongo.AnyBulkWriteOperation<Stored>[] = [];
  for await (const document of collection.find(filter, { projection, batchSize: BATCH })) {
    const change = updateOf(document);
    if (change) writes.push({ updateOne: { filter: { _id: document._id }, update: change } });
    if (writes.length < BATCH) continue;
    await collection.bulkWrite(writes, { ordered: false });
    writes = [];
  }
  if (writes.length > 0) await collection.bulkWrite(writes, { ordered: false });
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const partOf = (value: unknown) => (value ?? {}) as Record<string, unknown>;

function ofBook({ title, titleKey }: Stored): Update {
  const key = fold(textOf(title));
  return typeof titleKey !== 'string' || titleKey === key ? undefined : { $set: { titleKey: key } };
}

/**
 * Most orders have none of these characters, so their words stay the same: reading those orders would take much
 * longer.
 */
const OTHER_LETTERS = [
  // ' & ` and whatever is not printable ASCII.
  /[^\x20-\x25\x28-\x5f\x61-\x7e]/,
  /[0-9],[0-9]/,
];
/** Two expressions, because the embedded database stops one with alternatives after two seconds. */
const hasOther = (name: string) => OTHER_LETTERS.map((letters) => ({ [name]: letters }));
const NAMES_OF_ORDER = [
  'name',
  ...['country', 'state', 'city', 'zipcode', 'street'].map((part) => `address.${part}`),
  'boughtGiftCard.recipient.name',
  'lines.title',
  'lines.author',
];

const OF_ORDER = {
  name: 1,
  address: 1,
  'boughtGiftCard.recipient.name': 1,
  'lines.title': 1,
  'lines.author': 1,
  searchWords: 1,
  deliveryKey: 1,
} as const;
const DELIVERY = ['country', 'state', 'city', 'zipcode', 'street'];

function ofOrder({
  name,
  address,
  boughtGiftCard,
  lines,
  searchWords,
  deliveryKey,
}: Stored): Update {
  if (!Array.isArray(searchWords)) return undefined;
  const { city, zipcode } = partOf(address);
  const recipient = partOf(partOf(boughtGiftCard).recipient).name;
  const ofLines = (Array.isArray(lines) ? lines : []).map(partOf);
  const texts = [
    name,
    city,
    zipcode,
    recipient,
    ...ofLines.flatMap((one) => [one.title, one.author]),
  ];
  const words = texts.flatMap((text) => findableWords(textOf(text)));
  const known = new Set(searchWords);
  const missing = words.map((word) => word.slice(0, WORD_MAX)).filter((word) => !known.has(word));
  const key = DELIVERY.map((part) => textOf(partOf(address)[part]))
    .map((text) => fold(text).trim().replace(/\s+/g, ' '))
    .join('\n');
  const isOther = Boolean(deliveryKey) && deliveryKey !== key;
  if (missing.length === 0 && !isOther) return undefined;
  return {
    ...(missing.length > 0 && { $addToSet: { searchWords: { $each: missing } } }),
    ...(isOther && { $set: { deliveryKey: key } }),
  };
}

const OF_CUSTOMER = { name: 1, email: 1, phone: 1, nameKey: 1, searchText: 1 } as const;

function ofCustomer({ name, email, phone, nameKey, searchText }: Stored): Update {
  if (typeof searchText !== 'string') return undefined;
  const keys = customerKeys({ name: textOf(name), email: textOf(email), phone: textOf(phone) });
  const isSame = keys.nameKey === nameKey && keys.searchText === searchText;
  return isSame ? undefined : { $set: keys };
}
