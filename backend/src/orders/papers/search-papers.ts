import type { Types } from 'mongoose';
import { beginsWith, type Page } from '../../platform/documents/mongo.ts';
import { Paper, type StoredPaper } from './papers.model.ts';

/** With fewer characters, the number has to be whole: most would begin like that. */
const BEGINNING_MIN = 5;
const FOUND_MAX = 100;

/** Conditions for a number as people type it: in small letters, or with the spaces that are printed in it. */
export const ofNumber = (typed: string) => {
  const without = typed.replace(/\s/g, '');
  return [...new Set([typed, without].flatMap((one) => [one, one.toUpperCase()]))].map((number) =>
    number.length < BEGINNING_MIN ? number : beginsWith(number),
  );
};

/** Invoices and credit notes by number, or by how it begins. */
export async function searchPapers(q: string, limit: number): Promise<Page<StoredPaper>> {
  const found = await findPapers(q);
  return { found: found.slice(0, limit), total: found.length };
}

export const ordersOfPapers = async (q: string): Promise<Types.ObjectId[]> =>
  (await findPapers(q)).map(({ order }) => order);

async function findPapers(q: string): Promise<StoredPaper[]> {
  const lists = ofNumber(q).map((number) =>
    Paper.find({ number }).sort({ number: 1 }).limit(FOUND_MAX).lean<StoredPaper[]>(),
  );
  const found = (await Promise.all(lists)).flat();
  return [...new Map(found.map((paper) => [paper._id.toString(), paper])).values()];
}
