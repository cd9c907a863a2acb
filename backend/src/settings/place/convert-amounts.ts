import { decimalsOf } from '@book-store/contract/currencies';
import { priceMax, rescale } from '@book-store/contract/money';
import mongoose, { type ClientSession, type Model, type Schema, type SchemaType } from 'mongoose';
import type { Area } from '../../platform/area.ts';
import { conflictAt } from '../../platform/errors/errors.ts';

type Document = Record<string, unknown>;
type AmountNames = NonNullable<Area['amountNames']>;
type Currencies = { from: string; to: string };

const markOf = ({ options }: SchemaType): unknown => options.money;

/** Returns schema paths that are or contain amounts. */
const moneyPaths = (schema: Schema): [path: string, type: SchemaType][] =>
  Object.entries(schema.paths).filter(
    ([, type]) => markOf(type) || (type.schema && moneyPaths(type.schema).length > 0),
  );

/**
 * Converts every stored amount to another currency by keeping its number, in the transaction of the change: 12.50
 * stays 12.50, rounded if the new currency has fewer decimals. Covers all models; schemas mark amounts with `money`.
 * Throws `conflict` for an amount that is too high for the currency.
 */
export async function convertAmounts(
  currencies: Currencies,
  names: AmountNames,
  session: ClientSession,
): Promise<void> {
  const { from, to } = currencies;
  // Then minor units stay the same, and no price becomes too high.
  if (decimalsOf(from) === decimalsOf(to) && priceMax(from) <= priceMax(to)) return;
  const changes: Change[] = [];
  for (const name of mongoose.modelNames())
    changes.push(
      await planChange(mongoose.model(name) as Model<Document>, currencies, { names, session }),
    );
  // Largest last, because the embedded database repeats earlier writes with each command.
  changes.sort((one, other) => one.writes.length - other.writes.length);
  for (const { model, writes } of changes)
    if (writes.length > 0) await model.bulkWrite(writes, { session });
}

type Write = { updateOne: { filter: { _id: unknown }; update: { $set: Document } } };
type Change = { model: Model<Document>; writes: Write[] };

async function planChange(
  model: Model<Document>,
  { from, to }: Currencies,
  { names, session }: { names: AmountNames; session: ClientSession },
): Promise<Change> {
  const tops = [...new Set(moneyPaths(model.schema).map(([path]) => path.split('.')[0] ?? ''))];
  if (tops.length === 0) return { model, writes: [] };
  const name = names[model.modelName];
  const documents = await model
    .find({}, [...tops, ...(name ? [name.path] : [])].join(' '))
    .session(session)
    .lean<Document[]>();
  const convert = (cents: number, mark: unknown, document: Document) => {
    const converted = rescale(cents, decimalsOf(from), decimalsOf(to));
    if (mark !== 'past' && converted > priceMax(to))
      throw tooHigh(name ? name.what(document[name.path]) : 'An amount of the settings', to);
    return converted;
  };
  const writes = documents.flatMap((document) => {
    convertPart(model.schema, document, (cents, mark) => convert(cents, mark, document));
    const set = Object.entries(document).filter(
      ([top, value]) => tops.includes(top) && value != null,
    );
    const update = { $set: Object.fromEntries(set) };
    return set.length > 0 ? [{ updateOne: { filter: { _id: document._id }, update } }] : [];
  });
  return { model, writes };
}

/** Converts the amounts within a document in place. */
function convertPart(
  schema: Schema,
  part: Document,
  convert: (cents: number, mark: unknown) => number,
): void {
  for (const [path, type] of moneyPaths(schema)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const holder = names.reduce<Document | undefined>((at, name) => at?.[name] as Document, part);
    const value = holder?.[last];
    if (!holder || value == null) continue;
    const mark = markOf(type);
    if (mark) holder[last] = converted(value, mark, (cents) => convert(cents, mark));
    else if (type.schema)
      for (const one of [value].flat()) convertPart(type.schema, one as Document, convert);
  }
}

/** Converts an amount, or the amounts that the mark names within a value. */
function converted(
  value: unknown,
  mark: unknown,
  convert: (cents: number) => number,
  isAmount = !Array.isArray(mark),
): unknown {
  if (typeof value === 'number') return isAmount ? convert(value) : value;
  if (Array.isArray(value)) return value.map((one) => converted(one, mark, convert, isAmount));
  if (Array.isArray(mark) && typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [
        name,
        converted(one, mark, convert, mark.includes(name)),
      ]),
    );
  return value;
}

const tooHigh = (what: string, currency: string) =>
  conflictAt(
    'currency',
    `${what} is too high for ${currency}. Please lower it first.`,
    'too-large',
    { what, currency },
  );
