import type { DetailCode } from '@book-store/contract/detail-codes';
import {
  DiscountCodeView,
  type EditDiscountCodeBody,
  type ListDiscountCodesQuery,
} from '@book-store/contract/orders/discount-codes/discount-codes.schemas';
import { type ClientSession, Types } from 'mongoose';
import type { z } from 'zod';
import { atVersion, changedMeanwhile } from '../../platform/documents/edit-version.ts';
import { type BeforeCommit, inTransaction } from '../../platform/documents/in-transaction.ts';
import { findPage, isDuplicateKey, type Page } from '../../platform/documents/mongo.ts';
import type { Remember } from '../../platform/documents/once-per-key.ts';
import { type AppError, badField, conflict, notFound } from '../../platform/errors/errors.ts';
import { toDiscountCodeView, toDiscountCodeViews } from './discount-code-view.ts';
import { DiscountCode, NO_LAST_DAY, type StoredDiscountCode } from './discount-codes.model.ts';

type Body = z.output<typeof EditDiscountCodeBody>;
export type EditedCode = { before: DiscountCodeView; after: DiscountCodeView };

/** Newest first. */
export async function listDiscountCodes(
  page: z.output<typeof ListDiscountCodesQuery>,
  at: Date,
): Promise<Page<DiscountCodeView>> {
  const list = DiscountCode.find({}).sort({ _id: -1 }).lean<StoredDiscountCode[]>();
  const { found, total } = await findPage(list, page, (code) => code);
  return { found: await toDiscountCodeViews(found, at), total };
}

/** Throws `not-found`. */
export const getDiscountCode = async (id: string, at: Date): Promise<DiscountCodeView> =>
  toDiscountCodeView(await findCode(id), at);

type Adding = { remember: Remember; beforeCommit: BeforeCommit<DiscountCodeView> };

/** Throws `bad-request` if the code exists already. */
export function addDiscountCode(
  { version: _none, ...body }: Body,
  at: Date,
  { remember, beforeCommit }: Adding,
): Promise<DiscountCodeView> {
  const _id = new Types.ObjectId();
  const add = async (session: ClientSession) => {
    await DiscountCode.create([{ ...toStored(body), _id, uses: 0 }], { session });
    await remember(_id.toString(), session);
    return toDiscountCodeView(await findCode(_id.toString(), session), at);
  };
  return unlessTaken(() => inTransaction(add, { beforeCommit }));
}

/**
 * The new terms apply to later orders. Throws `not-found`, `bad-request` if another code has this spelling,
 * `conflict` for another spelling of a used code, and `changed-meanwhile`.
 */
export async function editDiscountCode(
  id: string,
  { version, ...body }: Body,
  at: Date,
  beforeCommit: BeforeCommit<EditedCode>,
): Promise<DiscountCodeView> {
  const seen = await findCode(id);
  const isRenamed = seen.code !== body.code;
  if (isRenamed && seen.uses > 0) throw inUse(seen, 'so it keeps its name', 'code-used-renamed');
  const stored = toStored(body);
  const gone = Object.entries(stored).filter(([, value]) => value === undefined);
  const edit = async (session: ClientSession) => {
    const before = await DiscountCode.findOneAndUpdate(
      { _id: id, ...atVersion(version), ...(isRenamed && { uses: 0 }) },
      {
        $set: Object.fromEntries(Object.entries(stored).filter((entry) => !gone.includes(entry))),
        ...(gone.length > 0 && { $unset: Object.fromEntries(gone.map(([name]) => [name, 1])) }),
        $inc: { version: 1 },
      },
      { returnDocument: 'before', runValidators: true, session },
    ).lean<StoredDiscountCode>();
    if (!before) throw changedMeanwhile(DiscountCodeView, await getDiscountCode(id, at));
    return toEdited(before, at, session);
  };
  return (await unlessTaken(() => inTransaction(edit, { beforeCommit }))).after;
}

/** Ends or reactivates a code. Throws `not-found`. */
export async function endDiscountCode(
  id: string,
  ended: boolean,
  at: Date,
  beforeCommit: BeforeCommit<EditedCode>,
): Promise<DiscountCodeView> {
  const end = async (session: ClientSession) => {
    const before = await findCode(id, session);
    await DiscountCode.updateOne(
      { _id: id, endedAt: { $exists: !ended } },
      ended ? { $set: { endedAt: at } } : { $unset: { endedAt: 1 } },
      { session },
    );
    return toEdited(before, at, session);
  };
  return (await inTransaction(end, { beforeCommit })).after;
}

const toEdited = async (
  before: StoredDiscountCode,
  at: Date,
  session: ClientSession,
): Promise<EditedCode> => ({
  before: await toDiscountCodeView(before, at),
  after: await toDiscountCodeView(await findCode(before._id.toString(), session), at),
});

/** Only an unused code. Throws `not-found` and `conflict`. */
export async function deleteDiscountCode(
  id: string,
  beforeCommit: BeforeCommit<Pick<StoredDiscountCode, 'code'>>,
): Promise<void> {
  const remove = async (session: ClientSession) => {
    const code = await findCode(id, session);
    const { deletedCount } = await DiscountCode.deleteOne({ _id: id, uses: 0 }, { session });
    if (deletedCount === 0)
      throw inUse(code, 'so it cannot be deleted. You can end it', 'code-used-deleted');
    return code;
  };
  await inTransaction(remove, { beforeCommit });
}

const toStored = ({ amount, minimum, lastDay, books, percent, ...body }: Body) => ({
  ...body,
  percent: body.kind === 'percent' ? percent : undefined,
  amountCents: body.kind === 'amount' ? amount : undefined,
  minimumCents: minimum,
  firstDay: body.firstDay,
  limit: body.limit,
  perCustomer: body.perCustomer,
  lastDay: lastDay ?? NO_LAST_DAY,
  books: books.map((book) => new Types.ObjectId(book)),
});

async function findCode(id: string, session?: ClientSession): Promise<StoredDiscountCode> {
  const code = await DiscountCode.findById(id)
    .session(session ?? null)
    .lean<StoredDiscountCode>();
  if (!code) throw notFound('There is no such discount code.');
  return code;
}

async function unlessTaken<Result>(write: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw badField('code', 'There already is such a code.', 'duplicate');
  }
}

const inUse = (
  { code }: StoredDiscountCode,
  consequence: string,
  detailCode: DetailCode,
): AppError => conflict(`${code} has been used in an order, ${consequence}.`, detailCode);
