import type { StoredOrder } from '../../orders/order/orders.model.ts';
import type { Letter, LetterText } from '../../platform/mail/letter.ts';
import type { StoredMail } from '../../platform/mail/mails.model.ts';
import { findTextVersion } from '../../settings/page-texts/texts-in-force.ts';
import type { LetterTexts } from './english.ts';

/** The texts that were in force when an order was placed. */
export const enclosedTexts = (
  { texts = [] }: Pick<StoredOrder, 'texts'>,
  { enclosed }: LetterTexts['order'],
): LetterText[] => (texts ?? []).map(({ page, version }) => ({ heading: enclosed[page], version }));

/** Fills in the texts, which the stored mail only refers to. */
export async function completeWithTexts({ letter }: StoredMail): Promise<Letter> {
  if (!letter.enclosed) return letter;
  const enclosed = await Promise.all(
    letter.enclosed.map(async (one) => ({
      ...one,
      text: (await findTextVersion(one.version))?.text,
    })),
  );
  return { ...letter, enclosed };
}
