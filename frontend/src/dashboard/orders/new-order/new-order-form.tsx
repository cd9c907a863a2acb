import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { mostCopiesOf } from '@book-store/contract/catalogue/stock/stock';
import type {
  AdminOrderView,
  CounterOrderBody,
} from '@book-store/contract/orders/order/admin-orders.schemas';
import { wireQuoteOf } from '@book-store/contract/orders/quote/wire-quote';
import { serves } from '@book-store/contract/settings/delivery/delivery-countries';
import { useState } from 'react';
import { useShopQuery } from '../../../api/calls/shop-api.ts';
import { Card } from '../../../kit/card.tsx';
import { AddressFields } from '../../../kit/fields/address-fields.tsx';
import { addressOf, partsOf } from '../../../kit/fields/address-values.ts';
import { Checkbox } from '../../../kit/fields/checkbox.tsx';
import { Field } from '../../../kit/fields/field.tsx';
import { useUsualCountry } from '../../../kit/fields/use-usual-country.ts';
import { Form, FormEnd } from '../../../kit/forms/form.tsx';
import { isSame } from '../../../kit/forms/merge-values.ts';
import { formTexts } from '../../../kit/forms/texts.ts';
import { useForm } from '../../../kit/forms/use-form.ts';
import { amountText, copiesOf } from '../../../lib/money/amount.ts';
import { toQuoteLines } from '../../../lib/ordering/quote-lines.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { entryTexts } from '../entry-texts.ts';
import { BookFinder } from '../parts/order-parts/book-finder.tsx';
import { recipientFieldsIn } from '../parts/order-parts/recipient-fields.ts';
import { useEnterOrderMutation } from '../parts/orders/api.ts';
import { NewOrderLines, type SoldBook } from './new-order-lines.tsx';

/** A second scan may arrive before the first one is rendered. */
function withCopy(books: readonly SoldBook[], book: BookView): readonly SoldBook[] {
  const known = books.find(({ _id }) => _id === book._id);
  if (!known) return [...books, { ...book, quantity: 1 }];
  const quantity = Math.min(known.quantity + 1, mostCopiesOf(book));
  return books.map((one) => (one === known ? { ...book, quantity } : one));
}

type NewOrderFormProps = { onEntered: (order: AdminOrderView) => void };

/** Enters a counter or phone order; only a delivery needs name and phone. */
export function NewOrderForm({ onEntered }: NewOrderFormProps) {
  const [books, setBooks] = useState<readonly SoldBook[]>([]);
  const { data: shop } = useShopQuery();
  const texts = useTexts(entryTexts);
  const fields = recipientFieldsIn(useTexts(formTexts));
  const [enter] = useEnterOrderMutation();
  const start = {
    name: '',
    phone: '',
    delivered: false,
    collected: false,
    address: { ...partsOf(), country: useUsualCountry() ?? '' },
  };
  const form = useForm({
    start,
    run: enterOrder,
    done: onEntered,
    guard: (typed) => books.length > 0 || !isSame(typed, start),
  });
  const { delivered, collected, ...typed } = form.watch();
  const address = addressOf(typed.address);

  const bringing = shop?.ways.filter(({ kind }) => kind !== 'pick-up') ?? [];
  const way = bringing.find((one) => serves(one, address.countryCode)) ?? bringing[0];
  const quote = wireQuoteOf(toQuoteLines(books), {
    delivery: delivered ? way : undefined,
    usualWeight: shop?.usualWeight,
    tax: shop?.tax && {
      terms: shop.tax,
      address: delivered ? address : undefined,
      at: new Date(),
    },
  });

  function enterOrder({ name, phone }: { name: string; phone: string }): Promise<AdminOrderView> {
    const body: CounterOrderBody = {
      name,
      phone,
      ...(delivered && { address }),
      productIds: books.map(({ _id }) => _id),
      ...(copiesOf(books) > books.length && { quantities: books.map(({ quantity }) => quantity) }),
      totalPrice: amountText(quote.total),
      collected: collected && !delivered,
    };
    return enter(body).unwrap();
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Card level={3} title={texts.books}>
        <BookFinder
          added={new Map(books.map(({ _id, quantity }) => [_id, quantity]))}
          onAdd={(book) => setBooks((chosen) => withCopy(chosen, book))}
        >
          <NewOrderLines
            books={books}
            delivery={delivered ? quote.delivery : undefined}
            taxes={quote.taxes}
            total={quote.total}
            onQuantity={(id, quantity) =>
              setBooks(books.map((book) => (book._id === id ? { ...book, quantity } : book)))
            }
            onRemove={(id) => setBooks(books.filter(({ _id }) => _id !== id))}
          />
        </BookFinder>
      </Card>
      <Card level={3} title={texts.for}>
        <Form form={form} aria-label={texts.title} className="grid gap-4">
          {(['name', 'phone'] as const).map((name) => (
            <Field
              key={name}
              {...fields[name]}
              {...form.field(name)}
              required={delivered}
              optional={!delivered}
            />
          ))}
          <Checkbox {...form.checkbox('delivered')}>{texts.delivered}</Checkbox>
          {delivered ? (
            <AddressFields isOthers field={(part) => form.field(`address.${part}`)} />
          ) : (
            <Checkbox {...form.checkbox('collected')}>{texts.paidNow}</Checkbox>
          )}
          <FormEnd form={form} disabled={books.length === 0}>
            {collected && !delivered ? texts.sell : texts.place}
          </FormEnd>
          {books.length === 0 && <p className="text-fine text-muted">{texts.noBooks}</p>}
        </Form>
      </Card>
    </div>
  );
}
