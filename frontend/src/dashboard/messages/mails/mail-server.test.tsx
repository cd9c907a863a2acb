import type { TestedMailServer } from '@book-store/contract/messages/mails/mails.schemas';
import { SENDING_PROBLEMS } from '@book-store/contract/platform/mail/mail-problems';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAdminProfile, aShop } from '../../../testing/builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { problem, type Stubs } from '../../../testing/stub-api.ts';

const TEST = 'POST /api/admin/mail-server/test';
const SEE = 'GET /api/admin/mail-server';
const server = {
  host: 'smtp.example.com',
  port: 587,
  encryption: 'required',
  signsIn: true,
  from: 'shop@books.example',
} as const;
const to = 'grace@example.com';

async function unfold(stubs: Stubs = {}) {
  const api = stubDashboard({
    'GET /api/admin/mails': () => ({ mails: [] }),
    [SEE]: () => ({ server, to }),
    ...stubs,
  });
  const { user } = renderApp('/dashboard/mails');
  const card = (await screen.findByText(/^Mailserver|^Mail server/)).closest('details');
  await user.click(within(card as HTMLElement).getByText(/^Mailserver|^Mail server/));
  return { ...api, user, card: within(card as HTMLElement) };
}

beforeEach(() => signInAdmin());

describe('the mail server of the shop', () => {
  it('is shown to owners, and tested', async () => {
    const { user, card, callsTo } = await unfold({
      [TEST]: async (): Promise<TestedMailServer> => ({ to }),
    });
    expect(card.getByText('smtp.example.com, port 587')).toBeVisible();
    expect(card.getByText('required (STARTTLS)')).toBeVisible();
    await user.click(card.getByRole('button', { name: `Send a test to ${to}` }));
    expect(await card.findByText(/has accepted the test for grace@example.com/)).toBeVisible();
    expect(callsTo(TEST)).toHaveLength(1);
  });

  it.each(SENDING_PROBLEMS)('says what to do about %s', async (code) => {
    const refused = () => ({ to, problem: { code, reply: '550 refused' } });
    const { user, card } = await unfold({ [TEST]: refused });
    await user.click(card.getByRole('button', { name: /Send a test/ }));
    const said = await card.findByText(/It replied: 550 refused/);
    expect(said.closest('[role="alert"]')?.children).toHaveLength(2);
  });

  it('says in German why the test was refused, and what to do', async () => {
    const { user, card } = await unfold({
      [TEST]: () => ({ to, problem: { code: 'wrong-credentials', reply: '535 no' } }),
      'GET /api/shop': () => aShop({ storefront: 'german' }),
    });
    await user.click(await card.findByRole('button', { name: `Test-E-Mail an ${to} senden` }));
    expect(await card.findByText(/nicht angenommen\. Seine Antwort: 535 no/)).toBeVisible();
    expect(card.getByText(/Prüfen Sie Benutzername und Passwort in SMTP_URL/)).toBeVisible();
  });

  it('says what the shop refuses, and can be tested again', async () => {
    const { user, card, answer } = await unfold({
      [TEST]: () => problem(429, 'too-many-requests'),
    });
    await user.click(card.getByRole('button', { name: /Send a test/ }));
    await waitFor(() => expect(card.getByRole('alert')).not.toBeEmptyDOMElement());
    answer(TEST, () => ({ to }));
    await user.click(card.getByRole('button', { name: /Send a test/ }));
    expect(await card.findByText(/has accepted the test/)).toBeVisible();
  });

  it('says what to set where there is none, and where to enter an address', async () => {
    const { card } = await unfold({ [SEE]: () => ({ to }) });
    expect(card.getByText(/^SMTP_URL=smtp:\/\//)).toBeVisible();
    expect(card.queryByRole('button')).toBeNull();
  });

  it('needs an address to be tested', async () => {
    const { card } = await unfold({ [SEE]: () => ({ server }) });
    expect(card.getByText(/enter your email address under Settings, Security/)).toBeVisible();
  });

  it('is not asked for by staff', async () => {
    const { callsTo } = stubDashboard({
      'GET /api/admin/profile': () => anAdminProfile({ role: 'staff' }),
      'GET /api/admin/mails': () => ({ mails: [] }),
    });
    renderApp('/dashboard/mails');
    expect(await screen.findByText('No mails in the last 90 days.')).toBeVisible();
    expect(screen.queryByText('Mail server')).toBeNull();
    expect(callsTo(SEE)).toHaveLength(0);
  });
});
