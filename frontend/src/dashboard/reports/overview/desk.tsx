import { Loaded } from '../../../kit/page/loaded.tsx';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { deskTexts } from '../desk-texts.ts';
import { useDesk } from '../parts/desk/api.ts';
import { DeskList } from '../parts/desk/desk-list.tsx';

/** The first thing on the overview of a refined shop. */
export function Desk() {
  const texts = useTexts(deskTexts);
  const query = useDesk();
  return (
    <section aria-labelledby="desk" className="card overflow-hidden">
      <h2 id="desk" className="border-b border-line px-4 py-3 text-h3 md:px-6">
        {texts.title}
      </h2>
      <Loaded query={query} failed={texts.failed}>
        {({ lines }) =>
          lines.length > 0 ? (
            <DeskList lines={lines} />
          ) : (
            <p className="px-4 py-4 text-muted md:px-6">{texts.none}</p>
          )
        }
      </Loaded>
    </section>
  );
}
