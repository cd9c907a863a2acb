import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aPaper, paperRef } from '../../../../testing/a-paper.ts';
import { anAdminOrder, anAdminPayment } from '../../../../testing/an-admin-order.ts';
import { aShop } from '../../../../testing/builders.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../../testing/sign-in-admin.ts';
import { problem } from '../../../../testing/stub-api.ts';

const GET = 'GET /api/admin/orders/:id';
type User = ReturnType<typeof renderApp>['user'];

const slip = () => screen.findByRole('region', { name: 'Packing slip' });
const click = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name }));

const sheet = (name: string) => document.querySelector(`.print-sheet[aria-label="${name}"]`);
const GERMAN = { included: true, sums: [{ rate: 7000, net: 9.35, tax: 0.65, gross: 10 }] };
const taxed = () => aShop({ tax: { included: true, number: 'DE123456789', rates: [] } });

beforeEach(() => signInAdmin());

function open(order = anAdminOrder(), stubs = {}) {
  const api = stubDashboard({ [GET]: () => order, ...stubs });
  return { ...api, ...renderApp(`/dashboard/orders/${order._id}`), order };
}

describe('the receipt', () => {
  it('of a counter sale says that it was paid in the shop, without a delivery', async () => {
    const printed: (string | null | undefined)[] = [];
    const receipt = () => document.querySelector('.print-sheet[aria-label="Receipt"]');
    vi.stubGlobal('print', () => printed.push(receipt()?.textContent));
    const { user, order } = open(
      anAdminOrder({
        source: 'counter',
        address: undefined,
        status: 'delivered',
        totalPrice: 12.5,
      }),
      { 'GET /api/shop': () => aShop({ name: 'The Corner Bookshop', phone: '+1 555 0100' }) },
    );
    await screen.findByRole('region', { name: 'Packing slip' });
    await click(user, 'Print receipt');
    for (const text of [
      'The Corner Bookshop',
      '+1 555 0100',
      `Receipt ${order.number}`,
      'Ada ReaderPicked up in the shop',
      'The Time Machine',
      'Paid in cash$12.50',
    ]) {
      expect(printed[0]).toContain(text);
    }
    expect(printed[0]).not.toContain('Delivery');
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(receipt()).toBeNull());
  });

  it('has the tax that the total includes, and the tax number', async () => {
    const printed: (string | null | undefined)[] = [];
    vi.stubGlobal('print', () => printed.push(sheet('Receipt')?.textContent));
    const { user } = open(anAdminOrder({ status: 'delivered', totalPrice: 10, taxes: GERMAN }), {
      'GET /api/shop': taxed,
    });
    await screen.findByRole('button', { name: 'Create invoice' });
    await click(user, 'Print receipt');
    expect(printed[0]).toContain('Paid in cash$10.00incl. 7% tax$0.65');
    expect(printed[0]).toContain('Tax number DE123456789');
  });

  it('has the discount code, and what it takes off', async () => {
    const printed: (string | null | undefined)[] = [];
    vi.stubGlobal('print', () => printed.push(sheet('Receipt')?.textContent));
    const discountCode = { code: 'WELCOME-10', amount: 1.25 };
    const { user } = open(anAdminOrder({ status: 'delivered', discountCode, totalPrice: 11.25 }));
    expect(await slip()).toHaveTextContent('Discount code WELCOME-10−$1.25');
    await click(user, 'Print receipt');
    expect(printed[0]).toContain('Discount code WELCOME-10−$1.25');
  });

  it('is not offered for an order that nobody pays', async () => {
    open(anAdminOrder({ status: 'refused' }));
    await screen.findByRole('list', { name: 'Books' });
    expect(screen.queryByRole('button', { name: 'Print receipt' })).toBeNull();
  });
});

describe('receipt and invoice', () => {
  const transfer = (paid: number) => anAdminPayment({ method: 'transfer', due: 10, paid });
  it.each([
    ['that waits for cash', anAdminOrder({ status: 'confirmed' }), []],
    ['that waits for its transfer', anAdminOrder({ payment: transfer(4) }), []],
    ['that is paid', anAdminOrder({ payment: transfer(10) }), ['receipt', 'invoice']],
    ['that is packed', anAdminOrder({ status: 'packed' }), ['invoice']],
    [
      'on invoice that was delivered',
      anAdminOrder({
        status: 'delivered',
        payment: anAdminPayment({ method: 'invoice', due: 10 }),
      }),
      ['invoice'],
    ],
    ['that was paid at the door', anAdminOrder({ status: 'delivered' }), ['receipt', 'invoice']],
  ])('of an order %s', async (_what, order, offered) => {
    open(order, { 'GET /api/shop': taxed });
    await slip();
    const shown = ['receipt', 'invoice'].filter((paper) =>
      screen.queryByRole('button', { name: new RegExp(`^(Print|Create) ${paper}$`) }),
    );
    expect(shown).toEqual(offered);
  });
});

describe('the invoice', () => {
  const READ = 'GET /api/admin/papers/:id';
  const order = anAdminOrder({ status: 'packed', totalPrice: 10, taxes: GERMAN });
  const DRAW = 'POST /api/admin/orders/:id/invoice';

  it('is created after a question that says for whom, and printed as it is stored', async () => {
    const printed: (string | null | undefined)[] = [];
    vi.stubGlobal('print', () => printed.push(sheet('Invoice 7')?.textContent));
    const paper = aPaper({ buyer: { name: 'Ada of that day', lines: [] } });
    const { user, callsTo } = open(order, {
      'GET /api/shop': taxed,
      [DRAW]: () => ({ ...order, papers: [paperRef(paper)] }),
      [READ]: () => paper,
    });
    await click(user, 'Create invoice');
    const asked = within(await screen.findByRole('dialog'));
    expect(asked.getByText(/It is for Ada Reader, .* about the order of \$10\.00/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Create invoice' }));
    await waitFor(() => expect(printed).toHaveLength(1));
    expect(callsTo(DRAW)).toHaveLength(1);
    expect(printed[0]).toContain('Ada of that day');
  });

  it.each([
    ['mailed', { answersMail: true as const }, /^It is on its way to /],
    ['kept in a shop without a mail server', {}, /^The shop has no mail server yet/],
  ])('is %s', async (_what, shop, said) => {
    const { user, callsTo } = open(
      { ...order, papers: [paperRef(aPaper())] },
      {
        'GET /api/shop': () => ({ ...taxed(), ...shop }),
        'POST /api/admin/papers/:id/mail': () => ({ missing: [] }),
      },
    );
    await click(user, 'Send 7 by mail');
    expect(await screen.findByText(said)).toBeVisible();
    expect(callsTo('POST /api/admin/papers/:id/mail')).toHaveLength(1);
  });

  it('is saved as a PDF, or says which letters a file cannot have', async () => {
    const FILE = 'GET /api/admin/papers/:id/file';
    const paper = aPaper();
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const { user, answer } = open(
      { ...order, papers: [paperRef(paper)] },
      {
        'GET /api/shop': taxed,
        [FILE]: () => ({ name: 'Invoice-7.pdf', missing: ['漢', '字'] }),
      },
    );
    await click(user, 'Save 7 as PDF');
    expect(await screen.findByText(/no font here: 漢 字\. Please print it instead/)).toBeVisible();
    expect(saved).toEqual([]);
    answer(FILE, () => ({ name: 'Invoice-7.pdf', pdf: btoa('%PDF-1.7'), missing: [] }));
    await click(user, 'Save 7 as PDF');
    await waitFor(() => expect(saved).toEqual(['Invoice-7.pdf']));
    expect(screen.queryByText(/no font here/)).toBeNull();
  });

  it('is not created when the answer is no', async () => {
    const { user, callsTo } = open(order, { 'GET /api/shop': taxed });
    await click(user, 'Create invoice');
    await click(user, 'Not now');
    expect(callsTo(DRAW)).toHaveLength(0);
  });

  it('is corrected by a credit note and a new one with another name', async () => {
    const CORRECT = 'POST /api/admin/papers/:id/correction';
    const invoice = paperRef(aPaper());
    const invoiced = { ...order, papers: [invoice] };
    const corrected = { ...invoiced, papers: [invoice, paperRef(aPaper({ number: '9' }))] };
    const { user, callsTo } = open(invoiced, {
      'GET /api/shop': taxed,
      [CORRECT]: () => corrected,
    });
    await click(user, 'Correct invoice');
    const form = within(await screen.findByRole('form', { name: 'Correct invoice' }));
    const name = form.getByLabelText(/name/i);
    await user.clear(name);
    await user.type(name, 'Corner Ltd');
    await user.click(form.getByRole('button', { name: 'Correct invoice' }));
    await click(user, 'Replace it');
    expect(await screen.findByText('The new invoice has been created')).toBeVisible();
    expect(callsTo(CORRECT)[0]?.body).toMatchObject({ name: 'Corner Ltd' });
  });

  it('is cancelled after a question', async () => {
    const CANCEL = 'POST /api/admin/papers/:id/cancellation';
    const invoiced = { ...order, papers: [paperRef(aPaper())] };
    const { user, callsTo } = open(invoiced, {
      'GET /api/shop': taxed,
      [CANCEL]: () => invoiced,
    });
    await click(user, 'Cancel invoice');
    const asked = within(await screen.findByRole('dialog'));
    expect(asked.getByText('Cancel invoice 7?')).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Cancel invoice' }));
    expect(await screen.findByText('The invoice is cancelled')).toBeVisible();
    expect(callsTo(CANCEL)).toHaveLength(1);
  });

  it('says what is missing in the settings, and leads there', async () => {
    const detail = 'An invoice must say your address. Enter it in the settings first.';
    const { user } = open(order, {
      'GET /api/shop': taxed,
      [DRAW]: () =>
        problem(409, 'conflict', {
          detail,
          fields: [{ path: 'sellerAddress', message: detail, code: 'not-set-up' }],
        }),
    });
    await click(user, 'Create invoice');
    const asked = within(await screen.findByRole('dialog'));
    await user.click(asked.getByRole('button', { name: 'Create invoice' }));
    expect(await screen.findByText(detail)).toBeVisible();
    const link = screen.getByRole('link', { name: 'To the settings of tax and invoices' });
    expect(link).toHaveAttribute('href', '/dashboard/settings/tax');
  });

  it('is not offered in a shop without tax', async () => {
    open(anAdminOrder({ status: 'delivered' }));
    await screen.findByRole('button', { name: 'Print receipt' });
    expect(screen.queryByRole('button', { name: 'Create invoice' })).toBeNull();
  });

  it('stays with its credit note when the order has ended, and can be created anew once reopened', async () => {
    const invoice = aPaper();
    const corrects = { paper: invoice._id, number: '7', day: invoice.day, whole: true };
    const papers = [invoice, aPaper({ kind: 'credit-note', number: '9', corrects })].map(paperRef);
    open(anAdminOrder({ status: 'cancelled', papers }), {
      'GET /api/shop': taxed,
    });
    expect(await screen.findByRole('button', { name: 'Print credit note 9' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print invoice 7' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create invoice' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Print receipt' })).toBeNull();
    cleanup();
    open(anAdminOrder({ status: 'delivered', papers }), { 'GET /api/shop': taxed });
    expect(await screen.findByRole('button', { name: 'Create invoice' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print credit note 9' })).toBeVisible();
  });
});

describe('the packing slip', () => {
  it('shows the recipient, the books and the cash to collect', async () => {
    const { order } = open(anAdminOrder({ totalPrice: 12.5 }));
    const paper = await slip();
    for (const text of [
      'Cash to collect$12.50',
      'Ada Reader',
      'Inkwell Lane 7',
      'Springfield, Hesse 01234',
      '+4912345678',
      'The Time Machine',
      order.number,
      `Order ID ${order._id}`,
    ]) {
      expect(paper).toHaveTextContent(text);
    }
  });

  it('says how many copies there are, and what one of them costs', async () => {
    const [line] = anAdminOrder().lines;
    const lines = line ? [{ ...line, quantity: 3 }] : [];
    open(anAdminOrder({ lines, totalPrice: 37.5 }));
    const paper = await slip();
    expect(within(paper).getByText('3 x')).toBeVisible();
    expect(paper).toHaveTextContent('3 x The Time Machine$37.50each $12.50');
    expect(paper).toHaveTextContent('3 copies, total$37.50');
  });

  it('says whose it is, of which order, and what its delivery costs', async () => {
    const shop = aShop({
      name: 'The Corner Bookshop',
      address: '1 Quiet Lane\nSpringfield 97477',
      phone: '+1 555 0100',
      logo: { fileName: 'sign.webp', width: 300, height: 100 },
    });
    const { order } = open(anAdminOrder({ deliveryFee: 4.5, totalPrice: 17 }), {
      'GET /api/shop': () => shop,
    });
    const paper = await slip();
    await waitFor(() => expect(paper).toHaveTextContent('The Corner Bookshop'));
    expect(within(paper).getByRole('heading')).toHaveTextContent(/^The Corner Bookshop$/);
    for (const text of [
      '1 Quiet Lane, Springfield 97477 · +1 555 0100',
      `Packing slip ${order.number}`,
      'Delivery$4.50',
    ]) {
      expect(paper).toHaveTextContent(text);
    }
    expect(paper.querySelector('img')).toHaveAttribute('src', '/covers/240/sign.webp');
  });

  it('prints on the chosen paper size, which is remembered', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = open();
    expect(await slip()).toHaveAttribute('data-paper', 'page');
    await user.click(screen.getByRole('radio', { name: 'A6' }));
    expect(await slip()).toHaveAttribute('data-paper', 'a6');
    await click(user, 'Print packing slip');
    expect(print).toHaveBeenCalledOnce();
    expect(localStorage.getItem('packing-slip-paper')).toBe('a6');
  });

  it('names the whole page as the country does', async () => {
    const country = { country: 'US', currency: 'USD', locale: 'en-US' };
    open(anAdminOrder(), { 'GET /api/shop': () => aShop({ place: country }) });
    expect(await screen.findByRole('radio', { name: 'Letter' })).toBeChecked();
  });

  it.each(['cancelled', 'refused'] as const)('is not offered for a %s order', async (status) => {
    open(anAdminOrder({ status }));
    await screen.findByRole('list', { name: 'Books' });
    expect(screen.queryByRole('button', { name: 'Print packing slip' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Packing slip' })).toBeNull();
  });
});
