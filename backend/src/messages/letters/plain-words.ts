import type { StoredOrder } from '../../orders/order/orders.model.ts';
import { oneLine } from '../../platform/mail/one-line.ts';

/** What a mail to an address that nobody has confirmed repeats of a text. */
const WORDS_MAX = 100;

/** What mail programs turn into a link: a dot within a word, also one of another script, and a scheme. */
const DOT = /([.\u3002\uff0e\uff61])(?=\p{L})/gu;

/** Returns what somebody has typed as one line in which no mail program finds a link: 'shop. example'. */
export const withoutLinks = (text: string): string =>
  oneLine(text).replace(DOT, '$1 ').replaceAll('://', ': // ').replaceAll('@', ' @ ');

/** Returns the beginning of a text that somebody has typed, without links. */
const plain = (text: string): string => {
  const signs = [...withoutLinks(text)];
  const isLong = signs.length > WORDS_MAX;
  return isLong ? `${signs.slice(0, WORDS_MAX - 1).join('')}…` : signs.join('');
};

/**
 * Returns an order as its customer reads of it. Anybody can order with any address and would have the shop mail what
 * they like there, so nothing of what they have typed is long or a link before the address is confirmed.
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
