import type {
  GiftCardView,
  OpenedGiftCard,
} from '@book-store/contract/orders/gift-cards/gift-cards.schemas';
import { formatDay } from '@book-store/contract/promised-days';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { networkError, problem, reply } from '../../../testing/stub-api.ts';

const LIST = 'GET /api/admin/gift-cards';
const GET = 'GET /api/admin/gift-cards/:id';
const ISSUE = 'POST /api/admin/gift-cards';
const BLOCK = 'PATCH /api/admin/gift-cards/:id';
const CORRECT = 'POST /api/admin/gift-cards/:id/corrections';
const ID = 'a'.repeat(24);
const CODE = 'ABCD-EFGH-JKLM-NPQR';
const at = '2026-11-20T10:00:00.000Z';

const aCard = (given: Partial<GiftCardView> = {}): GiftCardView => ({
  _id: ID,
  lastFour: 'NPQR',
  amount: 25,
  balance: 15,
  state: 'active',
  createdAt: at,
  by: 'anna',
  ...given,
});
const opened = (given: Partial<OpenedGiftCard> = {}): OpenedGiftCard => ({
  ...aCard(),
  movements: [
    { kind: 'issued', at, amount: 25, by: 'anna' },
    { kind: 'used', at, amount: -10, order: { _id: 'b'.repeat(24), number: 'BS-10042' } },
  ],
  ...given,
});

beforeEach(() => signInAdmin());

describe('the gift cards', () => {
  it('say what is left on each, and to whom it went', async () => {
    const recipient = { email: 'ada@example.com' };
    stubDashboard({ [LIST]: () => [aCard({ recipient, sendOn: '2026-12-24' })] });
    renderApp('/dashboard/gift-cards');
    const list = await screen.findByRole('list', { name: 'Gift cards' });
    expect(list).toHaveTextContent('ada@example.com');
    expect(list).toHaveTextContent('$15.00Active, of $25.00');
    expect(list).toHaveTextContent(`goes out on ${formatDay('2026-12-24', 'en')}`);
    expect(screen.getByRole('link', { name: '•••• NPQR' })).toBeVisible();
  });

  it('are issued with a code that is shown until it is done with', async () => {
    const { answer, callsTo } = stubDashboard({ [LIST]: () => [] });
    answer(ISSUE, () =>
      reply({ ...aCard(), code: CODE, expiresAt: '2029-11-21T00:00:00.000Z' }, { status: 201 }),
    );
    const { user } = renderApp('/dashboard/gift-cards');
    await user.type(await screen.findByLabelText('Amount'), '25');
    await user.click(screen.getByRole('button', { name: 'Issue the gift card' }));
    expect((await screen.findAllByText(CODE))[0]).toBeVisible();
    const sheet = screen.getByRole('region', { name: 'Gift card' });
    expect(sheet).toHaveTextContent(`$25.00Code${CODE}`);
    expect(sheet).toHaveTextContent('The card holds until November 20, 2029.');
    expect(callsTo(ISSUE)[0]?.body).toEqual({ amount: 25 });
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByText(CODE)).toBeNull();
    await user.tab();
    expect(screen.getByLabelText('Amount')).toHaveFocus();
  });

  it('are issued once when a reply is lost, and anew when something else is typed', async () => {
    const { answer, callsTo } = stubDashboard({ [LIST]: () => [] });
    const keys = () => callsTo(ISSUE).map(({ headers }) => headers.get('idempotency-key'));
    answer(ISSUE, networkError);
    const { user } = renderApp('/dashboard/gift-cards');
    const issue = async (count: number) => {
      await user.click(screen.getByRole('button', { name: 'Issue the gift card' }));
      await waitFor(() => expect(keys()).toHaveLength(count));
      await screen.findByRole('alert');
    };
    await user.type(await screen.findByLabelText('Amount'), '25');
    await issue(1);
    await issue(2);
    expect(keys()[1]).toBe(keys()[0]);
    await user.type(screen.getByLabelText('Amount'), '0');
    await issue(3);
    expect(keys()[2]).not.toBe(keys()[1]);
    answer(ISSUE, () => reply({ ...aCard(), code: CODE }, { status: 201 }));
    const press = () => user.click(screen.getByRole('button', { name: 'Issue the gift card' }));
    await press();
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    expect(keys()[3]).toBe(keys()[2]);
    await user.clear(screen.getByLabelText('Amount'));
    await user.type(screen.getByLabelText('Amount'), '250');
    await press();
    await waitFor(() => expect(keys()).toHaveLength(5));
    expect(keys()[4]).not.toBe(keys()[3]);
  });

  it('are issued once when a reply is lost and the next try is refused', async () => {
    const { answer, callsTo } = stubDashboard({ [LIST]: () => [] });
    const { user } = renderApp('/dashboard/gift-cards');
    await user.type(await screen.findByLabelText('Amount'), '25');
    const replies = [networkError, () => problem(429, 'too-many-requests'), networkError];
    for (const [at, answerOnce] of replies.entries()) {
      answer(ISSUE, answerOnce);
      await user.click(screen.getByRole('button', { name: 'Issue the gift card' }));
      await waitFor(() => expect(callsTo(ISSUE)).toHaveLength(at + 1));
      await screen.findByRole('alert');
    }
    const keys = callsTo(ISSUE).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('are sent by mail on a day, and a wrong address is marked', async () => {
    const { answer, callsTo } = stubDashboard({ [LIST]: () => [] });
    const fields = [{ path: 'recipient.email', message: 'Please enter a valid email address.' }];
    answer(ISSUE, () => problem(400, 'bad-request', { fields }));
    const { user } = renderApp('/dashboard/gift-cards');
    await user.type(await screen.findByLabelText('Amount'), '25');
    await user.type(screen.getByLabelText(/^Email of the recipient/), 'ada@example');
    await user.type(screen.getByLabelText(/^Message/), 'Happy birthday!');
    await user.click(screen.getByRole('button', { name: 'Issue the gift card' }));
    expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
    answer(ISSUE, () => reply(aCard({ sendOn: '2099-12-24' }), { status: 201 }));
    await user.type(screen.getByLabelText(/^Day of the mail/), '2099-12-24');
    await user.click(screen.getByRole('button', { name: 'Issue the gift card' }));
    await screen.findByText('The gift card goes out by mail');
    expect(callsTo(ISSUE).at(-1)?.body).toEqual({
      amount: 25,
      recipient: { email: 'ada@example', message: 'Happy birthday!', sendOn: '2099-12-24' },
    });
  });
});

describe('a gift card', () => {
  it('shows its ledger, and is corrected by what the new balance differs', async () => {
    const { answer, callsTo } = stubDashboard({ [GET]: () => opened() });
    answer(CORRECT, () => aCard({ balance: 20 }));
    const { user } = renderApp(`/dashboard/gift-cards/${ID}`);
    const ledger = await screen.findByRole('list', { name: 'What has happened to it' });
    expect(ledger).toHaveTextContent('Used by order BS-10042');
    expect(ledger).toHaveTextContent('−$10.00');
    const balance = screen.getByLabelText('New balance');
    await user.clear(balance);
    await user.type(balance, '20');
    await user.type(screen.getByLabelText('Why is it corrected?'), 'Lost change');
    await user.click(screen.getByRole('button', { name: 'Correct the balance' }));
    await screen.findByText('The balance has been corrected');
    expect(callsTo(CORRECT)[0]?.body).toEqual({ amount: 5, reason: 'Lost change' });
  });

  it.each([
    ['active', 'Block the card', 'Why is it blocked?', true],
    ['blocked', 'Unblock the card', 'Why is it unblocked?', false],
  ] as const)('that is %s: %s', async (state, button, label, blocked) => {
    const { answer, callsTo } = stubDashboard({ [GET]: () => opened({ state }) });
    answer(BLOCK, () => aCard());
    const { user } = renderApp(`/dashboard/gift-cards/${ID}`);
    await user.type(await screen.findByLabelText(label), 'Lost');
    await user.click(screen.getByRole('button', { name: button }));
    await expect.poll(() => callsTo(BLOCK)[0]?.body).toEqual({ blocked, reason: 'Lost' });
  });

  it('keeps keyboard users at its forms once one has been sent', async () => {
    const { answer } = stubDashboard({ [GET]: () => opened() });
    const { user } = renderApp(`/dashboard/gift-cards/${ID}`);
    const form = await screen.findByRole('form', { name: 'Block the card' });
    const movements = [...opened().movements, { kind: 'blocked' as const, at, by: 'anna' }];
    answer(BLOCK, () => aCard());
    answer(GET, () => opened({ state: 'blocked', movements }));
    await user.type(screen.getByLabelText('Why is it blocked?'), 'Lost{Enter}');
    expect(await screen.findByRole('form', { name: 'Unblock the card' })).toBeVisible();
    expect(form).not.toBeInTheDocument();
    await user.tab();
    expect(screen.getByLabelText('New balance')).toHaveFocus();
  });
});
