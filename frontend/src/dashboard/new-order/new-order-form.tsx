import { deliveryFeeOf } from '@book-store/contract/delivery-fee';
import { toMoneyText } from '@book-store/contract/money';
import { PHONE_RULE, WRITTEN_PHONE_PATTERN } from '@book-store/contract/phone';
import type { AdminOrderView, CounterOrderBody } from '@book-store/contract/schemas/admin-orders';
import type { BookView } from '@book-store/contract/schemas/books';
import { NAME_MAX } from '@book-store/contract/text-limits';
import { useEffect, useRef, useState } from 'react';
import { useShopQuery } from '../../api/shop-api.ts';
import { Button } from '../../kit/button.tsx';
import { Field } from '../../kit/forms/field.tsx';
import { assertConstraints } from '../../kit/forms/form-constraints.ts';
import { FormProblem } from '../../kit/forms/form-problem.tsx';
import { useFormSubmit } from '../../kit/forms/use-form-submit.ts';
import { useUnsavedChanges } from '../../kit/forms/use-unsaved-changes.ts';
import { totalOf } from '../../lib/amount.ts';
import { randomKey } from '../../lib/random-key.ts';
import { AddressFields, toAddress } from '../order-parts/address-fields.tsx';
import { useEnterOrderMutation } from '../orders/api.ts';
import { BookFinder } from './book-finder.tsx';
import { NewOrderLines } from './new-order-lines.tsx';
import { Tick } from './tick.tsx';

/** Two scans may come before the first one is shown. */
const withBook = (books: readonly BookView[], book: BookView) =>
  books.some(({ _id }) => _id === book._id) ? books : [...books, book];

type NewOrderFormProps = { onEntered: (order: AdminOrderView) => void };

/** Enters an order for somebody in the shop or on the phone: only a delivery needs name and phone. */
export function NewOrderForm({ onEntered }: NewOrderFormProps) {
  const [books, setBooks] = useState<readonly BookView[]>([]);
  const [delivered, setDelivered] = useState(false);
  const [collected, setCollected] = useState(false);
  const [entered, setEntered] = useState<AdminOrderView>();
  const { data: shop } = useShopQuery();
  const [enter] = useEnterOrderMutation();
  const attempt = useRef({ content: '', key: '' });
  useUnsavedChanges(books.length > 0 && !entered);

  const booksTotal = totalOf(books);
  const fee = delivered && shop ? deliveryFeeOf(booksTotal, shop) : 0;
  const total = booksTotal + fee;

  const { onSubmit, submitting, problem } = useFormSubmit(async (data, form) => {
    assertConstraints(form, 'Please correct the marked fields.');
    const body: CounterOrderBody = {
      name: String(data.get('name')),
      phone: String(data.get('phone')),
      ...(delivered && { address: toAddress(data) }),
      productIds: books.map(({ _id }) => _id),
      totalPrice: toMoneyText(total),
      collected: collected && !delivered,
    };
    // The same order has the same key, so that a lost reply never enters it twice.
    const content = JSON.stringify(body);
    if (attempt.current.content !== content) attempt.current = { content, key: randomKey() };
    const order = await enter({ body, idempotencyKey: attempt.current.key }).unwrap();
    setEntered(order);
  });
  // In an effect, because until then the unsaved order asks whether to leave.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an order is entered once
  useEffect(() => {
    if (entered) onEntered(entered);
  }, [entered]);
  const errorOf = (path: string) => problem?.fields[path];

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <section className="grid gap-4 rounded-card border border-line bg-card p-4 md:p-6">
        <h3>Books</h3>
        <BookFinder
          added={new Set(books.map(({ _id }) => _id))}
          onAdd={(book) => setBooks((chosen) => withBook(chosen, book))}
        >
          <NewOrderLines
            books={books}
            delivery={delivered ? fee : undefined}
            total={total}
            onRemove={(id) => setBooks(books.filter(({ _id }) => _id !== id))}
          />
        </BookFinder>
      </section>
      <form
        aria-label="New order"
        onSubmit={onSubmit}
        noValidate
        className="grid gap-4 rounded-card border border-line bg-card p-4 md:p-6"
      >
        <h3>For</h3>
        <Field
          label="Name"
          name="name"
          required={delivered}
          optional={!delivered}
          maxLength={NAME_MAX}
          autoComplete="off"
          error={errorOf('name')}
        />
        <Field
          label="Phone"
          name="phone"
          type="tel"
          required={delivered}
          optional={!delivered}
          pattern={WRITTEN_PHONE_PATTERN}
          title={PHONE_RULE}
          autoComplete="off"
          error={errorOf('phone')}
        />
        <Tick checked={delivered} onChange={setDelivered}>
          To be delivered
        </Tick>
        {delivered ? (
          <AddressFields errorOf={errorOf} />
        ) : (
          <Tick checked={collected} onChange={setCollected}>
            Handed over and paid now
          </Tick>
        )}
        <FormProblem problem={problem} />
        <Button type="submit" aria-disabled={submitting} disabled={books.length === 0}>
          {collected && !delivered ? 'Sell' : 'Place order'}
        </Button>
        {books.length === 0 && <p className="text-fine text-muted">Add at least one book.</p>}
      </form>
    </div>
  );
}
