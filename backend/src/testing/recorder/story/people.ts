import { PASSWORD } from '../callers.ts';
import { clock } from '../fixed-chance.mjs';
import type { Books } from './catalogue.ts';
import type { Story } from './story.ts';

export const ADDRESS = {
  street: '2 Loud Street',
  city: 'Berlin',
  country: 'Germany',
  state: 'Berlin',
  zipcode: '10115',
};
const ACCOUNTS = 'POST /identitytoolkit.googleapis.com/v1/accounts';

/** Customers save their details; admins sign in. */
export async function people(story: Story, books: Books): Promise<void> {
  await keepLists(story, books);
  await workHere(story);
}

/** The calls of the shop's own accounts. */
export async function register({ visitor }: Story): Promise<void> {
  const who = { email: 'dora@example.com', password: 'a long enough password' };
  await visitor(`${ACCOUNTS}:signUp`, { ...who, password: 'short' }, { status: 400 });
  const { body: account } = await visitor(`${ACCOUNTS}:signUp`, {
    ...who,
    returnSecureToken: true,
  });
  await visitor(`${ACCOUNTS}:signUp`, who, { status: 400 });
  await visitor(`${ACCOUNTS}:signInWithPassword`, { ...who, password: 'wrong' }, { status: 400 });
  const { body: signedIn } = await visitor(`${ACCOUNTS}:signInWithPassword`, who);
  await visitor(`${ACCOUNTS}:lookup`, { idToken: signedIn.idToken });
  await visitor(`${ACCOUNTS}:update`, { idToken: signedIn.idToken, displayName: 'Dora' });
  await visitor(`${ACCOUNTS}:sendOobCode`, { requestType: 'PASSWORD_RESET', email: who.email });
  const refreshed = { grant_type: 'refresh_token', refresh_token: account.refreshToken };
  await visitor('POST /securetoken.googleapis.com/v1/token', refreshed);
  await visitor(
    'POST /securetoken.googleapis.com/v1/token',
    { refresh_token: 'none' },
    { status: 400 },
  );
  await visitor(`${ACCOUNTS}:delete`, { idToken: signedIn.idToken });
  await visitor(`${ACCOUNTS}:query`, {}, { status: 404 });
  await visitor('GET /identitytoolkit.googleapis.com/v1/projects', undefined, { status: 404 });
}

async function keepLists({ ada, cleo }: Story, { emma, persuasion, calendar }: Books) {
  await ada('PUT /api/account', {
    name: 'Ada Reader',
    phone: '+49301234567',
    addresses: [ADDRESS],
  });
  await ada('GET /api/account');
  await ada(`PUT /api/account/wishes/${emma}`);
  await ada(`PUT /api/account/wishes/${persuasion}`);
  await ada(`DELETE /api/account/wishes/${emma}`);
  await ada(`PUT /api/account/back-in-stock/${calendar}`);
  await ada(`DELETE /api/account/back-in-stock/${calendar}`);
  await cleo(`PUT /api/account/back-in-stock/${calendar}`);
  await ada('GET /api/account/wishes');
  const at = new Date(clock.at).toISOString();
  const changes = [
    { bookId: emma, kind: 'add', quantity: 2, at },
    { bookId: calendar, kind: 'add', at },
    { bookId: calendar, kind: 'remove', at },
  ];
  await ada('POST /api/account/cart/changes', { sentAt: at, changes });
  await ada('GET /api/account/cart');
  await ada('GET /api/account/export');
}

async function workHere({ admin, visitor, choosePassword }: Story) {
  const wrong = { username: 'admin', password: 'not the password' };
  await visitor('POST /api/auth/admin', wrong, { status: 401 });
  await visitor('POST /api/auth/admin', { username: 'admin', password: PASSWORD });
  await admin('GET /api/admin/profile');
  await admin('PATCH /api/admin/profile', { name: 'Anna', roleLabel: 'Owner' });
  await admin('POST /api/admin/session', { password: 'not the password' }, { status: 400 });
  await admin('POST /api/admin/session', { password: PASSWORD });
  const { body: sessions } = await admin('GET /api/admin/sessions');
  const other = sessions.find(({ current }: { current: boolean }) => !current);
  if (other) await admin(`DELETE /api/admin/sessions/${other.id}`);
  await admin('DELETE /api/admin/session');
  const password = 'another password of the owner';
  const given = { currentPassword: PASSWORD, newPassword: password };
  await admin('POST /api/admin/password', given);
  choosePassword(password);
}
