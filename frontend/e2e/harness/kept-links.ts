import type { MailView } from '@book-store/contract/messages/mails/mails.schemas';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { openDashboard, ownerHeaders } from './admin.ts';

/** Opens a visitor's page that may read what is copied. */
type NewVisitor = (options: { permissions: string[] }) => Promise<Page>;

/** Returns the link of the newest mail about an account, as the owner copies it in a shop without a mail server. */
export async function copyKeptLink(newVisitor: NewVisitor, email: string): Promise<string> {
  const dashboard = await newVisitor({ permissions: ['clipboard-read', 'clipboard-write'] });
  await openDashboard(dashboard);
  await dashboard.goto('/dashboard/mails');
  await dashboard
    .getByRole('button', { name: `Copy link for ${email}` })
    .first()
    .click();
  await expect(dashboard.getByText('Copied.')).toBeVisible();
  return dashboard.evaluate(() => navigator.clipboard.readText());
}

/** Returns the same link of a mail of this kind through the API, where how it is copied does not matter. */
export async function keptLink(
  request: APIRequestContext,
  email: string,
  kind: MailView['kind'],
): Promise<string> {
  const headers = await ownerHeaders(request);
  let link: string | undefined;
  await expect(async () => {
    const reply = await request.get('/api/admin/mails', { headers });
    const { mails } = (await reply.json()) as { mails: MailView[] };
    link = mails.find((mail) => mail.to === email && mail.kind === kind)?.link;
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}
