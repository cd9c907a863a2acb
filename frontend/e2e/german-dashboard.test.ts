import { expect } from '@playwright/test';
import { openDashboard, ownerHeaders, ownShop } from './harness/admin.ts';
import { newestBook } from './harness/books.ts';
import { journey } from './harness/journey.ts';

journey.use(ownShop());

journey('what is long in German has room in the dashboard', async ({ page, request }) => {
  await openDashboard(page);
  const headers = await ownerHeaders(request);
  const data = { storefront: 'german' };
  await expect(await request.put('/api/admin/shop/storefront', { headers, data })).toBeOK();

  await page.setViewportSize({ width: 1280, height: 844 });
  for (const path of ['settings', 'settings/security']) {
    await page.goto(`/dashboard/${path}`);
    const tabs = page.getByRole('navigation', { name: 'Einstellungen' }).getByRole('link');
    await expect(tabs).not.toHaveCount(0);
    for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
  }

  await page.goto('/dashboard/orders/new');
  const search = page.getByRole('searchbox', { name: 'Kunden suchen' });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const spare = (field: HTMLInputElement) => {
      const style = getComputedStyle(field);
      const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      context.font = style.font;
      const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
      return field.clientWidth - padding - context.measureText(field.placeholder).width;
    };
    await expect.poll(() => search.evaluate(spare), `${width} px`).toBeGreaterThan(0);
  }

  await page.goto(`/dashboard/edit-book/${(await newestBook(request))._id}`);
  const prices = [/^Bisheriger Preis/, /^Ladenpreis/].map((name) =>
    page.getByRole('textbox', { name }).boundingBox(),
  );
  const [before, now] = await Promise.all(prices);
  expect(before?.y).toBe(now?.y);
});
