import { expect } from '@playwright/test';
import { ownerHeaders, ownShop } from './harness/admin.ts';
import { newestBook } from './harness/books.ts';
import { journey } from './harness/journey.ts';
import { openWithoutScripts } from './harness/rendered.ts';

journey.use({ ...ownShop(), isFirstVisit: true });

for (const storefront of ['specified', 'refined', 'german'] as const) {
  journey(
    `a ${storefront} shop keeps what is put into the cart before its scripts are there`,
    async ({ newVisitor, request }) => {
      const reply = await request.put('/api/admin/shop/storefront', {
        headers: await ownerHeaders(request),
        data: { storefront },
      });
      await expect(reply).toBeOK();
      const { _id } = await newestBook(request);
      for (const path of [
        '/',
        '/books',
        `/books/${_id}`,
        '/search?q=the',
        '/genres/horror',
        '/authors/jules-verne',
      ]) {
        const visitor = await newVisitor();
        const release = await openWithoutScripts(visitor, path);
        const add = visitor
          .getByRole('button', { name: /^(Add to Cart|In den Warenkorb)/i })
          .first();
        await add.click();
        await expect(add).toHaveAttribute('aria-busy', 'true');
        release();
        const cart = visitor.getByRole('link', { name: /^(Items in cart|.*Warenkorb.*): 1$/ });
        await expect.soft(cart.first(), path).toBeAttached();
        await visitor.context().close();
      }
    },
  );
}
