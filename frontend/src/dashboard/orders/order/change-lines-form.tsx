import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { QUANTITY_MAX } from '@book-store/contract/order-limits';
import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { IconButton } from '../../../kit/button.tsx';
import { confirmStep } from '../../../kit/dialogs/dialogs.ts';
import { Field } from '../../../kit/fields/field.tsx';
import { QuantityStepper } from '../../../kit/fields/quantity-stepper.tsx';
import { CancelButton } from '../../../kit/forms/cancel-button.tsx';
import { Form, FormButton } from '../../../kit/forms/form.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useKeptForm } from '../../../kit/forms/kept-draft.ts';
import { useForm } from '../../../kit/forms/use-form.ts';
import { CloseIcon } from '../../../kit/icons/icons.tsx';
import { editionOf } from '../../../lib/books/edition.ts';
import {
  amountInField,
  parsePrice,
  priceInput,
  tidyPrice,
} from '../../../lib/money/price-input.ts';
import { textsNow, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import { orderTexts } from '../order-texts.ts';
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
  edition: editionOf(edition, textsNow(commonTexts).edition),
  price: amountInField(price),
});

const ofBook = ({ _id: bookId, title, newPrice, ...edition }: BookView): Line => ({
  bookId,
  title,
  quantity: 1,
  edition: editionOf(edition, textsNow(commonTexts).edition),
  price: amountInField(newPrice),
});

type ChangeLinesFormProps = { order: AdminOrderView; onDone: () => void };

/** Removes and adds books of an order, and sets copies and prices; sum, tax and stock follow on the server. */
export function ChangeLinesForm({ order, onDone }: ChangeLinesFormProps) {
  const texts = useTexts(orderTexts);
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
      return texts.saved;
    },
  });
  useKeptForm(`lines-${order._id}`, form);
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
      <Form form={form} aria-label={texts.lines.change} className="grid gap-4">
        <ul aria-label={texts.books} className="border-t-2 border-ink">
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
                label={texts.lines.price}
                aria-label={texts.lines.priceOf(title)}
                required
                {...form.field(`lines.${at}.price`)}
                onBlur={() => form.put(`lines.${at}.price`, tidyPrice(typed))}
                className="w-24 sm:w-28"
              />
              <IconButton name={texts.lines.remove(title)} onClick={() => remove(at)}>
                <CloseIcon className="size-5" />
              </IconButton>
            </li>
          ))}
        </ul>
        {lines.length === 0 && <p className="text-muted">{texts.lines.none}</p>}
        <FormProblem problem={form.problem} />
        <p className="flex flex-wrap gap-3">
          <FormButton form={form} disabled={lines.length === 0}>
            {texts.lines.save}
          </FormButton>
          <CancelButton form={form} onCancel={onDone} />
        </p>
        <p className="text-fine text-muted">
          {order.discountCode && texts.lines.codeTakes(order.discountCode.code)}
          {texts.lines.told}
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

function askAboutPacked({ number }: AdminOrderView): Promise<boolean> {
  const texts = textsNow(orderTexts).lines;
  return confirmStep(texts.packedTitle, texts.packedMeans(number), texts.changeIt, texts.leaveIt);
}
