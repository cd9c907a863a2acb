import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anOrder, aShop } from '../../../testing/builders.ts';
import { aCustomer, anAuth, renderPage } from '../../../testing/render-page.tsx';
import { problem, type Stubs, stubApi as stub } from '../../../testing/stub-api.ts';
import type { Auth, CurrentUser } from '../parts/session/auth-context.ts';
import AccountPage from './page.tsx';

const SAVE = 'PUT /api/account';
const saved = { name: 'Ada Reader', phone: '015550100', addresses: [anOrder().address] };
const DETAILS: Stubs = { 'GET /api/account': () => saved };
const stubApi = (stubs: Stubs) => stub({ ...DETAILS, ...stubs });
beforeEach(() => void stub(DETAILS));

const open = (auth: Partial<Auth> = {}, customer: Partial<CurrentUser> = {}) =>
  renderPage(<AccountPage />, {
    at: '/account',
    auth: anAuth({ currentUser: aCustomer(customer), ...auth }),
  });
type Page = ReturnType<typeof open>;
const button = (name: string) => screen.getByRole('button', { name });
const section = (name: string) => within(screen.getByRole('region', { name }));

it('asks for the state of each saved address by its own country', async () => {
  const berlin = { street: 'Ufer 1', city: 'Berlin', state: '', zipcode: '10115' };
  const oregon = { street: '1 Lane', city: 'Salem', state: 'Oregon', zipcode: '97301' };
  const addresses = [
    { ...berlin, country: 'Germany', countryCode: 'DE' },
    { ...oregon, country: 'USA', countryCode: 'US' },
  ];
  const place = { country: 'DE', currency: 'EUR', locale: 'de-DE' };
  const { callsTo } = stub({
    'GET /api/shop': () => aShop({ place }),
    'GET /api/account': () => ({ ...saved, addresses }),
    [SAVE]: ({ body }) => body as typeof saved,
  });
  const auth = anAuth({ currentUser: aCustomer() });
  const { user } = renderPage(<AccountPage />, { at: '/account', auth });
  await user.click(await screen.findByRole('button', { name: 'Remove address 1' }));
  expect(screen.getByLabelText('State')).toBeRequired();
  await user.click(screen.getByRole('button', { name: 'Add an address' }));
  const added = within(screen.getByRole('group', { name: 'Address 2' }));
  expect(added.getByLabelText('Country')).toHaveValue('Germany');
  expect(added.queryByLabelText(/^State/)).toBeNull();
  await user.type(added.getByLabelText('Address / Street'), 'Ufer 2');
  await user.type(added.getByLabelText('City'), 'Bonn');
  await user.type(added.getByLabelText('Zipcode'), '53111');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(callsTo(SAVE)).toHaveLength(1));
  expect(callsTo(SAVE)[0]?.body).toMatchObject({
    addresses: [{ state: 'Oregon' }, { city: 'Bonn', countryCode: 'DE', state: '' }],
  });
});

describe('the details for the next order', () => {
  it('can be changed, added to and deleted', async () => {
    const { callsTo } = stubApi({ [SAVE]: ({ body }) => body as typeof saved });
    const { user } = open();
    const phone = await screen.findByLabelText(/^Phone/);
    expect(screen.getByLabelText('City')).toHaveValue('Springfield');
    await user.clear(phone);
    await user.clear(screen.getByLabelText('City'));
    await user.type(screen.getByLabelText('City'), 'Shelbyville');
    await user.click(button('Save'));
    expect(await screen.findByText('Your details have been saved')).toBeInTheDocument();
    await user.click(button('Remove address 1'));
    await user.click(button('Save'));
    await waitFor(() => expect(callsTo(SAVE)).toHaveLength(2));
    const [first, second] = callsTo(SAVE).map(({ body }) => body as typeof saved);
    expect(first).toMatchObject({ phone: '', addresses: [{ city: 'Shelbyville' }] });
    expect(second?.addresses).toEqual([]);
  });

  it('name the field that is missing, and keep what was typed', async () => {
    const { callsTo } = stubApi({});
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add an address' }));
    const added = within(screen.getByRole('group', { name: 'Address 2' }));
    expect(added.getByLabelText('Address / Street')).toHaveFocus();
    await user.type(added.getByLabelText('City'), 'Paris');
    await user.click(button('Save'));
    await waitFor(() => expect(added.getByLabelText('Address / Street')).toBeInvalid());
    expect(added.getByLabelText('Address / Street')).toHaveFocus();
    expect(added.getByLabelText('City')).toHaveValue('Paris');
    expect(callsTo(SAVE)).toHaveLength(0);
  });
});

describe('the data that the shop keeps', () => {
  const EXPORT = 'GET /api/account/export';
  const DOWNLOAD = 'Download your data';

  const exported = {
    exportedAt: new Date().toISOString(),
    account: { uid: 'uid-1', emailVerified: false },
    savedDetails: saved,
    ...{
      cart: [],
      wishes: [],
      backInStock: [],
      withdrawals: [],
      giftCards: [],
      questions: [],
      mails: [],
      papers: [],
    },
    orders: [anOrder({ name: 'Ada Reader' })],
  };

  it('is saved as one file', async () => {
    stubApi({ [EXPORT]: () => exported });
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:data');
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { user } = open();
    await user.click(section('Your data').getByRole('button', { name: DOWNLOAD }));
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    expect(clicked.mock.contexts[0]).toMatchObject({ download: 'my-data.json' });
    const [file] = saved.mock.calls[0] as [Blob];
    expect(file.type).toBe('application/json');
    expect(JSON.parse(await file.text())).toEqual(JSON.parse(JSON.stringify(exported)));
  });

  it('says why it could not be fetched, and can be asked for again', async () => {
    const { callsTo } = stubApi({ [EXPORT]: () => problem(429, 'too-many-requests') });
    const { user } = open();
    await user.click(button(DOWNLOAD));
    expect(await screen.findByText(/refused this with too-many-requests/)).toBeVisible();
    await user.click(button(DOWNLOAD));
    await waitFor(() => expect(callsTo(EXPORT)).toHaveLength(2));
  });
});

describe('changing the password', () => {
  const change = async ({ user }: Page) => {
    await user.type(screen.getByLabelText('Current password'), 'old secret');
    await user.type(screen.getByLabelText('New password'), 'new secret');
    await user.click(button('Change password'));
  };

  it('submits both passwords and resets the form', async () => {
    const changePassword = vi.fn(async () => undefined);
    await change(open({ changePassword }));
    expect(await screen.findByText('Your password has been changed')).toBeInTheDocument();
    expect(changePassword).toHaveBeenCalledExactlyOnceWith('old secret', 'new secret');
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  it.each([
    ['auth/wrong-password', 'Current password', 'This password is incorrect.'],
    ['auth/invalid-credential', 'Current password', 'This password is incorrect.'],
    ['auth/weak-password', 'New password', /too easy to guess/],
  ])('shows the error at its field: %s', async (code, label, words) => {
    await change(open({ changePassword: async () => Promise.reject({ code }) }));
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words));
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByLabelText('New password')).toHaveValue('new secret');
  });

  it('is not offered to customers who sign in with Google', () => {
    open({}, { hasPassword: false });
    expect(section('Password').getByText(/sign in with Google/)).toBeVisible();
    expect(screen.queryByLabelText('New password')).toBeNull();
  });
});

describe('changing the email address', () => {
  const form = () => section('Email address');
  const newEmail = () => form().getByLabelText('New email');
  const change = async ({ user }: Page, address: string) => {
    await user.type(newEmail(), address);
    await user.type(form().getByLabelText('Password'), 'secret12');
    await user.click(form().getByRole('button', { name: 'Change email address' }));
  };

  it.each([
    [true, 'A link is on its way to new@example.com.'],
    [false, 'This shop sends no mails. Please ask the shop for the link for new@example.com.'],
  ])('reauthenticates, then asks for a link, mailed: %s', async (isMailed, said) => {
    const steps: string[] = [];
    const page = open({
      confirmIdentity: async (password) => steps.push(`confirm ${password}`) > 0,
      sendEmailChange: async (email) => {
        steps.push(`send to ${email}`);
        return isMailed;
      },
    });
    await change(page, ' new@example.com ');
    expect(await screen.findByText(said)).toBeVisible();
    expect(steps).toEqual(['confirm secret12', 'send to new@example.com']);
    expect(form().getByLabelText('Password')).toHaveValue('');
    expect(screen.getByText('Signed in as ada@example.com')).toBeVisible();
  });

  it.each([
    [
      'auth/invalid-credential',
      'Password',
      'To confirm that it is you. This password is incorrect.',
    ],
    ['auth/invalid-new-email', 'New email', 'Please enter a valid email address.'],
  ])(
    'says at its field what is wrong after %s, and keeps the input',
    async (code, label, words) => {
      const page = open({ confirmIdentity: async () => Promise.reject({ code }) });
      await change(page, 'new@example.com');
      const field = form().getByLabelText(label);
      await waitFor(() => expect(field).toHaveAccessibleDescription(words));
      expect(field).toHaveFocus();
      expect(newEmail()).toHaveValue('new@example.com');
    },
  );

  it.each([
    ['', /Please fill in/],
    ['ada', /./],
    ['Ada@Example.com', /the address of your account already/],
  ])('refuses %j before the password goes anywhere', async (address, words) => {
    const confirmIdentity = vi.fn(async () => true);
    const page = open({ confirmIdentity });
    if (address) await page.user.type(newEmail(), address);
    await page.user.type(form().getByLabelText('Password'), 'secret12');
    await page.user.click(form().getByRole('button', { name: 'Change email address' }));
    await waitFor(() => expect(newEmail()).toHaveAccessibleDescription(words));
    expect(confirmIdentity).not.toHaveBeenCalled();
  });

  it('says when too many links were asked for', async () => {
    const page = open({
      sendEmailChange: async () => Promise.reject({ code: 'auth/too-many-requests' }),
    });
    await change(page, 'new@example.com');
    expect(await form().findByText(/^Too many attempts/)).toBeVisible();
    expect(newEmail()).toHaveValue('new@example.com');
  });

  it('asks customers without a password to confirm with Google', async () => {
    const confirmIdentity = vi.fn(async (_password?: string) => true);
    const sendEmailChange = vi.fn(async () => true);
    const page = open({ confirmIdentity, sendEmailChange }, { hasPassword: false });
    expect(form().getByText(/a pop-up window will ask you/)).toBeVisible();
    expect(form().getByText(/still sign in with the same Google account/)).toBeVisible();
    await page.user.type(newEmail(), 'new@example.com');
    await page.user.click(form().getByRole('button', { name: 'Change email address' }));
    expect(await screen.findByText(/^A link is on its way/)).toBeVisible();
    expect(confirmIdentity).toHaveBeenCalledExactlyOnceWith(undefined, expect.any(AbortSignal));
  });

  it('does nothing if they close the popup', async () => {
    const sendEmailChange = vi.fn(async () => true);
    const page = open(
      { confirmIdentity: async () => false, sendEmailChange },
      { hasPassword: false },
    );
    await page.user.type(newEmail(), 'new@example.com');
    const button = form().getByRole('button', { name: 'Change email address' });
    await page.user.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
    expect(sendEmailChange).not.toHaveBeenCalled();
  });
});

describe('an address that is not verified', () => {
  const offering = (guestOrders: boolean) =>
    stubApi({ 'GET /api/shop': () => aShop({ guestOrders }) });
  const send = () => screen.findByRole('button', { name: 'Send me a link' });

  it.each([
    [true, 'A link is on its way to you. It works for an hour.'],
    [false, 'This shop sends no mails. Please ask the shop for the link.'],
  ])('gets a link, mailed: %s', async (isMailed, said) => {
    const sendVerification = vi.fn(async () => isMailed);
    offering(true);
    const { user } = open({ sendVerification }, { emailVerified: false });
    await user.click(await send());
    expect(await screen.findByText(said)).toBeVisible();
    expect(button('Send another link')).toBeEnabled();
  });

  it('says why no link could be sent', async () => {
    const sendVerification = async () => Promise.reject({ code: 'auth/too-many-requests' });
    offering(true);
    const { user } = open({ sendVerification }, { emailVerified: false });
    await user.click(await send());
    expect(await screen.findByText(/^Too many attempts/)).toBeVisible();
  });

  it.each([
    ['where it is verified', true, true],
    ['in a shop without orders of guests', false, false],
  ])('is no word %s', async (_where, guestOrders, emailVerified) => {
    const { callsTo } = offering(guestOrders);
    open({}, { emailVerified });
    await waitFor(() => expect(callsTo('GET /api/shop')).toHaveLength(1));
    await screen.findByLabelText(/^Phone/);
    expect(screen.queryByText('Confirm your email address')).toBeNull();
  });
});
