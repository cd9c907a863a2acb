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
  /** How many batches are done, of how many. */
  done: number;
  batches: number;
  changed: number;
  refused: number;
  /** When it last went on. */
  at: Date;
};

/** A change of more books than one transaction holds, until it has ended. */
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

/** The books of a batch that has not been changed yet. */
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
