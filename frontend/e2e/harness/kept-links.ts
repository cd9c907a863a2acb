import { expect, type Page } from '@playwright/test';
import { openDashboard } from './admin.ts';

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
