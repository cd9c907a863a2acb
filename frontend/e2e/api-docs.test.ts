import { expect } from '@playwright/test';
import { journey } from './harness/journey.ts';
import { violations } from './harness/violations.ts';

// A violation of the policy, an error or a request to another host would fail it.
journey('the API documentation shows a call, and makes it', async ({ page }) => {
  await page.goto('/api/docs');
  await page.getByRole('heading', { name: /^search/ }).click();
  const call = page.getByRole('button', { name: /GET.*\/api\/books\/\{id\}(?!\/)/ });
  await call.click();
  await expect(page.getByText('Example Value').first()).toBeVisible();
  for (const [width, colorScheme] of [
    [1280, 'dark'],
    [390, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByPlaceholder('id').fill('0'.repeat(24));
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.getByText('"detail": "This book is not in the shop."')).toBeVisible();
});
