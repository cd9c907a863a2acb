import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import {
  RETURN_NOTE_MAX,
  RETURN_REASONS,
  type ReturnReason,
  returnableLines,
  returnableUntil,
} from '@book-store/contract/orders/returns/returns';
import { dateFormat } from '@book-store/contract/place';
import { useShopQuery } from '../../../../api/calls/shop-api.ts';
import { SelectField, TextAreaField } from '../../../../kit/fields/field.tsx';
import { Options } from '../../../../kit/fields/options.tsx';
import { useLanguage, useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { orderTexts } from '../../order-texts.ts';
import { useAskReturnMutation } from './api.ts';
import type { BooksChoice } from './choice-form.tsx';
import { ChooseBooks } from './choose-books.tsx';
import { chosenCopies } from './copies-fields.tsx';

type AskReturnProps = { order: OrderView; token?: string | undefined };

/** Lets the customer ask for a return of delivered books, as long as the shop takes it. */
export function AskReturn({ order, token }: AskReturnProps) {
  const words = useTexts(orderTexts).returns;
  const language = useLanguage();
  const { data: shop } = useShopQuery();
  const [askReturn] = useAskReturnMutation();
  const until = shop?.returnDays ? returnableUntil(order, shop.returnDays) : undefined;
  const isInTime = until !== undefined && until.getTime() > Date.now();
  const lines = isInTime ? returnableLines(order) : [];

  async function ask({ copies, reason, ...typed }: BooksChoice) {
    const note = typed.note.trim();
    await askReturn({
      id: order._id,
      token,
      lines: chosenCopies(copies, lines, words.chooseOne),
      reason: reason as ReturnReason,
      ...(note && { note }),
    }).unwrap();
  }

  return (
    <ChooseBooks
      open={words.giveBack}
      legend={words.which}
      lines={lines}
      send={words.ask}
      sending={words.asking}
      done={words.asked}
      onSend={ask}
    >
      {(form) => (
        <>
          <SelectField label={words.reason} {...form.field('reason')} required>
            <option value="" />
            <Options names={words.reasons} of={RETURN_REASONS} />
          </SelectField>
          <TextAreaField
            label={words.note}
            {...form.field('note')}
            optional
            rows={3}
            maxLength={RETURN_NOTE_MAX}
          />
          {until && (
            <p className="text-muted">
              {words.askUntil(dateFormat(language, { dateStyle: 'long' }).format(until))}
            </p>
          )}
        </>
      )}
    </ChooseBooks>
  );
}
