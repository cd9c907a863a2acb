import type { BookView } from '@book-store/contract/catalogue/books/books.schemas';
import { mostCopiesOf } from '@book-store/contract/catalogue/stock/stock';
import type { AdminOrderView } from '@book-store/contract/orders/order/admin-orders.schemas';
import type { CounterOrderBody } from '@book-store/contract/orders/order/counter-orders.schemas';
import { EMAIL_MAX } from '@book-store/contract/text-limits';
import { useState } from 'react';
import { Card } from '../../../kit/card.tsx';
import { AddressFields } from '../../../kit/fields/address-fields.tsx';
import { partsOf } from '../../../kit/fields/address-values.ts';
import { Checkbox } from '../../../kit/fields/checkbox.tsx';
import { Field } from '../../../kit/fields/field.tsx';
import { useUsualCountry } from '../../../kit/fields/use-usual-country.ts';
import { Form, FormEnd } from '../../../kit/forms/form.tsx';
import { invalid } from '../../../kit/forms/form-constraints.ts';
import { readDraft, useKeptDraft, useKeptForm } from '../../../kit/forms/kept-draft.ts';
import { isSame } from '../../../kit/forms/merge-values.ts';
import { formTexts } from '../../../kit/forms/texts.ts';
import { useForm } from '../../../kit/forms/use-form.ts';
import { amountText, copiesOf } from '../../../lib/money/amount.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';
import { entryTexts } from '../entry-texts.ts';
import { BookFinder } from '../parts/order-parts/book-finder.tsx';
import { recipientFieldsIn } from '../parts/order-parts/recipient-fields.ts';
import { useEnterOrderMutation } from '../parts/orders/api.ts';
import { FindCustomer, type KnownCustomer } from './known-customer.tsx';
import { NewOrderLines, type SoldBook } from './new-order-lines.tsx';
import { TermsFields } from './terms-fields.tsx';
import { type AppliedCodes, type NewOrderValues, useOrderTerms } from './use-order-terms.ts';

/** A second scan may arrive before the first one is rendered. */
function withCopy(books: readonly SoldBook[], book: BookView): readonly SoldBook[] {
  const known = books.find(({ _id }) => _id === book._id);
  if (!known) return [...books, { ...book, quantity: 1 }];
  const quantity = Math.min(known.quantity + 1, mostCopiesOf(book));
  return books.map((one) => (one === known ? { ...book, quantity } : one));
}

type NewOrderFormProps = { onEntered: (order: AdminOrderView) => void };

/** What the draft of the form has besides its fields. */
const BOOKS = 'new-order-books';
const NO_BOOKS: readonly SoldBook[] = [];
const toBooks = (books: readonly SoldBook[]) => books;

const NO_CODES: AppliedCodes = { discountCode: '', giftCard: '' };

/** Enters a counter or phone order; only a delivery needs name and phone. */
export function NewOrderForm({ onEntered }: NewOrderFormProps) {
  const [books, setBooks] = useState(() => readDraft(BOOKS, NO_BOOKS, toBooks)?.values ?? NO_BOOKS);
  const [codes, setCodes] = useState(NO_CODES);
  const { isRefined } = useDashboardTexts();
  const texts = useTexts(entryTexts);
  const formWords = useTexts(formTexts);
  const fields = recipientFieldsIn(formWords);
  const [enter] = useEnterOrderMutation();
  const start: NewOrderValues = {
    ...{ name: '', phone: '', email: '', delivered: false, collected: false },
    address: { ...partsOf(), country: useUsualCountry() ?? '' },
    ...{ delivery: '', payment: '', discountCode: '', giftCard: '', note: '' },
  };
  const form = useForm({
    start,
    run: enterOrder,
    done: onEntered,
    guard: (typed) => books.length > 0 || !isSame(typed, start),
  });
  useKeptForm('new-order', form);
  useKeptDraft(BOOKS, books.length > 0 ? { values: books, base: NO_BOOKS } : undefined);
  const typed = form.watch();
  const { delivered, collected } = typed;
  const order = useOrderTerms(books, typed, codes);
  const { quote } = order;

  /** Without the total that a code makes, nothing is sold by it. */
  function assertApplied({ discountCode, giftCard }: NewOrderValues) {
    const now = { discountCode: discountCode.trim(), giftCard: giftCard.trim() };
    const changed = (['discountCode', 'giftCard'] as const).filter(
      (name) => now[name] !== codes[name] || order.problems[name],
    );
    setCodes(now);
    const [path] = changed;
    if (path) throw invalid([{ path, message: order.problems[path] ?? texts.checkTotal }]);
  }

  async function enterOrder(values: NewOrderValues): Promise<AdminOrderView> {
    assertApplied(values);
    const { name, phone, email, note } = values;
    const body: CounterOrderBody = {
      name,
      phone,
      ...(email.trim() && { email: email.trim() }),
      ...(delivered && { address: order.address }),
      ...order.terms,
      ...(note.trim() && { note: note.trim() }),
      productIds: books.map(({ _id }) => _id),
      ...(copiesOf(books) > books.length && { quantities: books.map(({ quantity }) => quantity) }),
      totalPrice: amountText(quote.total),
      collected: collected && !delivered,
    };
    return enter(body).unwrap();
  }

  function take({ name, phone, email, address }: KnownCustomer) {
    form.put('name', name);
    form.put('phone', phone);
    form.put('email', email);
    if (address) form.put('address', partsOf(address));
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
            delivery={delivered || quote.delivery > 0 ? quote.delivery : undefined}
            quote={quote}
            onQuantity={(id, quantity) =>
              setBooks(books.map((book) => (book._id === id ? { ...book, quantity } : book)))
            }
            onRemove={(id) => setBooks(books.filter(({ _id }) => _id !== id))}
          />
        </BookFinder>
      </Card>
      <Card level={3} title={texts.for}>
        <Form form={form} aria-label={texts.title} className="grid gap-4">
          {isRefined && <FindCustomer onFound={take} />}
          {(['name', 'phone'] as const).map((name) => (
            <Field
              key={name}
              {...fields[name]}
              {...form.field(name)}
              required={delivered}
              optional={!delivered}
            />
          ))}
          {isRefined && (
            <Field
              label={formWords.email}
              {...form.field('email')}
              type="email"
              autoComplete="off"
              maxLength={EMAIL_MAX}
              hint={texts.emailHint}
              optional
            />
          )}
          <Checkbox {...form.checkbox('delivered')}>{texts.delivered}</Checkbox>
          {delivered ? (
            <AddressFields isOthers field={(part) => form.field(`address.${part}`)} />
          ) : (
            <Checkbox {...form.checkbox('collected')}>{texts.paidNow}</Checkbox>
          )}
          {isRefined && <TermsFields form={form} order={order} onApply={setCodes} />}
          <FormEnd form={form} disabled={books.length === 0 || order.isWaiting}>
            {collected && !delivered ? texts.sell : texts.place}
          </FormEnd>
          {books.length === 0 && <p className="text-fine text-muted">{texts.noBooks}</p>}
        </Form>
      </Card>
    </div>
  );
}
