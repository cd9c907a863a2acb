import { maskedGiftCard } from '@book-store/contract/orders/gift-cards/gift-cards';
import { textsNow } from '../../../../lib/wording/storefront-texts.ts';
import { giftCardTexts } from '../../gift-card-texts.ts';

/** Identifies a card by the last digits of its code, once it has one. */
export const giftCardName = ({ lastFour }: { lastFour?: string | undefined }): string =>
  lastFour ? maskedGiftCard(lastFour) : textsNow(giftCardTexts).toBeSent;
