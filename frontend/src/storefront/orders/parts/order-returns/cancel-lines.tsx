import { copiesIn } from '@book-store/contract/orders/order/orders';
import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import { useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { orderTexts } from '../../order-texts.ts';
import { useCancelLinesMutation } from './api.ts';
import type { BooksChoice } from './choice-form.tsx';
import { ChooseBooks } from './choose-books.tsx';
import { chosenCopies } from './copies-fields.tsx';

type CancelLinesProps = { order: OrderView; token?: string | undefined };

/** Lets the customer cancel copies of an order that is not packed yet, in a shop that is not as specified. */
export function CancelLines({ order, token }: CancelLinesProps) {
  const { isRefined } = useTexts();
  const words = useTexts(orderTexts).returns;
  const [cancelLines] = useCancelLinesMutation();
  const isOffered = isRefined && order.linesCancellable && copiesIn(order.lines) > 1;
  const lines = isOffered ? order.lines.map((line) => ({ ...line, left: line.quantity })) : [];

  async function cancel({ copies }: BooksChoice) {
    const ofBook = new Map(order.lines.map(({ bookId, quantity }) => [bookId, quantity]));
    const chosen = chosenCopies(copies, lines, words.chooseOne);
    const changed = chosen.map(({ bookId, quantity }) => {
      const from = ofBook.get(bookId) ?? quantity;
      return { bookId, from, to: from - quantity };
    });
    await cancelLines({ id: order._id, token, lines: changed }).unwrap();
  }

  return (
    <ChooseBooks
      open={words.cancelBooks}
      legend={words.whichCancel}
      lines={lines}
      send={words.cancelChosen}
      sending={words.cancelling}
      done={words.booksCancelled}
      onSend={cancel}
    >
      {() => <p className="text-muted">{words.cancelAll}</p>}
    </ChooseBooks>
  );
}
