import { lastDayOf } from '@book-store/contract/orders/gift-cards/gift-cards';
import { dayText } from '@book-store/contract/place';
import { useShop } from '../../api/calls/shop-api.ts';
import { useLanguage, useTexts } from '../../lib/wording/storefront-texts.ts';
import { ShopLogo } from '../shop-sign/shop-logo.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { paperTexts } from './texts.ts';

type GiftCardSheetProps = { code: string; amount: string; expiresAt?: string | undefined };

/**
 * A gift card on one side of a page, to be folded twice: across, then down. The upper half stands on its head, because it
 * becomes the inside.
 */
export function GiftCardSheet(card: GiftCardSheetProps) {
  const texts = useTexts(paperTexts).giftCard;
  return (
    <PrintSheet label={texts.title} paper="card">
      <Inside {...card} />
      <div className="turned">
        <p className="line">{texts.for}</p>
        <p className="line">{texts.from}</p>
      </div>
      <Back />
      <Front amount={card.amount} />
    </PrintSheet>
  );
}

function Front({ amount }: { amount: string }) {
  const texts = useTexts(paperTexts).giftCard;
  const { name, logo } = useShop();
  return (
    <div>
      <div className="frame">
        <div>
          {logo && <ShopLogo {...logo} className="mx-auto mb-[10pt] h-[60pt] max-w-full" />}
          <p className="font-title text-[20pt] leading-tight font-semibold break-words">{name}</p>
        </div>
        <div>
          <h1>{texts.title}</h1>
          <p className="mt-[6pt] text-[34pt] leading-tight font-bold tabular-nums">{amount}</p>
        </div>
      </div>
    </div>
  );
}

function Inside({ code, amount, expiresAt }: GiftCardSheetProps) {
  const texts = useTexts(paperTexts).giftCard;
  const language = useLanguage();
  return (
    <div className="turned">
      <p className="text-[22pt] font-bold tabular-nums">{amount}</p>
      <p className="mt-[14pt]">{texts.code}</p>
      <p className="text-[15pt] font-bold whitespace-nowrap tabular-nums">{code}</p>
      <p className="mt-[14pt]">{texts.use(window.location.host)}</p>
      {expiresAt && (
        <p className="mt-[8pt]">{texts.until(dayText(language, lastDayOf(expiresAt)))}</p>
      )}
    </div>
  );
}

function Back() {
  const { name, address, phone, email } = useShop();
  return (
    <div className="justify-end text-center">
      <p className="font-semibold">{name}</p>
      <p className="whitespace-pre-line">{address}</p>
      <p>{phone}</p>
      <p>{email}</p>
      <p>{window.location.host}</p>
    </div>
  );
}
