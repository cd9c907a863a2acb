import { PLACE_MAX } from '@book-store/contract/text-limits';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import CheckoutPage from '../storefront/orders/checkout/page.tsx';
import OrdersPage from '../storefront/orders/orders/page.tsx';
import { AddToCartButton } from '../storefront/orders/parts/cart/add-to-cart-button.tsx';
import LoginPage from '../storefront/people/login/page.tsx';
import RegisterPage from '../storefront/people/register/page.tsx';
import { anAdminOrder } from '../testing/an-admin-order.ts';
import { aBook, anAdminProfile, anOrder, aShop } from '../testing/builders.ts';
import { HOSTILE, hostileElements } from '../testing/hostile-text.ts';
import { renderApp } from '../testing/render-app.tsx';
import { aCustomer, anAuth, renderPage } from '../testing/render-page.tsx';
import { signInAdmin, stubDashboard } from '../testing/sign-in-admin.ts';
import { networkError, problem, reply, stubApi } from '../testing/stub-api.ts';

// The owner may change these texts, so they may be as hostile as the names of books and people.
const { withHostile } = await vi.hoisted(async () => {
  const { HOSTILE: hostile } = await import('../testing/hostile-text.ts');
  return {
    withHostile: <T extends object>(group: T, keys: (keyof T)[]) => ({
      ...group,
      ...Object.fromEntries(keys.map((key) => [key, `${group[key]} ${hostile}`])),
    }),
  };
});
vi.mock('../lib/wording/specified-texts.ts', async (original) => {
  const { specified, ...others } =
    await original<typeof import('../lib/wording/specified-texts.ts')>();
  return {
    ...others,
    specified: {
      ...specified,
      cart: withHostile(specified.cart, [
        ...(['added', 'duplicateTitle', 'duplicateText', 'duplicateConfirm'] as const),
      ]),
      account: withHostile(specified.account, ['googleFailed', 'loggedIn', 'registered']),
      checkout: withHostile(specified.checkout, [
        ...(['failed', 'confirmedTitle', 'confirmedText', 'confirmedButton'] as const),
      ]),
    },
  };
});
vi.mock('../lib/wording/dashboard-texts.ts', async (original) => {
  const { specifiedDashboard } =
    await original<typeof import('../lib/wording/dashboard-texts.ts')>();
  return {
    specifiedDashboard: {
      ...specifiedDashboard,
      admin: withHostile(specifiedDashboard.admin, [
        ...(['loggedIn', 'expired', 'deleted', 'deleteFailed', 'addedTitle', 'addedText'] as const),
        ...(['addFailed', 'updatedTitle', 'updatedText', 'updateFailed', 'okay'] as const),
      ]),
    },
  };
});

type User = ReturnType<typeof renderApp>['user'];

const popup = () => document.querySelector('.swal2-popup');
const click = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const type = async (label: string, text: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value: text } });

const book = aBook({ title: HOSTILE, author: HOSTILE, description: HOSTILE });
const refused = () => problem(409, 'conflict', { detail: HOSTILE });

async function signIn(page: 'Login' | 'Register') {
  const { user } = renderPage(page === 'Login' ? <LoginPage /> : <RegisterPage />, { at: '/x' });
  await type('Email', 'ada@example.com');
  await type('Password', 'secret12');
  await click(user, page);
}

async function order(answer: () => Response) {
  stubApi({
    'GET /api/books/': () => [book],
    'GET /api/shop': () => aShop(),
    'GET /api/account': () => ({ name: '', phone: '', addresses: [] }),
    'POST /api/orders/': answer,
  });
  const auth = anAuth({ currentUser: aCustomer({ name: HOSTILE }) });
  const { user } = renderPage(<CheckoutPage />, { at: '/checkout', auth, cart: [book] });
  await type('Address / Street', HOSTILE);
  for (const label of ['City', 'State', 'Country']) await type(label, HOSTILE.slice(0, PLACE_MAX));
  await type('Phone', '+4912345678');
  await type('Zipcode', '01234');
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await click(user, 'Place an Order');
}

function openDashboard(path: string, stubs = {}) {
  signInAdmin();
  stubDashboard({
    'GET /api/admin/books': () => [book],
    'GET /api/books/:id': () => book,
    ...stubs,
  });
  return renderApp(`/dashboard/${path}`).user;
}

const askToDelete = (user: User) => click(user, 'Delete');

async function deleteBook(answer: () => unknown) {
  const user = openDashboard('manage-books', { 'DELETE /api/books/:id': answer });
  await askToDelete(user);
  await click(user, 'Delete book');
}

async function saveBook(path: string, stubs = {}, newPrice = '9') {
  const user = openDashboard(path, stubs);
  await type('Title', HOSTILE);
  await type('Description', HOSTILE);
  await type('Category', 'fiction');
  await type('Old Price', '12');
  await type('New Price', newPrice);
  await click(user, /^(Add|Update) Book$/);
}
const CREATE = 'POST /api/books/create-book';
const EDIT = 'PUT /api/books/edit/:id';
const edit = `edit-book/${book._id}`;

async function moveOrder(button: string, answer: () => unknown = networkError) {
  const one = anAdminOrder({ name: HOSTILE, status: button === 'Confirm' ? 'placed' : 'packed' });
  const user = openDashboard(`orders/${one._id}`, {
    'GET /api/admin/orders/:id': () => one,
    'PATCH /api/admin/orders/:id/status': answer,
  });
  await click(user, button);
}

type Dialogs = Record<string, () => Promise<unknown>>;

/** The dialogs that show user-provided text, by title, and how to open each. */
const OWN_WORDS: Dialogs = {
  [`Product Added to the Cart ${HOSTILE}`]: async () =>
    click(renderPage(<AddToCartButton book={book} />).user, 'Add to Cart'),
  [`Already Added to the Cart ${HOSTILE}`]: async () =>
    click(renderPage(<AddToCartButton book={book} />, { cart: [book] }).user, 'In your cart'),
  [`Confirmed Order ${HOSTILE}`]: () => order(() => reply(anOrder(), { status: 201 })),
  [`Failed to place an order ${HOSTILE}`]: () => order(refused),
  [`Login successful! ${HOSTILE}`]: () => signIn('Login'),
  [`User registered successfully! ${HOSTILE}`]: () => signIn('Register'),
  [`Google sign in failed! ${HOSTILE}`]: async () => {
    const signInWithGoogle = () => Promise.reject({ code: 'auth/internal-error' });
    const auth = anAuth({ signInWithGoogle });
    await click(renderPage(<LoginPage />, { at: '/x', auth }).user, 'Sign in with Google');
  },
  [`Admin Login successful! ${HOSTILE}`]: async () => {
    stubDashboard({
      'POST /api/auth/admin': () => ({
        token: 't',
        expiresAt: '2026-11-20T10:00:00.000Z',
        profile: anAdminProfile({ name: HOSTILE }),
      }),
    });
    const { user } = renderApp('/admin');
    await type('Username', 'owner');
    await type('Password', 'secret word');
    await click(user, 'Login');
  },
  [`Token has been expired!, Please login again. ${HOSTILE}`]: async () => {
    openDashboard('manage-books');
    await screen.findByRole('table', { name: 'All Books' });
    localStorage.setItem('token-expires-at', '1');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  },
  [`Delete “${HOSTILE}”?`]: () => askToDelete(openDashboard('manage-books')),
  [`Book deleted successfully! ${HOSTILE}`]: () => deleteBook(() => book),
  [`Failed to delete book. Please try again. ${HOSTILE}`]: () => deleteBook(refused),
  [`Book added ${HOSTILE}`]: () => saveBook('add-new-book', { [CREATE]: () => book }),
  [`Failed to add book. Please try again. ${HOSTILE}`]: () =>
    saveBook('add-new-book', { [CREATE]: refused }),
  [`Book Updated ${HOSTILE}`]: () => saveBook(edit, { [EDIT]: () => book }),
  [`Failed to update book. ${HOSTILE}`]: () => saveBook(edit, { [EDIT]: refused }),
  [HOSTILE]: () => moveOrder('Confirm', refused),
};

/** The dialogs with fixed text, opened over a page of hostile texts. */
const FIXED_WORDS: Dialogs = {
  'Cancel order BS-1?': async () => {
    stubApi({ 'GET /api/orders/email/:email': () => [anOrder({ name: HOSTILE, number: 'BS-1' })] });
    const auth = anAuth({ currentUser: aCustomer({ name: HOSTILE }) });
    const { user } = renderPage(<OrdersPage />, { at: '/orders', auth });
    await click(user, 'Cancel this order');
  },
  'The new price is higher than the old one': () => saveBook(edit, {}, '15'),
  'Leave without saving?': async () => {
    const user = openDashboard('add-new-book');
    await type('Title', HOSTILE);
    await user.click(screen.getAllByRole('link', { name: 'Orders' })[0] as Element);
  },
  ': Confirmed': () =>
    moveOrder('Confirm', () => anAdminOrder({ name: HOSTILE, status: 'confirmed' })),
  'Your profile has been saved': async () => {
    const profile = () => anAdminProfile({ name: HOSTILE, roleLabel: HOSTILE });
    const user = openDashboard('settings/profile', {
      'GET /api/admin/profile': profile,
      'PATCH /api/admin/profile': profile,
    });
    await type('Name', 'Grace');
    await type('Role', 'Owner');
    await click(user, 'Save profile');
  },
  'Your password has been changed': async () => {
    const user = openDashboard('settings/security', {
      'GET /api/admin/profile': () => anAdminProfile({ name: HOSTILE, roleLabel: HOSTILE }),
      'POST /api/admin/password': () => ({ token: 't', expiresAt: '2026-11-20T10:00:00.000Z' }),
    });
    await type('Current password', 'one secret word');
    await type('New password', 'another secret word');
    await type('Repeat new password', 'another secret word');
    await click(user, 'Change password');
  },
};

describe('a text that looks like HTML', () => {
  it.each(Object.entries({ ...OWN_WORDS, ...FIXED_WORDS }))(
    'stays text in the dialog %s',
    async (title, open) => {
      await open();
      await expect.poll(() => popup()?.textContent).toContain(title);
      expect(hostileElements()).toEqual([]);
    },
  );
});
