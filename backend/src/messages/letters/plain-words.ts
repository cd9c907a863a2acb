import type { StoredOrder } from '../../orders/order/orders.model.ts';
import { oneLine } from '../../platform/mail/one-line.ts';

/** Maximum length of user text in a mail to an unconfirmed address. */
const WORDS_MAX = 100;

/** What mail programs turn into links: a dot within a word, in any script, and a scheme. */
const DOT = /([.\u3002\uff0e\uff61])(?=\p{L})/gu;

/** Breaks up links, so that mail programs find none: 'shop. example'. */
export const withoutLinks = (text: string): string =>
  oneLine(text).replace(DOT, '$1 ').replaceAll('://', ': // ').replaceAll('@', ' @ ');

/** Also shortens the text. */
const plain = (text: string): string => {
  const signs = [...withoutLinks(text)];
  const isLong = signs.length > WORDS_MAX;
  return isLong ? `${signs.slice(0, WORDS_MAX - 1).join('')}…` : signs.join('');
};

/**
 * Neutralises an order's user text: anybody can order with any address and would have the shop mail arbitrary
 * text there, so until the address is confirmed nothing is long or a link.
 */
export function inPlainWords(order: StoredOrder): StoredOrder {
  if (!order.unverifiedEmail) return order;
  const { name, address, boughtGiftCard } = order;
  const recipient = boughtGiftCard?.recipient;
  return {
    ...order,
    name: plain(name),
    ...(address && {
      address: Object.fromEntries(
        Object.entries(address).map(([part, text]) => [
          part,
          typeof text === 'string' ? plain(text) : text,
        ]),
      ) as typeof address,
    }),
    ...(boughtGiftCard &&
      recipient && {
        boughtGiftCard: {
          ...boughtGiftCard,
          recipient: { ...recipient, name: plain(recipient.name) },
        },
      }),
  };
}
