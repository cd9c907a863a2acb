import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Collects all policy violations of the context's pages and popups from now on. */
export async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const seen: string[] = [];
  await context.exposeFunction('reportViolation', (what: string) => seen.push(what));
  await context.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (what: string) => void };
    document.addEventListener('securitypolicyviolation', (event) => {
      reportViolation(`${event.effectiveDirective} ${event.blockedURI} on ${location.pathname}`);
    });
  });
  return seen;
}

/** Opens a page and waits until nothing on it is loading any more, and its fonts are there. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('main').locator('.spinner, [aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
