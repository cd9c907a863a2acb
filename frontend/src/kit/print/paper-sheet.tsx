import { maskedGiftCard } from '@book-store/contract/orders/gift-cards/gift-cards';
import { PAPER_WORDS } from '@book-store/contract/orders/papers/paper-words';
import type { Paper } from '@book-store/contract/orders/papers/papers.schemas';
import { dayText, inPlace, shopPlace } from '@book-store/contract/place';
import { formatIban } from '@book-store/contract/settings/payment/payment-account';
import { percentText } from '@book-store/contract/settings/tax/tax';
import { formatAmount } from '../../lib/money/amount.ts';
import { PaperHead } from './paper-head.tsx';
import { PrintSheet } from './print-sheet.tsx';

/** An invoice or credit note as it was issued: in its language, and with nothing but what is stored of it. */
export function PaperSheet({ paper }: { paper: Paper }) {
  const { items, totalPrice, taxes, notes, payment, orderNumber } = paper;
  const words = PAPER_WORDS[paper.language];
  const amount = (value: number) => inPaper(paper, () => formatAmount(value));
  return (
    <PrintSheet label={titleOf(paper)} language={paper.language}>
      <PaperHead paper={paper} title={titleOf(paper)} />
      <table>
        <thead>
          <tr>
            {/* The head of the table stands on each page: loose pages tell whose they are. */}
            <th scope="col">
              {words.items}{' '}
              <span className="font-normal">
                · {words.order} {orderNumber}
              </span>
            </th>
            <th scope="col" className="amount">
              {words.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ text, detail, quantity = 1, price, amount: cost }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two items may be the same, and none ever moves
            <tr key={at}>
              <td>
                {quantity > 1 && <strong>{quantity} x </strong>}
                {text}
                <span className="block text-[0.9em] empty:hidden">{detail}</span>
              </td>
              <td className="amount">
                {amount(cost)}
                {quantity > 1 && price !== undefined && (
                  <span className="block text-[0.9em]">{words.each(amount(price))}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Row name={words.total} className="pt-[0.6em] text-[1.3em] font-bold">
        {amount(totalPrice)}
      </Row>
      {payment && <PaymentSaid paper={paper} payment={payment} />}
      <table className="keep-together mt-[2em]">
        <thead>
          <tr>
            <th scope="col">{words.taxRate}</th>
            {[words.net, words.tax, words.gross].map((head) => (
              <th key={head} scope="col" className="amount">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {taxes.sums.map(({ rate, net, tax, gross }) => (
            <tr key={rate ?? 'none'}>
              <td>{rate === undefined ? words.noTax : inPaper(paper, () => percentText(rate))}</td>
              {[net, tax, gross].map((value, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of the table
                <td key={at} className="amount">
                  {amount(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {notes.map((note) => (
        <p key={note} className="mt-[1em] whitespace-pre-line break-words">
          {note}
        </p>
      ))}
    </PrintSheet>
  );
}

/** For example 'Invoice RE-2026-0041'. */
function titleOf({ kind, number, corrects, language }: Paper): string {
  const words = PAPER_WORDS[language];
  const name =
    kind === 'invoice' ? words.invoice : corrects?.whole ? words.cancellation : words.correction;
  return `${name} ${number}`;
}

/** Formats as in the shop when the paper was issued. */
const inPaper = ({ locale, currency }: Paper, format: () => string): string =>
  inPlace({ ...shopPlace(), locale, currency }, format);

type RowProps = { name: string; className?: string; children: string };

const Row = ({ name, className = '', children }: RowProps) => (
  <p className={`keep-together flex justify-between gap-[1em] ${className}`}>
    <span>{name}</span>
    <span className="amount">{children}</span>
  </p>
);

type PaymentSaidProps = { paper: Paper; payment: NonNullable<Paper['payment']> };

/** What was paid when the invoice was issued, and until when and where to pay the rest. */
function PaymentSaid({ paper, payment }: PaymentSaidProps) {
  const { method, byGiftCard, paid, open, payBy, account, reference } = payment;
  const words = PAPER_WORDS[paper.language];
  const amount = (value: number) => inPaper(paper, () => formatAmount(value));
  const cash = method === 'cash-on-delivery' || method === 'at-pick-up' ? method : undefined;
  return (
    <>
      {byGiftCard && (
        <Row name={words.paidByGiftCard(maskedGiftCard(byGiftCard.lastFour))}>
          {amount(byGiftCard.amount)}
        </Row>
      )}
      {paid > 0 && <Row name={`${words.paid} (${words.methods[method]})`}>{amount(paid)}</Row>}
      {open > 0 && (
        <Row name={cash ? words.payInCash[cash] : words.toPay} className="font-bold">
          {amount(open)}
        </Row>
      )}
      {payBy && (
        <div className="keep-together mt-[1.2em]">
          <p>
            {account
              ? words.payBy(inPaper(paper, () => dayText(paper.language, payBy, 'medium')))
              : words.payUntil(inPaper(paper, () => dayText(paper.language, payBy, 'medium')))}
          </p>
          {account && <Account account={account} reference={reference} words={words.account} />}
        </div>
      )}
    </>
  );
}

type AccountProps = {
  account: NonNullable<PaymentSaidProps['payment']['account']>;
  reference: string | undefined;
  words: (typeof PAPER_WORDS)['en']['account'];
};

function Account({ account, reference, words }: AccountProps) {
  const { name, iban, bic, upi, details } = account;
  const rows = [
    [words.name, name],
    [words.iban, iban && formatIban(iban)],
    [words.bic, bic],
    [words.upi, upi],
    [words.reference, reference],
  ] as const;
  return (
    <>
      <dl className="grid w-fit grid-cols-[auto_auto] gap-x-[1em]">
        {rows.map(([what, value]) =>
          value ? (
            <div key={what} className="contents">
              <dt>{what}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {details && <p className="whitespace-pre-line break-words">{details}</p>}
    </>
  );
}
