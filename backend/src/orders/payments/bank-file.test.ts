import { Types } from 'mongoose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storeSettings } from '../../settings/shop/store-settings.builder.ts';
import { asAdmin } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { Order } from '../order/orders.model.ts';
import { Paper } from '../papers/papers.model.ts';
import { aShopWithAllPayments, placeToPay } from './paying.builder.ts';
import { readBankAmount } from './read-bank-file.ts';

const app = useTestApp();
let admin: string;
beforeAll(aShopWithAllPayments);
beforeEach(async () => {
  admin = await asAdmin();
});

const call = (method: 'get' | 'post', path: string, body?: object) =>
  app.http()[method](`/api/admin${path}`).set('Authorization', admin).send(body);
const preview = async (text: string | Buffer) => {
  const reply = await call('post', '/payments/bank-file')
    .set('Content-Type', 'text/csv')
    .send(text as never);
  return { status: reply.status, body: reply.body, rows: reply.body.rows as Row[] };
};
type Row = { key: string; kind: string; amount: number; order?: { _id: string; number: string } };
const confirm = (rows: readonly Row[]) =>
  call('post', '/payments/bank-rows', {
    rows: rows.map(({ key, order, amount }) => ({ key, order: order?._id, amount })),
  });
const stateOf = async (id: string) => (await call('get', `/orders/${id}`)).body.payment.state;

describe("a bank's file", () => {
  it('in German, with an account above its columns, says which order each row pays', async () => {
    const [right, wrong, paid, ended] = [
      await placeToPay(app, 'transfer'),
      await placeToPay(app, 'transfer'),
      await placeToPay(app, 'transfer'),
      await placeToPay(app, 'transfer'),
    ];
    await call('post', `/orders/${paid.id}/payment`, {});
    await app
      .http()
      .patch(`/api/admin/orders/${ended.id}/status`)
      .set('Authorization', admin)
      .send({ from: 'awaiting-payment', to: 'cancelled' });
    const text = [
      '"Kontonummer:";"DE89 3704 0044 0532 0130 00"',
      '',
      'Buchungstag;Auftraggeber;Verwendungszweck;Betrag (EUR);Währung',
      `03.11.2026;Müller, Ada;Bestellung ${right.number.toLowerCase()};10,00;USD`,
      `03.11.2026;Grün;${wrong.number} danke;9,50;USD`,
      `04.11.2026;Weiß;Nr. ${paid.number.slice(3)};10,00;USD`,
      `04.11.2026;Rot;${ended.number};10,00;USD`,
      `04.11.2026;Schwarz;Miete 2026;1.234,56;USD`,
      `05.11.2026;Strom AG;Rechnung ${right.number};-10,00;USD`,
    ].join('\r\n');
    const { rows } = await preview(Buffer.from(text, 'latin1'));
    expect(rows.map(({ kind, amount, order }) => [kind, amount, order?.number])).toEqual([
      ['matches', 10, right.number],
      ['wrong-sum', 9.5, wrong.number],
      ['paid', 10, paid.number],
      ['ended', 10, ended.number],
      ['unknown', 1234.56, undefined],
    ]);
    expect(await stateOf(right.id)).toBe('open');
    const booked = await confirm(rows.slice(0, 1));
    expect(booked.body).toEqual({
      booked: [{ key: rows[0]?.key, number: right.number }],
      refused: [],
    });
    expect(await stateOf(right.id)).toBe('paid');
  });

  it('counts a row once, in whichever file it stands and however often it is sent', async () => {
    const { id, number } = await placeToPay(app, 'transfer');
    const row = `2026-11-03,"Reader, Ada",${number},"$10.00"`;
    const head = 'Date,Name,Description,Amount';
    const { rows } = await preview([head, row].join('\n'));
    const replies = await Promise.all([confirm(rows), confirm(rows), confirm(rows)]);
    expect(replies.flatMap(({ body }) => body.booked)).toHaveLength(1);
    const refused = replies.flatMap(({ body }) => body.refused);
    expect(refused).toHaveLength(2);
    for (const { code, detailCode } of refused) {
      expect([code, detailCode]).toEqual([
        'conflict',
        expect.stringMatching(/^(bank-row-counted|paid-already)$/),
      ]);
    }
    const later = await preview([head, '2026-11-02,Other,Rent,5.00', row].join('\n'));
    expect(later.rows.map(({ kind }) => kind)).toEqual(['unknown', 'counted']);
    const { payment } = (await call('get', `/orders/${id}`)).body;
    expect(payment).toMatchObject({ paid: 10, state: 'paid' });
  });

  it('tells the same payment twice from one row, and marks the order once', async () => {
    const { number } = await placeToPay(app, 'transfer');
    const row = `2026-11-03,Ada,${number},10.00`;
    const { rows } = await preview(['Date,Name,Description,Credit', row, row].join('\n'));
    expect(rows.map(({ kind }) => kind)).toEqual(['matches', 'paid']);
    expect(rows[0]?.key).not.toBe(rows[1]?.key);
  });

  it('is counted again after the owner has taken it back', async () => {
    const { id, number } = await placeToPay(app, 'transfer');
    const text = `Date,Name,Amount\n2026-11-03,Ada ${number},10.00`;
    await confirm((await preview(text)).rows);
    await call('post', `/orders/${id}/undo`, { from: 'placed' });
    const { rows } = await preview(text);
    expect(rows.map(({ kind }) => kind)).toEqual(['matches']);
    await confirm(rows);
    expect(await stateOf(id)).toBe('paid');
  });

  it('finds an invoice whose prefix has small letters, however a bank writes it', async () => {
    await storeSettings({ papers: { prefix: 'ReNr-' } });
    const { id } = await placeToPay(app, 'invoice');
    await Paper.collection.insertOne({
      ...{ kind: 'invoice', number: 'ReNr-00418' },
      ...{ order: new Types.ObjectId(id), at: new Date(), day: '2026-11-03' },
    });
    for (const number of ['ReNr-00418', 'RENR-00418', 'renr-00418']) {
      const text = `Date,Name,Amount\n2026-11-03,"Zed, ${number}",10.00`;
      expect((await preview(text)).rows).toMatchObject([{ kind: 'matches', order: { _id: id } }]);
    }
    await storeSettings({ papers: {} });
  });

  it('finds an order by the number of its invoice', async () => {
    const { id } = await placeToPay(app, 'invoice');
    await Paper.collection.insertOne({
      ...{ kind: 'invoice', number: 'RE-2026-00417' },
      ...{ order: new Types.ObjectId(id), at: new Date(), day: '2026-11-03' },
    });
    const text = 'Date,Name,Amount\n2026-11-03,"Zed, re-2026-00417",10.00';
    expect((await preview(text)).rows).toMatchObject([{ kind: 'matches', order: { _id: id } }]);
  });

  it.each([
    ['Jürgen Weiß', 'Weiss Juergen'],
    ['Juergen Baer', 'JÜRGEN BÄR'],
  ])('finds an order of %s by the name that the bank spells %s', async (name, spelled) => {
    const { id } = await placeToPay(app, 'transfer');
    await Order.updateOne({ _id: id }, { name });
    const { rows } = await preview(
      `Date,Name,Amount,Currency\n2026-11-03,"${spelled}, books",10.00,USD`,
    );
    expect(rows).toMatchObject([
      { kind: 'by-name', order: { _id: id }, text: `${spelled}, books` },
    ]);
  });

  it('finds an order by sum and name, unless two orders have both', async () => {
    const text = 'Date,Name,Amount\n2026-11-03,"NÚÑEZ, ZOE, books",10.00';
    const first = await placeToPay(app, 'transfer');
    await Order.updateOne({ _id: first.id }, { name: 'Zoë Núñez' });
    const { rows } = await preview(text);
    expect(rows).toMatchObject([{ kind: 'by-name', order: { _id: first.id } }]);
    expect((await preview(text.replace('10.00', '9.00'))).rows).toMatchObject([
      { kind: 'unknown' },
    ]);
    const second = await placeToPay(app, 'invoice');
    await Order.updateOne({ _id: second.id }, { name: 'Zoë Núñez' });
    expect((await preview(text)).rows).toMatchObject([{ kind: 'unknown' }]);
    await confirm(rows);
    expect(await stateOf(first.id)).toBe('paid');
    expect((await preview(text)).rows).toMatchObject([{ kind: 'counted' }]);
  });

  it('says of money in another currency what it is, and does not match it', async () => {
    const { number } = await placeToPay(app, 'transfer');
    const rows = async (amount: string, currency: string) =>
      (await preview(`Date,Name,Amount,Currency\n2026-11-03,${number},"${amount}",${currency}`))
        .rows;
    expect(await rows('10.00', 'EUR')).toMatchObject([{ kind: 'foreign', money: '10.00 EUR' }]);
    expect(await rows('€10.00', '')).toMatchObject([{ kind: 'foreign', money: '€10.00' }]);
    expect(await rows('$10.00', 'USD')).toMatchObject([{ kind: 'matches' }]);
    expect(await rows('+10.00', '')).toMatchObject([{ kind: 'matches' }]);
  });

  it('with two numbers of orders in a row means the one whose sum it is', async () => {
    const [other, meant] = [await placeToPay(app, 'transfer'), await placeToPay(app, 'transfer')];
    await call('post', `/orders/${other.id}/payment`, { amount: 1 });
    const postcode = other.number.slice(3);
    const text = `Date,Name,Amount\n2026-11-03,"Ada, ${postcode} Berlin ${meant.number}",10.00`;
    const { rows } = await preview(text);
    expect(rows).toMatchObject([{ kind: 'matches', order: { number: meant.number } }]);
  });

  it.each([
    'Booking date;Value date;Transaction Type;Payment Details;Creditor ID;Debit;Credit;Currency',
    'Buchungsdatum;Wertstellung;Status;Umsatztyp;Verwendungszweck;IBAN;Betrag (€);Kundenreferenz',
    'Auftragskonto;Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Glaeubiger ID;Betrag;Waehrung',
    'Date;Value Date;Narration;Chq/Ref.No.;Withdrawal Amt.;Deposit Amt.;Closing Balance',
    'Transaction Date;Transaction Type;Sort Code;Account Number;Description;Debit Amount;Credit Amount;Balance',
  ])('finds the money under %s', async (head) => {
    const { number } = await placeToPay(app, 'transfer');
    const cells = head
      .split(';')
      .map((name) =>
        /^(Credit|Credit Amount|Deposit Amt.|Betrag.*)$/.test(name) ? '10,00' : number,
      );
    const { rows } = await preview(`${head}\n${cells.join(';')}`);
    expect(rows).toMatchObject([{ kind: 'matches', amount: 10 }]);
  });

  it('has the separator that its first line says, in UTF-16 as well', async () => {
    const { number } = await placeToPay(app, 'transfer');
    const text = `\uFEFFsep=\t\r\nDate\tText, with commas; and others\tAmount\r\n3.11.26\t${number}, thanks\t10,00`;
    const { rows } = await preview(Buffer.from(text, 'utf16le'));
    expect(rows).toMatchObject([{ kind: 'matches', amount: 10, line: 3 }]);
  });

  it('leaves out what a column marks as money that went out', async () => {
    const { number } = await placeToPay(app, 'transfer');
    const text = [
      'Datum;Text;Betrag;Soll/Haben',
      `3.11.26;${number};10,00;H`,
      `3.11.26;${number};10,00;S`,
    ];
    const { rows } = await preview(text.join('\n'));
    expect(rows.map(({ kind }) => kind)).toEqual(['matches']);
  });

  it.each([
    ['without a column of amounts', 'a,b\n1,2\n', /Amount/],
    ['that is not text', Buffer.from([80, 75, 0, 1, 0, 0]), /not a text file/],
    ['with a quote that is never closed', 'Date,Amount\n1,"2\n', /Line/],
  ])('is refused %s', async (_circumstance, text, why) => {
    const { status, body } = await preview(text);
    expect([status, body.detail]).toEqual([400, expect.stringMatching(why)]);
  });
});

describe('an amount of a bank', () => {
  it.each([
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ["1'234.50", 123_450],
    ['12,5', 1250],
    ['12', 1200],
    ['1.234', 123_400],
    ['1,234,567', 123_456_700],
    ['+12.00', 1200],
    ['-12.00', -1200],
    ['12.30-', -1230],
    ['(12.30)', -1230],
    ['EUR 12,30', 1230],
    ['12,30 €', 1230],
    ['-€12.30', -1230],
    ['−12,30', -1230],
    ['12.345', 1_234_500],
    ['12.3456', undefined],
    ['12.30 DR', -1230],
    ['', undefined],
    ['DE89', undefined],
    ['12.11.2026 8:00', undefined],
  ])('%s is %s', (cell, minor) => {
    expect(readBankAmount(cell)).toBe(minor);
  });
});
