import { ownShop } from '../harness/admin.ts';
import type { Visitor } from './visitor.ts';

const { ADMIN_USERNAME, ADMIN_PASSWORD } = ownShop().shopSettings;

/** Signs in the owner, who then sees the overview. */
export async function signIn(visitor: Visitor): Promise<void> {
  await visitor.open('/admin');
  await visitor.type('Username', ADMIN_USERNAME);
  await visitor.type('Password', ADMIN_PASSWORD);
  await visitor.click({ role: 'button', name: 'Login' });
  await visitor.click({
    ...{ role: 'button', name: 'OK' },
    within: { role: 'dialog', name: 'Admin Login successful!' },
  });
  await visitor.sees({ text: 'Products' });
}
