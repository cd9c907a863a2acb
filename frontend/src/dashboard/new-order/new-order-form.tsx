import { deliveryFeeOf } from '@book-store/contract/delivery';
import { toMoneyText } from '@book-store/contract/money';
import type { AdminOrderView, CounterOrderBody } from '@book-store/contract/schemas/admin-orders';
import type { BookView } from '@book-store/contract/schemas/books';
import { useEffect, useRef, useState } from 'react';
import { useShopQuery } from '../../api/shop-api.ts';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { ADDRESS_NAMES, type AddressValues, toAddress } from '../../kit/forms/address-fields.tsx';
import { Field } from '../../kit/forms/field.tsx';
import { FormProblem } from '../../kit/forms/form-problem.tsx';
import { Tick } from '../../kit/forms/tick.tsx';
import { useFormSubmit } from '../../kit/forms/use-form-submit.ts';
import { useUnsavedChanges } from '../../kit/forms/use-unsaved-changes.ts';
import { totalOf } from '../../lib/amount.ts';
import { randomKey } from '../../lib/random-key.ts';
import { RECIPIENT_FIELDS } from '../order-parts/recipient-fields.ts';
import { useEnterOrderMutation } from '../orders/api.ts';
import { BookFinder } from './book-finder.tsx';
import { NewOrderLines } from './new-order-lines.tsx';

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

  const { onSubmit, submitting, problem } = useFormSubmit(async (data) => {
    const body: CounterOrderBody = {
      name: String(data.get('name')),
      phone: String(data.get('phone')),
      ...(delivered && { address: toAddress(Object.fromEntries(data) as AddressValues) }),
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
      <Card level={3} title="Books">
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
      </Card>
      <Card level={3} title="For">
        <form aria-label="New order" onSubmit={onSubmit} noValidate className="grid gap-4">
          {(['name', 'phone'] as const).map((name) => (
            <Field
              key={name}
              name={name}
              {...RECIPIENT_FIELDS[name]}
              required={delivered}
              optional={!delivered}
              error={errorOf(name)}
            />
          ))}
          <Tick
            checked={delivered}
            onChange={({ currentTarget }) => setDelivered(currentTarget.checked)}
          >
            To be delivered
          </Tick>
          {delivered ? (
            ADDRESS_NAMES.map((name) => (
              <Field key={name} name={name} {...RECIPIENT_FIELDS[name]} error={errorOf(name)} />
            ))
          ) : (
            <Tick
              checked={collected}
              onChange={({ currentTarget }) => setCollected(currentTarget.checked)}
            >
              Handed over and paid now
            </Tick>
          )}
          <FormProblem problem={problem} />
          <Button type="submit" aria-disabled={submitting} disabled={books.length === 0}>
            {collected && !delivered ? 'Sell' : 'Place order'}
          </Button>
          {books.length === 0 && <p className="text-fine text-muted">Add at least one book.</p>}
        </form>
      </Card>
    </div>
  );
}
