import type { ShopSetup } from '@book-store/contract/reports/shop-setup/shop-setup.schemas';
import { Link } from 'react-router-dom';
import { useShop } from '../../../../api/calls/shop-api.ts';
import { Button } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { dashboardPaths } from '../../../../lib/addresses/dashboard-paths.ts';
import { READY_COUNTRIES } from '../tax/ready-rates.ts';
import { useEditShopSetupMutation, useGetShopSetupQuery } from './api.ts';
import { RemoveDemo } from './remove-demo.tsx';

type Step = keyof ShopSetup['steps'];
type Way = { name: string; to: string };

const STEPS: { step: Step; name: string; text: string; to: string; or?: Way }[] = [
  {
    step: 'shop',
    name: 'Your shop',
    text: 'Its name, and how customers reach you.',
    to: dashboardPaths.settings.to(),
  },
  {
    step: 'country',
    name: 'Country and money',
    text: 'Where you are, and the currency of your prices: US dollars until you set it.',
    to: dashboardPaths.countrySettings.to(),
  },
  {
    step: 'tax',
    name: 'Tax and invoices',
    text: 'The rates that your prices have in them, and what invoices say of you.',
    to: dashboardPaths.taxSettings.to(),
  },
  {
    step: 'storefront',
    name: 'Storefront',
    text: 'We recommend the refined one: plain words, and fewer dialogs.',
    to: dashboardPaths.settings.to(),
  },
  {
    step: 'delivery',
    name: 'Delivery',
    text: 'What it costs and how long it takes.',
    to: dashboardPaths.deliverySettings.to(),
  },
  {
    step: 'catalogue',
    name: 'Your books',
    text: 'Add them one by one, or all of them from a file.',
    to: dashboardPaths.addBook.to(),
    or: { name: 'Import a file', to: dashboardPaths.importBooks.to() },
  },
  {
    step: 'firstOrder',
    name: 'The first order',
    text: 'Order one of your books to see what your customers see.',
    to: dashboardPaths.home.to(),
  },
];

/** Where sellers of books have to do with taxes; the rates of the United States differ by state. */
const TAXED: readonly string[] = [...READY_COUNTRIES, 'US'];

/** Returns the steps that this shop takes. */
function stepsOf({ steps, named }: ShopSetup, country: string | undefined) {
  const isTaken: Partial<Record<Step, boolean>> = {
    tax: country !== undefined && TAXED.includes(country),
    // How the storefront speaks matters once the shop has a name of its own.
    storefront: named || steps.shop,
  };
  return STEPS.filter(({ step }) => isTaken[step] ?? true);
}

/** What is left to do until the shop is open; gone once all is done, or when an admin hides it. */
export function SetupChecklist() {
  const { data: setup } = useGetShopSetupQuery();
  const [editSetup, { isLoading }] = useEditShopSetupMutation();
  const { place } = useShop();
  // The overview shows more than this list: without it, nothing is missing.
  if (!setup) return null;
  const steps = stepsOf(setup, place?.country);
  const open = steps.filter(({ step }) => !setup.steps[step]);
  const showsSteps = open.length > 0 && !setup.dismissed;
  if (!showsSteps && (setup.demoBooks === 0 || setup.dismissed)) return null;
  return (
    <Card title={showsSteps ? 'Open your shop' : 'The demo'}>
      {showsSteps && (
        <ol className="grid gap-x-6 gap-y-2 md:grid-cols-2 xl:grid-cols-3">
          {steps.map(({ step, name, text, to, or }) => (
            <li key={step} className="flex gap-3 py-1">
              <StepMark done={setup.steps[step]} />
              <div className="min-w-0">
                {setup.steps[step] ? (
                  <span className="inline-block py-2 font-semibold text-muted">
                    {name} <span className="sr-only">(done)</span>
                  </span>
                ) : (
                  <Link to={to} className="link inline-block py-2 font-semibold">
                    {name}
                  </Link>
                )}
                {!setup.steps[step] && <p className="text-fine text-muted">{text}</p>}
                {step === 'shop' && <Missing missing={setup.missing} />}
                {or && !setup.steps[step] && (
                  <Link to={or.to} className="link inline-block py-2">
                    {or.name}
                  </Link>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {setup.demoBooks > 0 && <RemoveDemo />}
        <Button
          variant="link"
          disabled={isLoading}
          onClick={() => void editSetup({ dismissed: true })}
        >
          Hide this
        </Button>
        <span className="text-fine text-muted">You can find it again in the settings.</span>
      </div>
    </Card>
  );
}

const CONTACT: Record<ShopSetup['missing'][number], string> = {
  address: 'address',
  phone: 'phone number',
  email: 'email address',
  openingHours: 'opening hours',
};
const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** What the contact page cannot say yet. */
function Missing({ missing }: Pick<ShopSetup, 'missing'>) {
  if (missing.length === 0) return null;
  return (
    <p className="text-fine">Still missing: {listed.format(missing.map((one) => CONTACT[one]))}.</p>
  );
}

function StepMark({ done }: { done: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`mt-2 grid size-6 shrink-0 place-items-center rounded-full border text-fine ${done ? 'border-good text-good' : 'border-control'}`}
    >
      {done && '✓'}
    </span>
  );
}
