import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import PrivacyPage from '../../../storefront/settings/privacy/page.tsx';
import { aShop } from '../../../testing/builders.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { signInAdmin } from '../../../testing/sign-in-admin.ts';
import { problem, type Stubs, stubApi } from '../../../testing/stub-api.ts';
import SettingsPage from './page.tsx';

const EDIT = 'PUT /api/admin/shop/retention';
const YEARS = 'Years until name and address go';
const MONTHS = 'Months until phone and notes go';
const stub = (stubs: Stubs = {}) =>
  stubApi({
    'GET /api/shop': () => aShop({ keepNamesYears: 7, keepContactsMonths: 1 }),
    'GET /api/pages/:id': () => ({ html: '' }),
    ...stubs,
  });

const open = () => renderPage(<SettingsPage />, { at: '/dashboard/settings' });
async function save({ user }: ReturnType<typeof open>, typed: Record<string, string>) {
  for (const [label, text] of Object.entries(typed)) {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
  }
  await user.click(screen.getByRole('button', { name: 'Save times' }));
}

beforeEach(() => signInAdmin());

it('shows how long orders keep personal data, and saves other times', async () => {
  const { callsTo } = stub({ [EDIT]: ({ body }) => aShop(body as object) });
  const page = open();
  expect(await screen.findByLabelText(YEARS)).toHaveValue(7);
  await save(page, { [MONTHS]: '6' });
  expect(await screen.findByText('The times have been saved')).toBeInTheDocument();
  expect(callsTo(EDIT)[0]?.body).toEqual({ keepNamesYears: 7, keepContactsMonths: 6, version: 0 });
});

it('saves no time that is missing or no whole number', async () => {
  const { callsTo } = stub();
  const page = open();
  await save(page, { [YEARS]: '0', [MONTHS]: '1.5' });
  await waitFor(() => expect(screen.getByLabelText(YEARS)).toBeInvalid());
  expect(screen.getByLabelText(YEARS)).toHaveFocus();
  expect(screen.getByLabelText(MONTHS)).toBeInvalid();
  expect(callsTo(EDIT)).toEqual([]);
});

it("shows the server's error at its field", async () => {
  const fields = [{ path: 'keepNamesYears', message: 'Please enter fewer years.' }];
  stub({ [EDIT]: () => problem(400, 'bad-request', { fields }) });
  await save(open(), { [YEARS]: '30' });
  await waitFor(() =>
    expect(screen.getByLabelText(YEARS)).toHaveAccessibleDescription(/Please enter fewer years\./),
  );
});

it('is what the privacy page says, with the export and the backups', async () => {
  stub();
  renderPage(<PrivacyPage />, { at: '/privacy' });
  expect(await screen.findByText(/notes go one month after an order/)).toHaveTextContent(
    'Name and address go after 7 years',
  );
  expect(screen.getByText(/download all that we keep about you as one file/)).toBeVisible();
  expect(screen.getByText(/^Backups of the shop contain/)).toBeVisible();
});
