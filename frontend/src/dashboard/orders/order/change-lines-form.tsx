import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { QUANTITY_MAX } from '@book-store/contract/order-limits';
import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import { useState } from 'react';
import { Button, IconButton } from '../../../kit/button.tsx';
import { confirmStep, successToast } from '../../../kit/dialogs/dialogs.ts';
import { Field } from '../../../kit/fields/field.tsx';
import { QuantityStepper } from '../../../kit/fields/quantity-stepper.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useFormSubmit } from '../../../kit/forms/use-form-submit.ts';
import { CloseIcon } from '../../../kit/icons/icons.tsx';
import { editionOf } from '../../../lib/books/edition.ts';
import {
  amountInField,
  parsePrice,
  priceInput,
  tidyPrice,
} from '../../../lib/money/price-input.ts';
import { BookFinder } from '../parts/order-parts/book-finder.tsx';
import { useChangeOrderLinesMutation } from '../parts/orders/api.ts';

type Line = Pick<OrderView['lines'][number], 'bookId' | 'title' | 'quantity'> & {
  edition: string;
  /** As it stands in its field. */
  price: string;
};

const toLine = ({
  bookId,
  title,
  quantity,
  price,
  ...edition
}: OrderView['lines'][number]): Line => ({
  bookId,
  title,
  quantity,
  edition: editionOf(edition),
  price: amountInField(price),
});

const ofBook = ({ _id: bookId, title, newPrice, ...edition }: BookView): Line => ({
  bookId,
  title,
  quantity: 1,
  edition: editionOf(edition),
  price: amountInField(newPrice),
});

/** Adds a copy of a book. */
const withCopy = (lines: readonly Line[], book: BookView): Line[] =>
  lines.some(({ bookId }) => bookId === book._id)
    ? lines.map((line) =>
        line.bookId === book._id
          ? { ...line, quantity: Math.min(line.quantity + 1, QUANTITY_MAX) }
          : line,
      )
    : [...lines, ofBook(book)];

type ChangeLinesFormProps = { order: AdminOrderView; onDone: () => void };

/** Removes and adds books of an order, and sets copies and prices; sum, tax and stock follow on the server. */
export function ChangeLinesForm({ order, onDone }: ChangeLinesFormProps) {
  const [lines, setLines] = useState(() => order.lines.map(toLine));
  const [changeLines] = useChangeOrderLinesMutation();
  const { onSubmit, submitting, problem } = useFormSubmit(async () => {
    if (order.status === 'packed' && !(await askAboutPacked(order))) return;
    await changeLines({
      id: order._id,
      version: order.version,
      lines: lines.map(({ bookId, quantity, price: typed }) => ({
        bookId,
        quantity,
        price: parsePrice(typed) ?? 0,
      })),
    }).unwrap();
    void successToast('Saved');
    onDone();
  });
  const change = (id: string, part: Partial<Line>) =>
    setLines(lines.map((line) => (line.bookId === id ? { ...line, ...part } : line)));
  return (
    <div className="grid gap-4">
      <form aria-label="Change the books" onSubmit={onSubmit} noValidate className="grid gap-4">
        <ul aria-label="Books" className="border-t-2 border-ink">
          {lines.map(({ bookId, title, edition, quantity, price: typed }, at) => (
            <li
              key={bookId}
              className="flex flex-wrap items-end justify-end gap-x-3 border-b border-line py-3"
            >
              <span className="grow basis-full self-center break-words sm:basis-40">
                {title}
                <span className="block text-fine text-muted empty:hidden">{edition}</span>
              </span>
              <QuantityStepper
                title={title}
                value={quantity}
                max={QUANTITY_MAX}
                onChange={(chosen) => change(bookId, { quantity: chosen })}
              />
              <Field
                {...priceInput()}
                label="Price"
                aria-label={`Price of ${title}`}
                name={`lines.${at}.price`}
                required
                value={typed}
                error={problem?.fields[`lines.${at}.price`]}
                onChange={({ currentTarget }) => change(bookId, { price: currentTarget.value })}
                onBlur={() => change(bookId, { price: tidyPrice(typed) })}
                className="w-24 sm:w-28"
              />
              <IconButton
                name={`Remove ${title}`}
                onClick={() => setLines(lines.filter((line) => line.bookId !== bookId))}
              >
                <CloseIcon className="size-5" />
              </IconButton>
            </li>
          ))}
        </ul>
        {lines.length === 0 && (
          <p className="text-muted">An order needs at least one book. To end it, cancel it.</p>
        )}
        <FormProblem problem={problem} />
        <p className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={submitting} disabled={lines.length === 0}>
            Save books
          </Button>
          <Button variant="secondary" onClick={onDone}>
            Cancel
          </Button>
        </p>
        <p className="text-fine text-muted">
          {order.discountCode &&
            `The discount code ${order.discountCode.code} takes off what it can of the books that stay. `}
          The customer is told by mail what has changed, five minutes after the last change.
        </p>
      </form>
      <BookFinder
        added={new Map(lines.map(({ bookId, quantity }) => [bookId, quantity]))}
        onAdd={(book) => setLines((chosen) => withCopy(chosen, book))}
      >
        {null}
      </BookFinder>
    </div>
  );
}

const askAboutPacked = ({ number }: AdminOrderView): Promise<boolean> =>
  confirmStep(
    'Change a packed order?',
    `Order ${number} is packed. Please change the parcel and its slip, too.`,
    'Change it',
    'Leave it',
  );
