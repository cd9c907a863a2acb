import type { PaperFile } from '@book-store/contract/orders/papers/papers.schemas';
import sharp from 'sharp';
import { findPictureFile } from '../../../platform/pictures/covers.service.ts';
import type { Shop } from '../../../platform/shop.ts';
import { titleOf } from '../paper-title.ts';
import type { StoredPaper } from '../papers.model.ts';
import { missingIn } from './fonts.ts';

/** Returns a paper as a PDF, unless the fonts lack letters of it: a file never shows boxes. */
export async function toPaperFile(paper: StoredPaper, shop: Shop): Promise<PaperFile> {
  const name = `${titleOf(paper).replaceAll(/[^\p{L}\p{N}-]+/gu, '-')}.pdf`;
  const missing = missingLetters(paper);
  if (missing.length > 0) return { name, missing };
  const { country } = shop.place;
  // Loaded for the first file, so that it does not delay startup.
  const { paperFile } = await import('./paper-file.ts');
  const pdf = await paperFile(paper, { country, logo: await logoOf(paper) });
  return { name, pdf: pdf.toString('base64'), missing };
}

/** Returns the letters of a paper that no font of files has. */
export const missingLetters = (paper: StoredPaper): string[] => missingIn(textsOf(paper));

/** What people have typed of a paper. */
const textsOf = ({ seller, buyer, items, notes, payment }: StoredPaper): string[] =>
  [
    ...[seller.name, seller.address, seller.taxNumber, buyer.name, ...buyer.lines, ...notes],
    ...items.flatMap(({ text, detail }) => [text, detail]),
    ...[payment?.account?.name, payment?.account?.details, payment?.reference],
  ].filter((text) => typeof text === 'string');

/** The largest of the stored widths that prints sharp; undefined if the shop had no logo. */
async function logoOf({ seller: { logo } }: StoredPaper): Promise<Buffer | undefined> {
  if (!logo) return undefined;
  const { fileName } = logo;
  const file = (await findPictureFile(480, fileName)) ?? (await findPictureFile(240, fileName));
  return file && sharp(file).png().toBuffer();
}
