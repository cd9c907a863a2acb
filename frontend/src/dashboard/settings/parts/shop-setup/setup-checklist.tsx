import type { ShopSetup } from '@book-store/contract/reports/shop-setup/shop-setup.schemas';
import { Link } from 'react-router-dom';
import { useShop } from '../../../../api/calls/shop-api.ts';
import { Button } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { dashboardPaths } from '../../../../lib/addresses/dashboard-paths.ts';
import { useLanguage, useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { setUpTexts } from '../../set-up-texts.ts';
import { READY_COUNTRIES } from '../tax/ready-rates.ts';
import { useEditShopSetupMutation, useGetShopSetupQuery } from './api.ts';
import { RemoveDemo } from './remove-demo.tsx';

type Step = keyof ShopSetup['steps'];
const STEPS: readonly { step: Step; to: string; orImport?: string }[] = [
  { step: 'shop', to: dashboardPaths.settings.to() },
  { step: 'country', to: dashboardPaths.countrySettings.to() },
  { step: 'tax', to: dashboardPaths.taxSettings.to() },
  { step: 'storefront', to: dashboardPaths.settings.to() },
  { step: 'delivery', to: dashboardPaths.deliverySettings.to() },
  { step: 'payments', to: dashboardPaths.paymentSettings.to() },
  { step: 'law', to: dashboardPaths.lawSettings.to() },
  { step: 'mail', to: dashboardPaths.mails.to() },
  { step: 'backups', to: dashboardPaths.backupsSettings.to() },
  {
    step: 'catalogue',
    to: dashboardPaths.addBook.to(),
    orImport: dashboardPaths.importBooks.to(),
  },
  { step: 'firstOrder', to: dashboardPaths.home.to() },
];

/** Where sellers of books have to do with taxes; the rates of the United States differ by state. */
const TAXED: readonly string[] = [...READY_COUNTRIES, 'US'];

function stepsOf({ steps, named }: ShopSetup, country: string | undefined) {
  const isTaken: Partial<Record<Step, boolean>> = {
    tax: country !== undefined && TAXED.includes(country),
    // The storefront's wording matters once the shop has its own name.
    storefront: named || steps.shop,
  };
  return STEPS.filter(({ step }) => isTaken[step] ?? true);
}

/** Disappears once all is done, or when an admin hides it. */
export function SetupChecklist() {
  const texts = useTexts(setUpTexts);
  const { data: setup } = useGetShopSetupQuery();
  const [editSetup, { isLoading }] = useEditShopSetupMutation();
  const { place } = useShop();
  // Fails silently: the overview works without this list.
  if (!setup) return null;
  const steps = stepsOf(setup, place?.country);
  const open = steps.filter(({ step }) => !setup.steps[step]);
  const showsSteps = open.length > 0 && !setup.dismissed;
  if (!showsSteps && (setup.demoBooks === 0 || setup.dismissed)) return null;
  return (
    <Card title={showsSteps ? texts.title : texts.demoTitle}>
      {showsSteps && (
        <ol className="grid gap-x-6 gap-y-2 md:grid-cols-2 xl:grid-cols-3">
          {steps.map(({ step, to, orImport }) => (
            <li key={step} className="flex gap-3 py-1">
              <StepMark done={setup.steps[step]} />
              <div className="min-w-0">
                {setup.steps[step] ? (
                  <span className="inline-block py-2 font-semibold text-muted">
                    {texts.steps[step].name} <span className="sr-only">{texts.done}</span>
                  </span>
                ) : (
                  <Link to={to} className="link inline-block py-2 font-semibold">
                    {texts.steps[step].name}
                  </Link>
                )}
                {!setup.steps[step] && (
                  <p className="text-fine text-muted">{texts.steps[step].text}</p>
                )}
                {step === 'shop' && <Missing missing={setup.missing} />}
                {orImport && !setup.steps[step] && (
                  <Link to={orImport} className="link inline-block py-2">
                    {texts.importFile}
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
          {texts.hide}
        </Button>
        <span className="text-fine text-muted">{texts.hidden}</span>
      </div>
    </Card>
  );
}

/** What the contact page cannot say yet. */
function Missing({ missing }: Pick<ShopSetup, 'missing'>) {
  const texts = useTexts(setUpTexts);
  const listed = new Intl.ListFormat(useLanguage(), { type: 'conjunction' });
  if (missing.length === 0) return null;
  return (
    <p className="text-fine">
      {texts.missing(listed.format(missing.map((one) => texts.contact[one])))}
    </p>
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
