import type { UploadedPicture } from '@book-store/contract/parts.schemas';
import type { AdminSessionView } from '@book-store/contract/people/sessions/admin-session.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminToken } from '../../../api/admin-token.ts';
import { anAdminProfile, anUploadedPicture, aShop, aWay } from '../../../testing/builders.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { signInAdmin } from '../../../testing/sign-in-admin.ts';
import { deferred, networkError, problem, stubApi } from '../../../testing/stub-api.ts';
import ProfileSettingsPage from '../../people/profile-settings/page.tsx';
import SecuritySettingsPage from '../../people/security-settings/page.tsx';
import DeliverySettingsPage from '../delivery-settings/page.tsx';
import SettingsPage from './page.tsx';

const PROFILE = 'GET /api/admin/profile';
const EDIT = 'PATCH /api/admin/profile';
const SESSIONS = 'GET /api/admin/sessions';
const PASSWORD = 'POST /api/admin/password';
const UPLOAD = 'POST /api/admin/covers';
const SHOP = 'GET /api/shop';
const EDIT_SHOP = 'PUT /api/admin/shop';

/** Stubs a server that stores the profile of one admin. */
function stubProfile(first = anAdminProfile()) {
  let profile = first;
  return stubApi({
    'GET /api/admin/shop/security': () => ({
      confirmRefundsAbove: 100,
      requireSecondFactor: false,
      version: 0,
    }),
    'GET /api/admin/second-factor': () => ({ recoveryCodes: 0, required: false, devices: [] }),
    [PROFILE]: () => profile,
    [SESSIONS]: () => [],
    [SHOP]: () => aShop(),
    [EDIT]: ({ body }) => {
      profile = { ...profile, ...(body as Partial<typeof profile>) };
      return profile;
    },
  });
}

const sections = {
  shop: <SettingsPage />,
  delivery: <DeliverySettingsPage />,
  profile: <ProfileSettingsPage />,
  security: <SecuritySettingsPage />,
};
const openSection = (section: keyof typeof sections) =>
  renderPage(sections[section], { at: '/dashboard/settings' });
const field = (label: string) => screen.findByLabelText(label);
const press = async (user: ReturnType<typeof openSection>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));
const aPicture = () => new File(['picture'], 'me.png', { type: 'image/png' });

beforeEach(() => signInAdmin());

describe('the profile', () => {
  it('is prefilled, and saves changes', async () => {
    const { callsTo } = stubProfile(anAdminProfile({ name: 'Grace Ruiz', roleLabel: 'Lecturer' }));
    const { user } = openSection('profile');
    expect(await field('Name')).toHaveValue('Grace Ruiz');
    expect(await field('Role')).toHaveValue('Lecturer');
    await user.clear(await field('Role'));
    await user.type(await field('Role'), ' Owner ');
    await press(user, 'Save profile');
    expect(await screen.findByText('Your profile has been saved')).toBeInTheDocument();
    expect(screen.getByText(/^Saved at \d\d?:\d\d/)).toBeVisible();
    const edits = callsTo('PATCH /api/admin/profile');
    expect(edits.map(({ body }) => body)).toEqual([{ name: 'Grace Ruiz', roleLabel: 'Owner' }]);
    expect(edits[0]?.headers.get('authorization')).toBe('Bearer admin-token');
  });

  it('requires a name before calling the server', async () => {
    const { callsTo } = stubProfile();
    const { user } = openSection('profile');
    await user.clear(await field('Name'));
    await press(user, 'Save profile');
    expect(await field('Name')).toHaveAccessibleDescription('Please fill in this field.');
    await waitFor(async () => expect(await field('Name')).toHaveFocus());
    expect(callsTo('PATCH /api/admin/profile')).toHaveLength(0);
  });

  it('says why it was not saved and keeps the input', async () => {
    stubProfile().answer(EDIT, networkError);
    const { user } = openSection('profile');
    await user.type(await field('Name'), ' II');
    await press(user, 'Save profile');
    expect(await screen.findByText(/cannot be reached/)).toBeVisible();
    expect(await field('Name')).toHaveValue('Grace Ruiz II');
  });
});

describe('the shop', () => {
  const typed = async (
    label: string,
    text: string,
    user: ReturnType<typeof openSection>['user'],
  ) => {
    await user.clear(await field(label));
    await user.type(await field(label), text);
  };

  it('is prefilled, and saves what is typed, without touching the rest', async () => {
    const { callsTo, answer } = stubProfile();
    answer(SHOP, () =>
      aShop({ name: 'Corner', address: '1 Lane\nTown', social: { x: 'https://x.com/c' } }),
    );
    answer('PUT /api/admin/shop/identity', () => aShop());
    const { user } = openSection('shop');
    expect(await field('Address (optional)')).toHaveValue('1 Lane\nTown');
    await typed('Name of the shop', ' The Corner Bookshop ', user);
    await typed('Telephone (optional)', '+1 555 0100', user);
    await press(user, 'Save shop');
    expect(await screen.findByText('The shop has been saved')).toBeInTheDocument();
    expect(screen.getByText(/^Saved at \d\d?:\d\d/)).toBeVisible();
    expect(callsTo('PUT /api/admin/shop/identity').map(({ body }) => body)).toMatchObject([
      {
        name: 'The Corner Bookshop',
        phone: '+1 555 0100',
        address: '1 Lane\nTown',
        social: { x: 'https://x.com/c', facebook: '' },
      },
    ]);
  });

  it('is not saved with an address of a network that is not https', async () => {
    const { callsTo } = stubProfile();
    const { user } = openSection('shop');
    await typed('Mastodon (optional)', 'http://books.example/@corner', user);
    await press(user, 'Save shop');
    expect(
      await screen.findByText(/begins with https:\/\/\.$/, { selector: '[id$=error]' }),
    ).toBeVisible();
    expect(callsTo('PUT /api/admin/shop/identity')).toEqual([]);
  });

  it('keeps an uploaded logo when it is saved, and not before', async () => {
    const { callsTo, answer } = stubProfile();
    answer(UPLOAD, () => anUploadedPicture({ fileName: 'logo-1.webp' }));
    answer('PUT /api/admin/shop/identity', () => aShop());
    const { user } = openSection('shop');
    await user.upload(await screen.findByLabelText(/^Logo/), aPicture());
    expect(await screen.findByAltText('The chosen picture: Logo')).toBeVisible();
    expect(callsTo('PUT /api/admin/shop/identity')).toEqual([]);
    await press(user, 'Save shop');
    await waitFor(() =>
      expect(callsTo('PUT /api/admin/shop/identity').map(({ body }) => body)).toMatchObject([
        { logo: 'logo-1.webp' },
      ]),
    );
  });

  it('has a banner with texts of its own', async () => {
    const { callsTo, answer } = stubProfile();
    answer('PUT /api/admin/shop/home-page', () => aShop());
    const { user } = openSection('shop');
    expect(await screen.findByLabelText('Heading (optional)')).toHaveAttribute(
      'placeholder',
      'New Releases This Week',
    );
    await typed('Heading (optional)', 'Winter reading', user);
    await press(user, 'Save banner');
    expect(await screen.findByText('The banner has been saved')).toBeInTheDocument();
    expect(screen.getByText(/^Saved at \d\d?:\d\d/)).toBeVisible();
    expect(callsTo('PUT /api/admin/shop/home-page').map(({ body }) => body)).toEqual([
      { heading: 'Winter reading', text: '', button: '', buttonLink: '', version: 0 },
    ]);
  });
});

it('links to the activity log', async () => {
  stubProfile();
  openSection('security');
  expect(await screen.findByRole('link', { name: 'Show activity' })).toHaveAttribute(
    'href',
    '/dashboard/activity',
  );
});

describe('the delivery', () => {
  const submitted = async (typed: Record<string, string>) => {
    const { callsTo, answer } = stubProfile();
    answer(EDIT_SHOP, () => aShop());
    const { user } = openSection('delivery');
    for (const [label, text] of Object.entries(typed)) {
      await user.clear(await field(label));
      await user.type(await field(label), text);
    }
    await press(user, 'Save delivery');
    return callsTo(EDIT_SHOP).map(({ body }) => body);
  };

  it('is prefilled, and saves what is typed', async () => {
    const [saved] = await submitted({
      'Delivery fee': '4,50',
      'Free from (optional)': '50',
      'Working days, to': '5',
      'Note (optional)': ' Not on market days. ',
    });
    expect(saved).toEqual({
      ways: [aWay({ price: 4.5, freeFrom: 50, days: { from: 2, to: 5 } })],
      keptDays: 14,
      orderableDays: 10,
      deliveryNote: 'Not on market days.',
      version: 0,
    });
    expect(await screen.findByText('Delivery has been saved')).toBeInTheDocument();
    expect(screen.getByText(/^Saved at \d\d?:\d\d/)).toBeVisible();
  });

  it('is not saved while a fee is no price or a day is missing', async () => {
    expect(await submitted({ 'Delivery fee': 'cheap', 'Working days, to': ' ' })).toEqual([]);
    expect(await screen.findByText(/A price from 0 to/)).toBeVisible();
    expect(screen.getByText('Please fill in this field.')).toBeVisible();
    expect(await field('Delivery fee')).toHaveFocus();
  });

  it("shows the server's error at its field", async () => {
    const { answer } = stubProfile();
    const fields = [{ path: 'ways.0.days.to', message: 'Not before the earliest one.' }];
    answer(EDIT_SHOP, () => problem(400, 'bad-request', { fields }));
    const { user } = openSection('delivery');
    await field('Delivery fee');
    await press(user, 'Save delivery');
    expect(await screen.findByText('Not before the earliest one.')).toBeVisible();
    expect(await field('Working days, to')).toHaveFocus();
  });
});

describe('the picture', () => {
  const chooser = () => field('Choose a picture');

  it('is uploaded unchanged, saved at once and shown', async () => {
    const { callsTo, answer } = stubProfile();
    const pending = deferred<UploadedPicture>();
    answer(UPLOAD, pending.answer);
    const { user } = openSection('profile');
    await user.upload(await chooser(), aPicture());
    expect(screen.getByText('Uploading…')).toBeVisible();
    // A disabled one would drop the focus.
    expect(await chooser()).not.toBeDisabled();
    expect(await chooser()).toHaveAttribute('aria-disabled', 'true');
    await user.upload(await chooser(), aPicture());
    pending.release(anUploadedPicture({ fileName: 'portrait-1.webp' }));
    expect(await screen.findByText('Your picture has been saved.')).toBeVisible();
    const [upload, ...others] = callsTo('POST /api/admin/covers');
    expect(others).toEqual([]);
    expect(upload?.headers.get('content-type')).toBe('image/png');
    expect(upload?.headers.get('authorization')).toBe('Bearer admin-token');
    expect(upload?.body).toBe('picture');
    expect(callsTo('PATCH /api/admin/profile').map(({ body }) => body)).toEqual([
      { picture: 'portrait-1.webp' },
    ]);
    await waitFor(() =>
      expect(document.querySelector('img')).toHaveAttribute('src', '/covers/120/portrait-1.webp'),
    );
  });

  it('can be removed', async () => {
    const { callsTo } = stubProfile(anAdminProfile({ picture: 'portrait-1.webp' }));
    const { user } = openSection('profile');
    await press(user, 'Remove picture');
    expect(await screen.findByText('Your picture has been removed.')).toBeVisible();
    expect(callsTo('PATCH /api/admin/profile').map(({ body }) => body)).toEqual([{ picture: '' }]);
    await waitFor(() => expect(document.querySelector('img')).toBeNull());
  });

  it('is rejected with the message of the server', async () => {
    const detail = 'This file is not a picture.';
    const { callsTo, answer } = stubProfile();
    answer(UPLOAD, () => problem(415, 'unsupported-media-type', { detail }));
    const { user } = openSection('profile');
    await user.upload(await chooser(), aPicture());
    expect(await screen.findByText(detail)).toBeVisible();
    expect(callsTo('PATCH /api/admin/profile')).toHaveLength(0);
  });
});

describe('the password', () => {
  async function change(user: ReturnType<typeof openSection>['user'], next: string, again = next) {
    await user.type(await field('Current password'), 'the old word');
    await user.type(await field('New password'), next);
    await user.type(await field('Repeat new password'), again);
    await press(user, 'Change password');
  }

  it('is changed, and the new session replaces the old one', async () => {
    const { callsTo, answer } = stubProfile();
    answer(PASSWORD, () => ({
      token: 'newer-token',
      expiresAt: '2026-11-20T10:00:00.000Z',
      profile: anAdminProfile(),
    }));
    const { user } = openSection('security');
    const before = Date.now();
    await change(user, 'a new long word');
    expect(await screen.findByText('Your password has been changed')).toBeInTheDocument();
    expect(callsTo('POST /api/admin/password').map(({ body }) => body)).toEqual([
      { currentPassword: 'the old word', newPassword: 'a new long word' },
    ]);
    expect(adminToken.read()).toBe('newer-token');
    expect(adminToken.expiresAt()).toBeGreaterThanOrEqual(before + 3600_000);
    for (const label of ['Current password', 'New password', 'Repeat new password']) {
      expect(await field(label)).toHaveValue('');
    }
  });

  it.each([
    ['is shorter than twelve characters', 'too short', 'too short', 'New password', /at least 12/],
    [
      'is repeated wrongly',
      'a new long word',
      'a new lung word',
      'Repeat new password',
      /do not match/,
    ],
  ])('is not sent if it %s', async (_what, next, again, label, sentence) => {
    const { callsTo } = stubProfile();
    const { user } = openSection('security');
    await change(user, next, again);
    await waitFor(async () => expect(await field(label)).toHaveAttribute('aria-invalid', 'true'));
    expect(await field(label)).toHaveAccessibleDescription(sentence);
    expect(callsTo('POST /api/admin/password')).toHaveLength(0);
  });

  it('is kept if the current one is wrong, and so is the session', async () => {
    const detail = 'This is not your current password.';
    const { answer } = stubProfile();
    answer(PASSWORD, () =>
      problem(400, 'bad-request', { fields: [{ path: 'currentPassword', message: detail }] }),
    );
    const { user } = openSection('security');
    await change(user, 'a new long word');
    await waitFor(async () =>
      expect(await field('Current password')).toHaveAccessibleDescription(detail),
    );
    expect(await field('New password')).toHaveValue('a new long word');
    expect(adminToken.read()).toBe('admin-token');
  });

  it('can be shown while typing', async () => {
    stubProfile();
    const { user } = openSection('security');
    const current = await field('Current password');
    expect(current).toHaveAttribute('type', 'password');
    const group = current.closest('form') as HTMLElement;
    const [show] = within(group).getAllByRole('button', { name: /Show/ });
    await user.click(show as HTMLElement);
    expect(current).toHaveAttribute('type', 'text');
  });
});

describe('the sessions', () => {
  const aSession = (overrides: Partial<AdminSessionView> = {}): AdminSessionView => ({
    id: 'x'.repeat(24),
    device: 'Firefox on Windows',
    startedAt: '2026-11-20T10:00:00.000Z',
    usedAt: '2026-11-20T10:30:00.000Z',
    expiresAt: '2026-11-20T11:00:00.000Z',
    current: false,
    ...overrides,
  });
  const here = aSession({ id: 'y'.repeat(24), device: 'Chrome on Linux', current: true });
  const end = { name: /^End session on Firefox on Windows/ };

  it('are listed, and all but this one can be ended', async () => {
    const { answer, callsTo } = stubProfile();
    answer(SESSIONS, () => [here, aSession()]);
    answer('DELETE /api/admin/sessions/:id', () => [here]);
    const { user } = openSection('security');
    expect(await screen.findByText(/^This browser/)).toBeVisible();
    const button = await screen.findByRole('button', end);
    expect(screen.getAllByRole('button', { name: /^End session/ })).toEqual([button]);
    answer(SESSIONS, () => [here]);
    await user.click(button);
    expect(await screen.findByText('The session on Firefox on Windows has ended.')).toHaveFocus();
    expect(callsTo('DELETE /api/admin/sessions/:id').map(({ path }) => path)).toEqual([
      `/api/admin/sessions/${'x'.repeat(24)}`,
    ]);
    expect(screen.queryByRole('button', end)).toBeNull();
  });

  it('stay listed, with the reason, if one could not be ended', async () => {
    const { answer } = stubProfile();
    answer(SESSIONS, () => [here, aSession()]);
    answer('DELETE /api/admin/sessions/:id', networkError);
    const { user } = openSection('security');
    await user.click(await screen.findByRole('button', end));
    expect(await screen.findByText(/cannot be reached/)).toBeVisible();
    expect(screen.getByRole('button', end)).not.toHaveAttribute('aria-disabled', 'true');
  });
});
