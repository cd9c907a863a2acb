import type { mongo } from 'mongoose';

/** The fields of each section when they were stored side by side. */
const FIELDS: Record<string, readonly string[]> = {
  identity: ['name', 'description', 'logo', 'phone', 'email', 'address', 'openingHours', 'social'],
  delivery: ['ways', 'closed', 'keptDays', 'usualWeight', 'orderableDays', 'deliveryNote'],
  retention: ['keepNamesYears', 'keepContactsMonths'],
  storefront: [
    'storefront',
    'severalCopies',
    'guestOrders',
    'returnDays',
    'confirmHours',
    'orderPrefix',
  ],
  stock: ['lowStockLevel'],
  place: ['country', 'currency', 'locale', 'timeZone'],
  prices: ['lowestPrices', 'fixedPrices'],
  setup: ['setupDismissed'],
};

type Stored = Record<string, unknown> & { _id: string };

/**
 * Settings are now stored in sections. Banner, taxes and payments already were; everything else was a field of the
 * whole document.
 */
export async function settingsInSections(db: mongo.Db): Promise<void> {
  const settings = db.collection<Stored>('shop_settings');
  const stored = await settings.findOne({ _id: 'shop' });
  if (!stored) return;
  // The storefront section has the name of its former first field.
  const isField = (name: string) =>
    name in stored && (name !== 'storefront' || typeof stored.storefront === 'string');
  const sections = Object.entries(FIELDS).map(([section, names]) => {
    const fields = names.filter(isField).map((name) => fieldOf(name, stored[name]));
    return [section, Object.fromEntries(fields)] as const;
  });
  const $set = Object.fromEntries(sections.filter(([, value]) => Object.keys(value).length > 0));
  const moved = Object.values(FIELDS)
    .flat()
    .filter((name) => isField(name) && !(name in $set));
  if (Object.keys($set).length === 0) return;
  const $unset = Object.fromEntries(moved.map((name) => [name, '' as const]));
  await settings.updateOne({ _id: 'shop' }, { $set, $unset });
}

function fieldOf(name: string, value: unknown): [name: string, value: unknown] {
  if (name === 'setupDismissed') return ['dismissed', value];
  // An empty prefix would be indistinguishable from none.
  if (name === 'orderPrefix') return [name, value ?? ''];
  return [name, value];
}
