import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { QUANTITY_MAX } from '@book-store/contract/order-limits';
import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button, IconButton } from '../../../kit/button.tsx';
import { confirmStep } from '../../../kit/dialogs/dialogs.ts';
import { Field } from '../../../kit/fields/field.tsx';
import { QuantityStepper } from '../../../kit/fields/quantity-stepper.tsx';
import { Form, FormButton } from '../../../kit/forms/form.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
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
  /** As typed. */
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

type ChangeLinesFormProps = { order: AdminOrderView; onDone: () => void };

/** Removes and adds books of an order, and sets copies and prices; sum, tax and stock follow on the server. */
export function ChangeLinesForm({ order, onDone }: ChangeLinesFormProps) {
  const [changeLines] = useChangeOrderLinesMutation();
  const [start] = useState(() => ({ lines: order.lines.map(toLine) }));
  const form = useForm({
    start,
    confirm: () => order.status !== 'packed' || askAboutPacked(order),
    run: ({ lines }) =>
      changeLines({
        id: order._id,
        version: order.version,
        lines: lines.map(({ bookId, quantity, price: typed }) => ({
          bookId,
          quantity,
          price: parsePrice(typed) ?? 0,
        })),
      }).unwrap(),
    done: () => {
      onDone();
      return 'Saved';
    },
  });
  const { append, remove } = useFieldArray({ control: form.control, name: 'lines' });
  const lines = form.watch('lines');
  function addCopy(book: BookView) {
    // A second scan may arrive before the first one is rendered.
    const now = form.getValues().lines;
    const at = now.findIndex(({ bookId }) => bookId === book._id);
    const { quantity = 0 } = now[at] ?? {};
    if (at < 0) append(ofBook(book));
    else form.put(`lines.${at}.quantity`, Math.min(quantity + 1, QUANTITY_MAX));
  }
  return (
    <div className="grid gap-4">
      <Form form={form} aria-label="Change the books" className="grid gap-4">
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
                onChange={(chosen) => form.put(`lines.${at}.quantity`, chosen)}
              />
              <Field
                {...priceInput()}
                label="Price"
                aria-label={`Price of ${title}`}
                required
                {...form.field(`lines.${at}.price`)}
                onBlur={() => form.put(`lines.${at}.price`, tidyPrice(typed))}
                className="w-24 sm:w-28"
              />
              <IconButton name={`Remove ${title}`} onClick={() => remove(at)}>
                <CloseIcon className="size-5" />
              </IconButton>
            </li>
          ))}
        </ul>
        {lines.length === 0 && (
          <p className="text-muted">An order needs at least one book. To end it, cancel it.</p>
        )}
        <FormProblem problem={form.problem} />
        <p className="flex flex-wrap gap-3">
          <FormButton form={form} disabled={lines.length === 0}>
            Save books
          </FormButton>
          <Button variant="secondary" onClick={onDone}>
            Cancel
          </Button>
        </p>
        <p className="text-fine text-muted">
          {order.discountCode &&
            `The discount code ${order.discountCode.code} takes off what it can of the books that stay. `}
          The customer is told by mail what has changed, five minutes after the last change.
        </p>
      </Form>
      <BookFinder
        added={new Map(lines.map(({ bookId, quantity }) => [bookId, quantity]))}
        onAdd={addCopy}
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
