import type { BuyGiftCardBody } from '@book-store/contract/orders/gift-cards/buy-gift-card.schemas';
import { expect, it } from 'vitest';
import { personalStorage } from '../../../../lib/storage/personal-storage.ts';
import { sendOnce } from './idempotency-key.ts';

it('sends a gift card with the key of scripts from before, which kept its amount in minor units', async () => {
  const body: BuyGiftCardBody = {
    name: 'Ada Reader',
    email: 'ada@example.com',
    amount: 12.5,
    recipient: { name: 'Bo', email: 'bo@example.com', message: '' },
    payment: 'transfer',
  };
  const content = JSON.stringify({ ...body, amount: 1250 });
  personalStorage.write('uid-1', 'order-attempt', { content, key: 'its-key' });
  expect(await sendOnce('uid-1', body, async (key) => key)).toBe('its-key');
});
