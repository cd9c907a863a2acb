import { maskedGiftCard } from '@book-store/contract/orders/gift-cards/gift-cards';
import { PAPER_WORDS, type PaperWords } from '@book-store/contract/orders/papers/paper-words';
import { dateFormat, dayText } from '@book-store/contract/place';
import { formatIban } from '@book-store/contract/settings/payment/payment-account';
import { pageSizeIn } from '@book-store/contract/settings/place/page-size';
import { percentText } from '@book-store/contract/settings/tax/tax';
import { titleOf } from '../paper-title.ts';
import type { StoredPaper } from '../papers.model.ts';
import { inPaper, moneyOn } from './money-on-paper.ts';
import { type Cell, Sheet, SMALL, STRONG, TEXT, TITLE } from './sheet.ts';

export type PaperLook = {
  /** The shop's country, which decides on the paper. */
  country?: string | undefined;
  /** A PNG. */
  logo?: Buffer | undefined;
};

const moneyIn = (paper: StoredPaper) => (amount: number) => moneyOn(paper, amount);

/** A day, or a month such as '2026-11'. */
const dayIn = (paper: StoredPaper, day: string): string =>
  inPaper(paper, () =>
    day.length > 7
      ? dayText(paper.language, day, 'medium')
      : dateFormat(paper.language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
          Date.parse(day),
        ),
  );

/** Writes a paper as a tagged PDF, with nothing but what is stored of it. */
export async function paperFile(paper: StoredPaper, { country, logo }: PaperLook): Promise<Buffer> {
  const title = titleOf(paper);
  const sheet = new Sheet({ title, language: paper.language, size: pageSizeIn(country) });
  const words = PAPER_WORDS[paper.language];
  const half = sheet.width / 2;
  sheet.columns([
    () => sheet.text(title, TITLE, { tag: 'H1', width: half - 12 }),
    () => writeSeller(sheet, paper, words, logo),
  ]);
  sheet.skip(22);
  sheet.columns([
    () => {
      sheet.text(paper.buyer.name, STRONG, { width: half - 12 });
      for (const line of paper.buyer.lines) sheet.text(line, TEXT, { width: half - 12 });
    },
    () => writeFacts(sheet, paper, words),
  ]);
  sheet.skip(22);
  const { corrects } = paper;
  if (corrects) {
    const said = corrects.whole ? words.cancels : words.lowers;
    sheet.text(said(corrects.number, dayIn(paper, corrects.day)));
    sheet.skip(6);
  }
  writeItems(sheet, paper, words);
  writePayment(sheet, paper, words);
  sheet.skip(18);
  writeTaxes(sheet, paper, words);
  for (const note of paper.notes) {
    sheet.skip(10);
    sheet.text(note);
  }
  return sheet.end((page, of) => `${title} · ${page}/${of}`);
}

function writeSeller(
  sheet: Sheet,
  { seller }: StoredPaper,
  words: PaperWords,
  logo?: Buffer,
): void {
  const x = sheet.width / 2 + 12;
  const at = { x, width: sheet.width - x, align: 'right' } as const;
  if (logo) sheet.picture(logo, { x, width: at.width, height: 36, alt: seller.name });
  sheet.text(seller.name, STRONG, at);
  if (seller.address) sheet.text(seller.address, TEXT, at);
  if (seller.taxNumber) sheet.text(words.taxNumber(seller.taxNumber), TEXT, at);
}

function writeFacts(sheet: Sheet, paper: StoredPaper, words: PaperWords): void {
  const { day, orderNumber, orderedOn, suppliedOn } = paper;
  const x = sheet.width / 2 + 12;
  const supplied = suppliedOn && (suppliedOn.length > 7 ? words.suppliedOn : words.suppliedIn);
  const facts = [
    [words.day, dayIn(paper, day)],
    [words.order, orderNumber],
    [words.orderedOn, dayIn(paper, orderedOn)],
    ...(supplied && suppliedOn ? [[supplied, dayIn(paper, suppliedOn)] as const] : []),
  ] as const;
  for (const [name, value] of facts)
    sheet.text(`${name}: ${value}`, TEXT, { x, width: sheet.width - x, align: 'right' });
}

const AMOUNT_WIDTH = 110;

function writeItems(sheet: Sheet, paper: StoredPaper, words: PaperWords): void {
  const money = moneyIn(paper);
  const nameWidth = sheet.width - AMOUNT_WIDTH - 12;
  const amountAt = { x: sheet.width - AMOUNT_WIDTH, width: AMOUNT_WIDTH, align: 'right' } as const;
  const head: Cell[] = [
    // The head stands on each page: loose pages tell whose they are.
    {
      text: `${words.items} · ${words.order} ${paper.orderNumber}`,
      x: 0,
      width: nameWidth,
      style: STRONG,
    },
    { text: words.amount, style: STRONG, ...amountAt },
  ];
  const rows = paper.items.map(({ text, detail, quantity, price, amount }): Cell[] => {
    const several = quantity !== undefined && quantity !== null && quantity > 1;
    return [
      {
        text: several ? `${quantity} x ${text}` : text,
        x: 0,
        width: nameWidth,
        style: TEXT,
        ...(detail && { below: { text: detail, style: SMALL } }),
      },
      {
        text: money(amount),
        style: TEXT,
        ...amountAt,
        ...(several &&
          price != null && { below: { text: words.each(money(price)), style: SMALL } }),
      },
    ];
  });
  sheet.table(head, rows);
  sheet.skip(4);
  sheet.sum(words.total, money(paper.totalPrice), { size: 13, weight: 600 });
}

function writePayment(sheet: Sheet, paper: StoredPaper, words: PaperWords): void {
  const { payment } = paper;
  if (!payment) return;
  const money = moneyIn(paper);
  const { method, byGiftCard, paid, open, payBy, account, reference } = payment;
  const cash = method === 'cash-on-delivery' || method === 'at-pick-up' ? method : undefined;
  if (byGiftCard)
    sheet.sum(words.paidByGiftCard(maskedGiftCard(byGiftCard.lastFour)), money(byGiftCard.amount));
  if (paid > 0) sheet.sum(`${words.paid} (${words.methods[method]})`, money(paid));
  if (open > 0) sheet.sum(cash ? words.payInCash[cash] : words.toPay, money(open), STRONG);
  if (!payBy) return;
  sheet.skip(12);
  const day = dayIn(paper, payBy);
  sheet.text(account ? words.payBy(day) : words.payUntil(day));
  if (!account) return;
  const rows = [
    [words.account.name, account.name],
    [words.account.iban, account.iban && formatIban(account.iban)],
    [words.account.bic, account.bic],
    [words.account.upi, account.upi],
    [words.account.reference, reference],
  ] as const;
  for (const [name, value] of rows) if (value) sheet.text(`${name}: ${value}`);
  if (account.details) sheet.text(account.details);
}

function writeTaxes(sheet: Sheet, paper: StoredPaper, words: PaperWords): void {
  const money = moneyIn(paper);
  const width = sheet.width / 4;
  const column = (text: string, at: number, style = TEXT): Cell => ({
    text,
    style,
    x: at * width,
    width: width - (at === 0 ? 12 : 0),
    align: at === 0 ? 'left' : 'right',
  });
  const head = [words.taxRate, words.net, words.tax, words.gross];
  sheet.table(
    head.map((text, at) => column(text, at, STRONG)),
    paper.taxes.sums.map(({ rate, net, tax, gross }) => [
      column(rate == null ? words.noTax : inPaper(paper, () => percentText(rate)), 0),
      ...[net, tax, gross].map((amount, at) => column(money(amount), at + 1)),
    ]),
  );
}
