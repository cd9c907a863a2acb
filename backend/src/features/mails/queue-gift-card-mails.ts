import { listDueGiftCards, markMailed } from '../gift-cards/mail-gift-cards.ts';
import { giftCardMail } from './letters/gift-card-mail.ts';
import { readLetterTexts } from './letters/letter-texts.ts';
import { queueMissing } from './queue-mail.ts';

/** Queues the mails of gift cards whose day has come; each has a key, so that none is queued twice. */
export async function queueGiftCardMails(deps: { sends: boolean; now: Date }): Promise<void> {
  const due = await listDueGiftCards(deps.now);
  if (due.length === 0) return;
  const texts = await readLetterTexts();
  for (const card of due) {
    await queueMissing([giftCardMail(card, texts)], deps);
    await markMailed(card._id, deps.now);
  }
}
