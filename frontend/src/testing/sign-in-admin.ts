import { adminToken } from '../api/admin-token.ts';
import { anAdminProfile, aShop, aShopConfig, someOverview } from './builders.ts';
import { type Stubs, stubApi } from './stub-api.ts';

/** Stores an admin session with `seconds` left. */
export const signInAdmin = (seconds = 3600) =>
  adminToken.save('admin-token', { expiresAt: Date.now() + seconds * 1000 });

/** Stubs everything that the dashboard requests at the start, and its orders. */
export const stubDashboard = (stubs: Stubs = {}) =>
  stubApi({
    'GET /api/admin': () => someOverview(),
    'GET /api/admin/profile': () => anAdminProfile(),
    'GET /api/admin/sessions': () => [],
    'DELETE /api/admin/session': () => ({}),
    'GET /api/admin/books': () => [],
    'GET /api/admin/books/:id/stock-log': () => [],
    'GET /api/admin/books/:id/prices': () => [],
    'GET /api/admin/shop/prices': () => ({
      usual: { lowestPrices: false, fixedPrices: false },
      version: 0,
    }),
    'GET /api/admin/mail-server': () => ({}),
    'GET /api/admin/shop/security': () => ({
      confirmRefundsAbove: 100,
      requireSecondFactor: false,
      version: 0,
    }),
    'GET /api/admin/second-factor': () => ({ recoveryCodes: 0, required: false, devices: [] }),
    'GET /api/admin/people': () => ({ people: [], invitations: [], sendsMails: false }),
    'GET /api/admin/drawn-cover': () => ({ picture: 'data:image/webp;base64,' }),
    'GET /api/admin/notifications': () => ({ count: 0, orders: [], ids: [] }),
    'GET /api/admin/desk': () => ({ lines: [] }),
    'GET /api/admin/orders': () => [],
    'GET /api/admin/orders/handovers': () => [],
    'GET /api/admin/orders/summary': () => ({ ordersLeft: 0, byStatus: {}, cashToCollect: 0 }),
    'GET /api/admin/returns/counts': () => ({ asked: 0, 'on-its-way': 0, received: 0 }),
    'GET /api/admin/books/low-stock': () => [],
    'GET /api/books/cards': () => [],
    'GET /api/config': aShopConfig,
    'GET /api/shop': () => aShop(),
    ...stubs,
  });
