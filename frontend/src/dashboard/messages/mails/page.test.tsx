import type { MailView } from '@book-store/contract/messages/mails/mails.schemas';
import { mailProblemText } from '@book-store/contract/platform/mail/mail-problems';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aShop } from '../../../testing/builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { problem, reply } from '../../../testing/stub-api.ts';

const LIST = 'GET /api/admin/mails';
const RESEND = 'POST /api/admin/mails/:id/resend';
const FROM = 'shop@books.example';
const aMail = (given: Partial<MailView> = {}): MailView => ({
  _id: 'a'.repeat(24),
  kind: 'order-placed',
  to: 'ada@example.com',
  subject: 'Your order BS-10042',
  state: 'kept',
  tries: 0,
  createdAt: '2026-11-19T09:30:00.000Z',
  expiresAt: '2027-02-17T10:30:00.000Z',
  ...given,
});
const open = (at = '/dashboard/mails') => renderApp(at);
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => signInAdmin());

describe('the mail screen', () => {
  it.each([
    ['/reset-password?oobCode=secret', `${location.origin}/reset-password?oobCode=secret`],
    ['https://books.example/reset-password', 'https://books.example/reset-password'],
  ])('gives the owner the link of a new password to pass on: %s', async (link, copied) => {
    const { callsTo } = stubDashboard({
      [LIST]: () => ({ mails: [aMail({ kind: 'reset-password', link })] }),
    });
    const { user } = open();
    await user.click(await button('Copy link for ada@example.com'));
    expect(await screen.findByText('Copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(copied);
    expect(callsTo(LIST)[0]?.headers.get('authorization')).toBe('Bearer admin-token');
  });

  it('says that nothing is sent without a mail server, and shows what would have been', async () => {
    stubDashboard({
      [LIST]: () => ({ mails: [aMail()] }),
      'GET /api/admin/mails/:id': () => ({ ...aMail(), text: 'Hello <b>Ada</b>,\n\nthank you.' }),
    });
    const { user } = open();
    expect(await screen.findByText(/has no mail server/)).toBeVisible();
    expect(screen.getByText('Kept', { selector: 'article *' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    await user.click(await button('Open'));
    expect(await screen.findByText(/Hello <b>Ada<\/b>,/)).toBeVisible();
  });

  it('shows why a mail failed, and sends it again', async () => {
    const failed = aMail({ state: 'failed', tries: 9, lastError: 'The mail server refused it.' });
    const { answer, callsTo } = stubDashboard({
      [LIST]: () => ({ mails: [failed], from: FROM }),
      [RESEND]: () => problem(409, 'conflict', { detail: 'This mail is being sent right now.' }),
    });
    const { user } = open();
    expect(await screen.findByText(/sends its mail from shop@books.example/)).toBeVisible();
    expect(screen.getByText('The mail server refused it.')).toBeVisible();
    await user.click(await button('Send again'));
    expect(await screen.findByRole('alert')).toHaveTextContent('being sent right now');
    answer(RESEND, () => aMail({ state: 'waiting' }));
    answer(LIST, () => ({ mails: [aMail({ state: 'waiting' })], from: FROM }));
    await user.click(await button('Send again'));
    expect(await button('Try now')).toBeVisible();
    expect(callsTo(RESEND)[0]?.path).toBe(`/api/admin/mails/${'a'.repeat(24)}/resend`);
  });

  it.each([
    [mailProblemText('unreachable'), 'Der Mailserver war nicht erreichbar.'],
    [
      mailProblemText('refused', '550 mailbox full'),
      'Der Mailserver hat sie abgelehnt. Seine Antwort: 550 mailbox full',
    ],
    ['Of another version.', 'Of another version.'],
  ])('says in German why a mail failed: %s', async (lastError, said) => {
    stubDashboard({
      [LIST]: () => ({ mails: [aMail({ state: 'failed', lastError })], from: FROM }),
      'GET /api/shop': () => aShop({ storefront: 'german' }),
    });
    open();
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('says why a mail is put off and when it goes, and sends it at once if the owner wants', async () => {
    const putOff = aMail({
      state: 'waiting',
      nextTryAt: '2026-11-20T09:30:00.000Z',
      lastError: 'Put off: this address has had enough mails for a day.',
    });
    const { callsTo } = stubDashboard({
      [LIST]: () => ({ mails: [putOff], from: FROM }),
      [RESEND]: () => aMail({ state: 'waiting' }),
    });
    const { user } = open();
    const row = await screen.findByRole('article');
    expect(row).toHaveTextContent(/Waiting .*, will be sent .*Nov.* 20/);
    expect(row).toHaveTextContent('Put off: this address has had enough mails for a day.');
    await user.click(await button('Try now'));
    expect(callsTo(RESEND)).toHaveLength(1);
  });

  it('asks before it sends a mail a second time', async () => {
    const { callsTo } = stubDashboard({
      [LIST]: () => ({
        mails: [aMail({ state: 'sent', sentAt: '2026-11-19T09:31:00.000Z' })],
        from: FROM,
      }),
      [RESEND]: () => aMail(),
    });
    const { user } = open();
    await user.click(await button('Send again'));
    expect(await screen.findByText('Send this mail again?')).toBeInTheDocument();
    await user.click(await button('Cancel'));
    expect(callsTo(RESEND)).toEqual([]);
  });

  it('searches and filters through the address, and pages', async () => {
    const { callsTo } = stubDashboard({
      [LIST]: () => reply({ mails: [aMail()] }, { headers: { 'x-total-count': '41' } }),
    });
    open('/dashboard/mails?q=BS-10042&state=kept&page=2');
    expect(await screen.findByRole('link', { name: 'Page 3' })).toBeVisible();
    const asked = callsTo(LIST)[0]?.query;
    expect([asked?.get('q'), asked?.get('state'), asked?.get('page')]).toEqual([
      'BS-10042',
      'kept',
      '2',
    ]);
    expect(screen.getByRole('link', { name: 'Sent' })).toHaveAttribute(
      'href',
      '/dashboard/mails?q=BS-10042&state=sent',
    );
  });

  it.each([
    ['', 'No mails in the last 90 days.'],
    ['?state=failed', 'No matching mails.'],
  ])('says that there is nothing to show at %s', async (search, said) => {
    stubDashboard({ [LIST]: () => ({ mails: [] }) });
    open(`/dashboard/mails${search}`);
    expect(await screen.findByText(said)).toBeVisible();
  });
});
