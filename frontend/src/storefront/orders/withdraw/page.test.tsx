import { setShopPlace } from '@book-store/contract/place';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aShop } from '../../../testing/builders.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { networkError, problem, stubApi } from '../../../testing/stub-api.ts';
import WithdrawPage from './page.tsx';

const SEND = 'POST /api/withdrawals';
const AT = '2026-11-20T12:34:56.000Z';
const place = { country: 'DE', currency: 'EUR', locale: 'en-GB', timeZone: 'Europe/Berlin' };
const received = () => ({ received: true as const, at: AT });
const open = (search = '') => renderPage(<WithdrawPage />, { at: `/withdraw${search}` });
type User = ReturnType<typeof open>['user'];

async function fillIn(user: User) {
  await user.type(await screen.findByLabelText('Order number'), 'BS-10042');
  await user.type(screen.getByLabelText('Name'), 'Ada Reader');
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

beforeEach(() => setShopPlace(place));
afterEach(() => setShopPlace());

describe('the page to withdraw from a contract', () => {
  it('takes two steps, and says when the withdrawal was received', async () => {
    const { callsTo } = stubApi({ 'GET /api/shop': () => aShop({ place }), [SEND]: received });
    const { user } = open();
    await fillIn(user);
    expect(screen.getByText('The whole order')).toBeVisible();
    expect(callsTo(SEND)).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Confirm withdrawal' }));
    expect(await screen.findByText(/We received it on 20 November 2026 at 13:34:56/)).toBeVisible();
    expect(screen.getByText('A receipt is on its way to ada@example.com.')).toBeVisible();
    expect(callsTo(SEND).map(({ body }) => body)).toEqual([
      { orderNumber: 'BS-10042', name: 'Ada Reader', email: 'ada@example.com', books: '' },
    ]);
  });

  it('has the number of the order from the link, and lets everything be changed before', async () => {
    stubApi({ 'GET /api/shop': () => aShop({ place }), [SEND]: received });
    const { user } = open('?order=BS-10077');
    expect(await screen.findByLabelText('Order number')).toHaveValue('BS-10077');
    await user.type(screen.getByLabelText('Name'), 'Ada');
    await user.type(screen.getByLabelText('Email'), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(screen.getByRole('button', { name: 'Change something' }));
    expect(screen.getByLabelText('Name')).toHaveValue('Ada');
    expect(screen.getByRole('form', { name: 'Withdraw from a contract' })).toHaveFocus();
  });

  it("shows how the shop's numbers look, and takes one with other letters", async () => {
    const elsewhere = { ...place, orderPrefix: 'LE-' };
    setShopPlace(elsewhere);
    stubApi({ 'GET /api/shop': () => aShop({ place: elsewhere }), [SEND]: received });
    const { user } = open();
    expect(await screen.findByLabelText('Order number')).toHaveAccessibleDescription(
      /^It is in our mails, such as LE-10042/,
    );
    await fillIn(user);
    expect(screen.getByText('The whole order')).toBeVisible();
  });

  it('says at the fields what is missing', async () => {
    stubApi({ 'GET /api/shop': () => aShop({ place }) });
    const { user } = open('?order=the+green+book');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.getByLabelText('Order number')).toHaveFocus());
    expect(screen.getByText('Please enter the number of the order.')).toBeVisible();
    expect(screen.getByText('Please enter your email address.')).toBeVisible();
  });

  it('keeps what was typed when the shop cannot be reached', async () => {
    const { answer } = stubApi({
      'GET /api/shop': () => aShop({ place }),
      [SEND]: networkError,
    });
    const { user } = open();
    await fillIn(user);
    await user.click(await screen.findByRole('button', { name: 'Confirm withdrawal' }));
    expect(await screen.findByText(/cannot be reached/)).toBeVisible();
    answer(SEND, received);
    await user.click(await screen.findByRole('button', { name: 'Confirm withdrawal' }));
    expect(await screen.findByText('We have received your withdrawal')).toBeVisible();
  });

  it('leads back to a field that the shop refuses', async () => {
    const fields = [{ path: 'email', message: 'Please enter a valid email address.' }];
    const refusal = () => problem(400, 'bad-request', { fields });
    stubApi({ 'GET /api/shop': () => aShop({ place }), [SEND]: refusal });
    const { user } = open();
    await fillIn(user);
    await user.click(await screen.findByRole('button', { name: 'Confirm withdrawal' }));
    expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  });

  it('is not there in a shop outside the EU', async () => {
    stubApi({ 'GET /api/shop': () => aShop(), 'GET /api/genres': () => [] });
    open();
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  });
});
