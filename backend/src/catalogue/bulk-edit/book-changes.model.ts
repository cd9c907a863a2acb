import { model, Schema } from 'mongoose';
import { moneyIn } from '../../platform/documents/schema-parts.ts';
import type { Admin } from '../../platform/http/authentication.ts';
import type { Wanted, WantedBook } from './plan-change.ts';

const options = { versionKey: false, autoIndex: false, strict: 'throw' } as const;
const PRICES = ['newPrice', 'oldPrice'];
const required = (type: unknown) => ({ type, required: true });

export type StoredChange = {
  _id: string;
  by: Pick<Admin, 'id' | 'username' | 'address'>;
  wanted: Wanted;
  /** Batches done, and the total. */
  done: number;
  batches: number;
  changed: number;
  refused: number;
  /** When it last made progress. */
  at: Date;
};

/** A bulk edit that is too large for one transaction, until it ends. */
const changeSchema = new Schema<StoredChange>(
  {
    _id: required(String),
    by: required(Schema.Types.Mixed),
    wanted: { ...required(Schema.Types.Mixed), ...moneyIn('amount', 'price', ...PRICES) },
    done: required(Number),
    batches: required(Number),
    changed: required(Number),
    refused: required(Number),
    at: required(Date),
  } as object,
  { collection: 'book_changes', ...options },
);
changeSchema.index({ at: 1 });
export const BooksChange = model('BooksChange', changeSchema);

/** The books of a pending batch. */
const batchSchema = new Schema<{ _id: string; books: WantedBook[]; at: Date }>(
  {
    /** `{change}:{number}` */
    _id: required(String),
    books: { ...required(Schema.Types.Mixed), ...moneyIn(...PRICES) },
    at: required(Date),
  } as object,
  { collection: 'book_change_batches', ...options },
);
batchSchema.index({ at: 1 });
export const BooksChangeBatch = model('BooksChangeBatch', batchSchema);
