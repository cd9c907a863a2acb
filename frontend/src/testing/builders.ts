import type { BookCardView, BookView } from '@book-store/contract/catalogue/books/books.schemas';
import type {
  AdminGenreView,
  GenreView,
} from '@book-store/contract/catalogue/genres/genres.schemas';
import type { NewsCardView } from '@book-store/contract/messages/news/news.schemas';
import type { OrderView } from '@book-store/contract/orders/order/orders.schemas';
import type { UploadedPicture } from '@book-store/contract/parts.schemas';
import type { AdminProfile } from '@book-store/contract/people/sessions/admin-session.schemas';
import type { ShopConfigView } from '@book-store/contract/people/sign-in/shop-config.schemas';
import { shopDay } from '@book-store/contract/place';
import type { OverviewView } from '@book-store/contract/reports/overview/overview.schemas';
import type { ShopSetup } from '@book-store/contract/reports/shop-setup/shop-setup.schemas';
import type { DeliveryWay } from '@book-store/contract/settings/delivery/delivery';
import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';

let lastId = 0;
/** Returns a unique 24-digit ID. */
export const anId = () => (++lastId).toString(16).padStart(24, '0');

export const aBook = (overrides: Partial<BookView> = {}): BookView => ({
  _id: anId(),
  title: 'The Time Machine',
  author: 'H. G. Wells',
  description: 'An inventor travels to the end of the world and back in time for dinner.',
  category: 'adventure',
  coverImage: 'book-1.webp',
  coverTint: '#334455',
  newPrice: 12.5,
  oldPrice: 15,
  trending: false,
  createdAt: '2026-11-01T10:00:00.000Z',
  version: 0,
  ...overrides,
});

/** Returns what a card shows of `aBook`. */
export const aCard = (overrides: Partial<BookCardView> = {}): BookCardView => {
  const { description, createdAt, ...shown } = aBook();
  return { ...shown, teaser: description, ...overrides };
};

/** Returns the genres of the specification, each with some books. */
export const someGenres = (): GenreView[] =>
  ['Business', 'Technology', 'Fiction', 'Horror', 'Adventure'].map((name) => ({
    name,
    slug: name.toLowerCase(),
    category: name.toLowerCase(),
    books: 3,
  }));

export const someAdminGenres = (): AdminGenreView[] =>
  someGenres().map((genre) => ({ ...genre, hidden: false, version: 0 }));

/** An order that is delivered to an address. */
type Delivered = OrderView & { address: NonNullable<OrderView['address']> };

export const anOrder = (overrides: Partial<Delivered> = {}): Delivered => {
  const bookId = anId();
  const _id = anId();
  return {
    _id,
    number: `BS-${10_000 + Number.parseInt(_id, 16)}`,
    name: 'Ada Reader',
    email: 'ada@example.com',
    phone: '+4912345678',
    address: {
      street: 'Inkwell Lane 7',
      city: 'Springfield',
      country: 'Germany',
      state: 'Hesse',
      zipcode: '01234',
    },
    productIds: [bookId],
    lines: [
      { bookId, title: 'The Time Machine', coverImage: 'book-1.webp', price: 12.5, quantity: 1 },
    ],
    deliveryFee: 0,
    totalPrice: 12.5,
    status: 'placed',
    cancellable: true,
    history: [{ status: 'placed', at: '2026-11-19T09:30:00.000Z' }],
    createdAt: '2026-11-19T09:30:00.000Z',
    ...overrides,
  };
};

/** Returns the newest news items. */
export const someNews = (): NewsCardView[] =>
  ['One', 'Two', 'Three', 'Four', 'Five'].map((word, index) => ({
    id: `news-${word.toLowerCase()}`,
    title: `News ${word}`,
    description: 'What has happened.',
    image: 'library.webp',
    imageAlt: 'A library.',
    date: `2026-11-1${9 - index}`,
  }));

/** Returns a way of delivery with one price; give only what matters. */
export const aWay = ({
  price = 0,
  ...given
}: Partial<DeliveryWay> & { price?: number } = {}): DeliveryWay => ({
  id: given.name?.toLowerCase().replace(/\W/g, '-') ?? 'delivery',
  kind: 'parcel',
  countries: [],
  steps: [{ sum: 0, price }],
  days: { from: 2, to: 4 },
  ...given,
});

export const aShop = (overrides: Partial<ShopView> = {}): ShopView => ({
  name: 'Book Store',
  ways: [aWay()],
  keptDays: 14,
  today: shopDay(new Date()),
  orderableDays: 10,
  keepNamesYears: 10,
  keepContactsMonths: 12,
  versions: { identity: 0, banner: 0, delivery: 0, retention: 0, storefront: 0 },
  ...overrides,
});

/** Returns that all is set up. */
export const aShopSetup = (overrides: Partial<ShopSetup> = {}): ShopSetup => ({
  steps: {
    shop: true,
    country: true,
    tax: true,
    storefront: true,
    delivery: true,
    payments: true,
    law: true,
    mail: true,
    backups: true,
    catalogue: true,
    firstOrder: true,
  },
  named: true,
  missing: [],
  unfinished: [],
  dismissed: false,
  demoBooks: 0,
  ...overrides,
});

export const aShopConfig = (): ShopConfigView => ({
  ownAccounts: true,
  mailsLinks: false,
  google: 'stand-in',
  firebase: { apiKey: 'key', authDomain: 'shop.example', projectId: 'demo-bookstore' },
});

export const anUploadedPicture = (overrides: Partial<UploadedPicture> = {}): UploadedPicture => ({
  fileName: 'stored-1.webp',
  tint: '#334455',
  width: 800,
  height: 1200,
  ...overrides,
});

export const anAdminProfile = (overrides: Partial<AdminProfile> = {}): AdminProfile => ({
  username: 'owner',
  name: 'Grace Ruiz',
  role: 'owner',
  roleLabel: 'Lecturer',
  passwordIsGenerated: false,
  secondFactor: 'off',
  ...overrides,
});

export const someOverview = (overrides: Partial<OverviewView> = {}): OverviewView => ({
  totalBooks: 23,
  totalSales: 1234.5,
  trendingBooks: 7,
  totalOrders: 41,
  trendingShare: 30,
  ordersLeft: 2,
  cashToCollect: 84.5,
  websiteVisitsLastDay: 139,
  monthlyRevenue: {
    year: 2026,
    months: [0, 0, 0, 0, 0, 0, 0, 0, 0, 800.25, 434.25, 0],
    years: [2026, 2025],
  },
  salesByCategory: [{ category: 'fiction', books: 12, sales: 150 }],
  topCustomers: [{ name: 'Ada Reader', email: 'ada@example.com', orders: 3, averageOrder: 129.5 }],
  ...overrides,
});
