import { dayText } from '@book-store/contract/place';
import type { ShopSetup } from '@book-store/contract/reports/shop-setup/shop-setup.schemas';
import { countryName } from '@book-store/contract/settings/delivery/delivery-countries';
import { LAW_PARTS } from '@book-store/contract/settings/law/law';
import type { LawView } from '@book-store/contract/settings/law/law.schemas';
import { Link } from 'react-router-dom';
import { useShop } from '../../../api/calls/shop-api.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Loaded } from '../../../kit/page/loaded.tsx';
import { dashboardPaths } from '../../../lib/addresses/dashboard-paths.ts';
import { useDashboardHead } from '../../../lib/wording/dashboard-heads.ts';
import { useHead } from '../../../lib/wording/page-heads.ts';
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { lawTexts } from '../law-texts.ts';
import { SettingsFrame } from '../parts/settings-frame/settings-frame.tsx';
import { useGetShopSetupQuery } from '../parts/shop-setup/api.ts';
import { LawEntry } from './law-entry.tsx';

export default function LawSettingsPage() {
  const texts = useTexts(lawTexts);
  const language = useLanguage();
  const country = useShop().place?.country;
  const query = useGetShopSetupQuery();
  return (
    <SettingsFrame head={useDashboardHead('lawSettings')}>
      <Loaded query={query} failed={texts.failed}>
        {({ law, unfinished, steps }) => (
          <>
            {unfinished.length > 0 && <Unfinished pages={unfinished} />}
            {!country && (
              <>
                <p>{texts.noCountry}</p>
                <p>
                  <ButtonLink to={dashboardPaths.countrySettings.to()}>
                    {texts.setCountry}
                  </ButtonLink>
                </p>
              </>
            )}
            {country && !law && <p>{texts.noList(countryName(country, language))}</p>}
            {country && law && (
              <Law law={law} country={countryName(country, language)} hasMail={steps.mail} />
            )}
          </>
        )}
      </Loaded>
    </SettingsFrame>
  );
}

type LawProps = { law: LawView; country: string; hasMail: boolean };

function Law({ law: { entries, read }, country, hasMail }: LawProps) {
  const texts = useTexts(lawTexts);
  const language = useLanguage();
  const count = (wanted: (typeof entries)[number]['state']) =>
    entries.filter(({ state }) => state === wanted).length;
  return (
    <>
      <div className="grid gap-2">
        <h3>{texts.title(country)}</h3>
        <p>{texts.counted(count('missing'), count('done'), count('yours'), count('unchecked'))}</p>
        <p className="text-muted">{texts.read(dayText(language, read))}</p>
      </div>
      {LAW_PARTS.map((part) => (
        <Card key={part} title={texts.parts[part]} level={3}>
          <ul className="grid gap-x-8 lg:grid-cols-2">
            {entries
              .filter((entry) => entry.part === part)
              .map((entry) => (
                <LawEntry key={entry.rule} {...entry} hasMail={hasMail} />
              ))}
          </ul>
        </Card>
      ))}
    </>
  );
}

/** Published pages with brackets still to fill in. */
function Unfinished({ pages }: { pages: ShopSetup['unfinished'] }) {
  const texts = useTexts(lawTexts);
  return (
    <Card title={texts.unfinished} level={3}>
      <p>{texts.unfinishedHint}</p>
      <ul>
        {pages.map((page) => (
          <UnfinishedPage key={page.page} {...page} />
        ))}
      </ul>
    </Card>
  );
}

function UnfinishedPage({ page, placeholders }: ShopSetup['unfinished'][number]) {
  const { namesOf } = useTexts(lawTexts);
  const { title } = useHead(page);
  return (
    <li>
      <Link to={dashboardPaths.pageText.to(page)} className="link inline-block py-2">
        {namesOf(title, placeholders.map((name) => `[${name}]`).join(', '))}
      </Link>
    </li>
  );
}
